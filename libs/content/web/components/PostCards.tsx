import { imageUrl, srcSet } from '@forecourt/contracts';
import type { PostSummary } from '@forecourt/content/domain';
import { useSite } from '@forecourt/composition';
import { formatDate, languageOf } from '@forecourt/words';
import { articleHref } from '../rules/addresses.js';
import * as styles from './posts.styles.js';

export interface PostCardsProps {
  posts: readonly PostSummary[];
  headingLevel?: 2 | 3;
  /** Pictures of 3 to 2 instead of square ones (B9: 375 by 375). */
  isWide?: boolean;
  /** One row on a phone. */
  isRow?: boolean;
  /** Arranged as on the front page, which has rows of cards enough. */
  isFront?: boolean;
}

/** Articles side by side: picture, heading, date (B3). */
export function PostCards({ posts, headingLevel = 2, isWide = false, isRow = false, isFront = false }: PostCardsProps) {
  const site = useSite();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul css={[styles.grid, isWide && styles.wide, isRow && styles.row, isFront && styles.front]}>
      {posts.map((post) => (
        <li key={post.slug}>
          {post.image && (
            <img
              src={imageUrl(post.image.path, { width: 480 })}
              srcSet={srcSet(post.image.path, [320, 480, 640, 800])}
              sizes="(min-width: 1000px) 380px, 92vw"
              width={isWide ? 600 : 375}
              height={isWide ? 400 : 375}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          <p>
            <time dateTime={post.date}>{formatDate(post.date, languageOf(site))}</time> · {post.categories[0]?.name}
          </p>
          <Heading>
            <a href={articleHref(site, post)}>{post.title}</a>
          </Heading>
          <p>{post.description}</p>
        </li>
      ))}
    </ul>
  );
}
