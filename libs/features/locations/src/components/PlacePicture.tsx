import { imageUrl, srcSet } from '@forecourt/contracts';
import type { SiteLocation } from '@forecourt/site-config';
import { AustraliaMap } from './AustraliaMap.js';
import * as styles from './places.styles.js';

/**
 * Picture of a place, above its card: the configured one, or its position on the SVG map. It is hidden from screen
 * readers because the card has the name and address. A page with such cards must render `OutlinesOnce`.
 */
export function PlacePicture({ place }: { place: Pick<SiteLocation, 'slug' | 'name' | 'lat' | 'long' | 'image'> }) {
  if (!place.image) {
    return (
      <div css={styles.picture} aria-hidden="true">
        <AustraliaMap places={[place]} least={12} isShared />
      </div>
    );
  }
  const widths = srcSet(place.image, [320, 480, 640, 800]);
  return (
    <img
      css={styles.picture}
      src={imageUrl(place.image, { width: 480 })}
      {...(widths ? { srcSet: widths, sizes: '(min-width: 640px) 320px, 90vw' } : {})}
      alt=""
      width={480}
      height={320}
      loading="lazy"
    />
  );
}
