import type { BrandSubject } from '@forecourt/contracts';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { PlaceCard } from '../components/PlaceCard.js';
import * as styles from '../components/places.styles.js';
import { placesOfMake } from '../rules/listedPlaces.js';
import { locationsWords } from '../words/locationsWords.js';

/** Places that sell a make, on its page (NAV-06); nothing where the dealer names none. */
export function Component({ brand, data }: { brand: BrandSubject; data?: unknown }) {
  const say = useWords(locationsWords);
  const { locations } = useSection(siteSection);
  const now = (data as { now: number } | null | undefined)?.now;
  const places = placesOfMake(locations, brand.name);
  if (places.length === 0 || now === undefined) return null;
  return (
    <section css={styles.band} aria-labelledby="brand-places">
      <h2 id="brand-places">{say('whereToSee', { make: brand.name })}</h2>
      <ul css={styles.grid}>
        {places.map((place) => (
          <li key={place.slug}>
            <PlaceCard place={place} now={now} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
