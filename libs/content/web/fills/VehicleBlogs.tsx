import type { PostSummary } from '@forecourt/content/domain';
import { useSection, useWords } from '@forecourt/composition';
import * as styles from '../components/article.styles.js';
import { PostCards } from '../components/PostCards.js';
import { contentSection } from '../section.js';
import { contentWords } from '../words/contentWords.js';

/** The dealer's latest articles on a vehicle's page (VDP-20); nothing without any. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(contentWords);
  const { vehicleTitle = say('blog.onVehiclePage') } = useSection(contentSection);
  const posts = (data ?? []) as readonly PostSummary[];
  if (posts.length === 0) return null;
  return (
    <section css={styles.section} aria-labelledby="blogs">
      <h2 id="blogs">{vehicleTitle}</h2>
      <PostCards posts={posts} headingLevel={3} isWide isRow />
    </section>
  );
}
