import { useWords } from '@forecourt/composition';
import { imageUrl, srcSet } from '@forecourt/contracts';
import { searchWords } from '../words/searchWords.js';
import * as styles from './hero.styles.js';

export interface Placard {
  href: string;
  title: string;
  price: string;
  picture: string;
}

/** A few vehicles of the yard with their prices on the windscreen. */
export function HeroPlacards({ placards }: { placards: readonly Placard[] }) {
  const say = useWords(searchWords);
  if (placards.length === 0) return null;
  return (
    <ul css={styles.placards} aria-label={say('hero.yard')}>
      {placards.map(({ href, title, price, picture }) => (
        <li key={href}>
          <a href={href} css={styles.placard}>
            <img
              src={imageUrl(picture, { width: 480 })}
              srcSet={srcSet(picture, [240, 320, 480, 640])}
              sizes="(min-width: 900px) 290px, 45vw"
              width={600}
              height={400}
              alt=""
              decoding="async"
            />
            <span>{title}</span>
            <strong>{price}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
