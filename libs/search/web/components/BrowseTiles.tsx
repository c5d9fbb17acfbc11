import { imageUrl, opensBeside, srcSet } from '@forecourt/contracts';
import { useSection, useWords } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { searchWords } from '../words/searchWords.js';
import { BrandMark } from './BrandMark.js';
import * as styles from './BrowseTiles.styles.js';

export interface BrowseTile {
  label: string;
  count: number;
  href: string;
  /** Path in the image service. */
  picture?: string | undefined;
}
export type BrowseLook = 'tiles' | 'wide' | 'names' | 'marks';

/**
 * Ways into the listing: small tiles with a picture, a few wide ones, names in lettering of our own, or names alone.
 */
export function BrowseTiles({ tiles, look }: { tiles: readonly BrowseTile[]; look: BrowseLook }) {
  const say = useWords(searchWords);
  const { placeholderImage } = useSection(vehicleSection);
  return (
    <ul css={[styles.list, styles.looks[look], styles.rows[look]]}>
      {tiles.map(({ label, count, href, picture = placeholderImage }) => (
        <li key={label}>
          <a css={[styles.tile, look === 'names' && styles.name]} href={href} {...opensBeside(href)}>
            {look === 'marks' && <BrandMark name={label} />}
            {(look === 'tiles' || look === 'wide') && (
              <span css={[styles.picture, look === 'wide' && styles.pictureWide]}>
                <img
                  src={imageUrl(picture, { width: 480 })}
                  srcSet={srcSet(picture, [240, 320, 480, 640])}
                  sizes={look === 'wide' ? '(min-width: 900px) 25vw, 50vw' : '(min-width: 900px) 160px, 45vw'}
                  width={600}
                  height={400}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </span>
            )}
            <span css={styles.words}>
              {look !== 'marks' && <strong>{label}</strong>}
              <small>{say('vehicles', { count })}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
