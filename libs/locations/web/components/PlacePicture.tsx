import { imageUrl, srcSet } from '@forecourt/contracts';
import type { SiteLocation } from '@forecourt/site-config';
import { AustraliaMap } from './AustraliaMap.js';
import * as styles from './places.styles.js';

export interface PlacePictureProps {
  readonly place: Pick<SiteLocation, 'slug' | 'name' | 'lat' | 'long' | 'image'>;
  /** Heads the place's own page. */
  readonly isWide?: boolean;
}

/**
 * Picture of a place, above its card: the configured one, or its position on the SVG map. It is hidden from screen
 * readers because the card has the name and address. A page with such cards must render `OutlinesOnce`.
 */
export function PlacePicture({ place, isWide = false }: PlacePictureProps) {
  if (!place.image) {
    return (
      <div css={styles.picture} aria-hidden="true">
        <AustraliaMap places={[place]} least={12} isShared />
      </div>
    );
  }
  const widths = srcSet(place.image, [320, 480, 640, 800, 1200]);
  return (
    <img
      css={[styles.picture, isWide && styles.widePicture]}
      src={imageUrl(place.image, { width: 480 })}
      {...(widths
        ? { srcSet: widths, sizes: isWide ? '(min-width: 960px) 780px, 92vw' : '(min-width: 640px) 320px, 90vw' }
        : {})}
      alt=""
      width={480}
      height={320}
      loading={isWide ? 'eager' : 'lazy'}
    />
  );
}
