import { imageUrl, srcSet } from '@forecourt/contracts';
import type { PostSummary } from '@forecourt/content/domain';
import { useSite, useWords } from '@forecourt/composition';
import { formatDate } from '@forecourt/words';
import { articleHref } from '../rules/addresses.js';
import * as styles from './posts.styles.js';
import { contentWords } from '../words/contentWords.js';

/** Articles that the dealer puts forward, each with a small picture (B2.8; B9: 80 pixels). */
export function FeaturedNews({ posts }: { posts: readonly PostSummary[] }) {
  const say = useWords(contentWords);
  const site = useSite();
  return (
    <section css={styles.featured} aria-labelledby="featured-news">
      <h2 id="featured-news">{say('featured')}</h2>
      <ul css={styles.news}>
        {posts.map((post) => (
          <li key={post.slug}>
            {post.image && (
              <img
                src={imageUrl(post.image.path, { width: 160 })}
                srcSet={srcSet(post.image.path, [80, 160, 240])}
                sizes="80px"
                width={80}
                height={80}
                alt=""
                decoding="async"
              />
            )}
            <div>
              <h3>
                <a href={articleHref(site, post)}>{post.title}</a>
              </h3>
              <p>
                <time dateTime={post.date}>{formatDate(post.date, say.language)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
