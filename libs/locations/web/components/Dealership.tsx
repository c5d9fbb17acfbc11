import { dealershipsRoute, placeContactRoute } from '@forecourt/contracts';
import { useSite, useWords } from '@forecourt/composition';
import { slugify } from '@forecourt/vehicle';
import type { ListedDealership } from '../rules/dealerships.js';
import { PlaceCard } from './PlaceCard.js';
import * as styles from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

export interface DealershipProps {
  readonly dealership: ListedDealership;
  readonly now: number;
}

/**
 * A dealership: the makes it sells and how to reach its places. One whose only place bears its name has one heading.
 */
export function Dealership({ dealership: { slug, name, makes, places }, now }: DealershipProps) {
  const say = useWords(locationsWords);
  const site = useSite();
  const isItsPlace = places.length === 1 && places[0]?.name === name;
  return (
    <section css={[styles.dealership, places.length > 1 && styles.wholeRow]} id={slug} aria-label={name}>
      {!isItsPlace && <h2>{name}</h2>}
      <ul css={styles.grid}>
        {places.map((place) => {
          const href = site.href(placeContactRoute, { slug: place.slug });
          return (
            <li key={place.slug}>
              <PlaceCard
                place={place}
                now={now}
                headingLevel={isItsPlace ? 2 : 3}
                enquiry={href ? { href, label: say('contact') } : undefined}
              />
            </li>
          );
        })}
      </ul>
      {makes.length > 0 && (
        <ul css={styles.services} aria-label={say('makesOf', { name })}>
          {makes.map((make) => {
            const href = site.href(dealershipsRoute, { make: slugify(make) });
            return <li key={make}>{href ? <a href={href}>{make}</a> : make}</li>;
          })}
        </ul>
      )}
    </section>
  );
}
