import { imageUrl, srcSet } from '@forecourt/contracts';
import { formatDate } from '@forecourt/vehicle';
import type { BlogPost } from '../../domain/blogFeed.js';
import { section } from '../page.styles.js';
import * as styles from './offer.styles.js';

/** The dealer's latest posts (VDP-20); nothing without any. */
export function Blogs({ title, posts }: { title: string; posts: readonly BlogPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section css={section} aria-labelledby="blogs">
      <h2 id="blogs">{title}</h2>
      <ul css={styles.posts}>
        {posts.map(({ title: name, href, image, date }) => (
          <li key={href + name}>
            {image && (
              <img
                src={imageUrl(image, { width: 480 })}
                srcSet={srcSet(image, [320, 480, 640])}
                sizes="(min-width: 1000px) 380px, 92vw"
                width={600}
                height={400}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            <h3>
              <a href={href}>{name}</a>
            </h3>
            {date && <time dateTime={date}>{formatDate(date)}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}
