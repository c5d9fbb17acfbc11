import type { ReactNode } from 'react';
import { imageUrl, isListingValue, listingHref } from '@forecourt/contracts';
import { useSection, useWords } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { ButtonLink } from '@forecourt/ui-kit';
import type { SavedVehicle } from '../rules/garage.js';
import * as styles from './pages.styles.js';
import { garageWords } from '../words/garageWords.js';

export interface GoneCardProps {
  kept: SavedVehicle;
  /** The site shows it no more; otherwise it could only not be read. */
  isGone: boolean;
  href: string;
  /** Path of the listing. */
  listing: string | undefined;
  controls: ReactNode;
}

/** A saved vehicle as the device remembers it. */
export function GoneCard({ kept, isGone, href, listing, controls }: GoneCardProps) {
  const say = useWords(garageWords);
  const { placeholderImage } = useSection(vehicleSection);
  const { name, make, primary_image_url: picture } = kept;
  return (
    <article css={styles.goneCard}>
      <div css={styles.gonePicture}>
        <img
          src={imageUrl(picture || placeholderImage, { width: 480 })}
          width={600}
          height={400}
          alt=""
          loading="lazy"
        />
        <div css={styles.goneControls}>{controls}</div>
      </div>
      <div css={styles.goneBody}>
        <h2>{name}</h2>
        {isGone ? (
          <>
            <p css={styles.muted}>{say('saved.notForSale')}</p>
            {listing && isListingValue(make) && (
              <ButtonLink href={listingHref({ prefix: listing, facets: { make: [make] } })} variant="outline">
                {say('saved.othersOfMake', { make })}
              </ButtonLink>
            )}
          </>
        ) : (
          <ButtonLink href={href} variant="outline">
            {say('saved.details')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
