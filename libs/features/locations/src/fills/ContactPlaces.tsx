import { placeContactRoute } from '@forecourt/contracts';
import { useSection, useSite } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Dealership } from '../components/Dealership.js';
import { PlaceCard } from '../components/PlaceCard.js';
import { PlaceSummary } from '../components/PlaceSummary.js';
import * as styles from '../components/places.styles.js';
import { contactVariant, listedDealerships } from '../domain/dealerships.js';
import type { ContactData } from './contactLoader.js';

/** Whom a shopper may ask (LOC-06): the one place with its hours, a list of places, or dealerships with theirs. */
export function Component({ data }: { data?: unknown }) {
  const identity = useSection(siteSection);
  const site = useSite();
  if (!data) return null;
  const { places, now } = data as ContactData;
  const variant = contactVariant(identity, places);
  if (variant === 'dealerships') {
    return (
      <div css={styles.dealerships}>
        {listedDealerships(identity, places).map((dealership) => (
          <Dealership key={dealership.slug} dealership={dealership} now={now} />
        ))}
      </div>
    );
  }
  return (
    <ul css={styles.grid}>
      {places.map((place) => {
        const href = site.href(placeContactRoute, { slug: place.slug });
        return (
          <li key={place.slug}>
            {variant === 'single' ? (
              <PlaceSummary place={place} now={now} hasHours />
            ) : (
              <PlaceCard
                place={place}
                now={now}
                headingLevel={2}
                enquiry={href ? { href, label: 'Contact Us' } : undefined}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
