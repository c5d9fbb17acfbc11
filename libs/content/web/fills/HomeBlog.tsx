import type { PostSummary } from '@forecourt/content/domain';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { Container } from '@forecourt/ui-kit';
import * as styles from '../components/article.styles.js';
import { PostCards } from '../components/PostCards.js';
import { listHref } from '../rules/addresses.js';
import { contentSection } from '../section.js';
import { contentWords } from '../words/contentWords.js';

/** Latest articles of the front page (NAV-04); nothing without any. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(contentWords);
  const { blogTitle = say('blog.title') } = useSection(contentSection);
  const site = useSite();
  const posts = (data ?? []) as readonly PostSummary[];
  if (posts.length === 0) return null;
  return (
    <Container>
      <section css={[styles.section, styles.homeSection]} id="blog" aria-labelledby="home-blog">
        <div css={styles.headRow}>
          <h2 id="home-blog">{blogTitle}</h2>
          <a href={listHref(site, { page: 1 })}>{say('blog.all')}</a>
        </div>
        <PostCards posts={posts} headingLevel={3} isWide isFront />
      </section>
    </Container>
  );
}
