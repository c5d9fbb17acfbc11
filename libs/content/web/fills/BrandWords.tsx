import { Prose } from '../components/Prose.js';
import * as styles from '../components/article.styles.js';
import type { BrandWordsData } from './brandWordsLoader.js';

/** What the dealer says of a brand, on its page (NAV-06); nothing where it says nothing. */
export function Component({ data }: { data?: unknown }) {
  const words = data as BrandWordsData | null | undefined;
  if (!words) return null;
  return (
    <section css={styles.brandWords} aria-labelledby="brand-words">
      <h2 id="brand-words">{words.title}</h2>
      <Prose html={words.html} />
    </section>
  );
}
