import { imageUrl, srcSet } from '@forecourt/contracts';
import type { SiteLocation } from '@forecourt/site-config';
import { AustraliaMap } from './AustraliaMap.js';
import * as styles from './places.styles.js';

/**
 * How a place looks, above its card: the configured picture, or where it is on the drawn map. Its name and address
 * stand beside it. A page with such cards draws `OutlinesOnce`.
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
