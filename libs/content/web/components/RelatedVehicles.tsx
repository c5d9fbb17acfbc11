import { cardControlsSlot, listingRoute, vehicleRoute } from '@forecourt/contracts';
import type { RelatedStock } from '@forecourt/content/domain';
import { Slot, useSection, useSite, useVehicleOptions, useWords } from '@forecourt/composition';
import { stockHref } from '@forecourt/runtime/search';
import { siteSection } from '@forecourt/site-config';
import { cardProps, uiVehicleWords, VehicleCard } from '@forecourt/ui-vehicle';
import type { VehicleSummary } from '@forecourt/vehicle';
import * as styles from './article.styles.js';
import { contentWords } from '../words/contentWords.js';

export interface RelatedVehiclesProps {
  stock: RelatedStock | undefined;
  vehicles: readonly VehicleSummary[];
  /** Epoch milliseconds. */
  now: number;
}

/** Vehicles that a text speaks of; nothing where the site has none. */
export function RelatedVehicles({ stock, vehicles, now }: RelatedVehiclesProps) {
  const say = useWords(contentWords);
  const sayCard = useWords(uiVehicleWords);
  const site = useSite();
  const options = useVehicleOptions();
  const { offersSubscription } = useSection(siteSection);
  const listing = site.href(listingRoute);
  if (!stock || vehicles.length === 0) return null;
  return (
    <section css={styles.section} aria-labelledby="related-stock">
      <div css={styles.headRow}>
        <h2 id="related-stock">{stock.title}</h2>
        {listing !== undefined && <a href={stockHref(listing, stock)}>{say('related.seeAll')}</a>}
      </div>
      <ul css={styles.vehicles}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard
              {...cardProps(vehicle, options, {
                offersSubscription,
                now,
                href: site.href(vehicleRoute, { slug: vehicle.slug }) ?? '#',
              })}
              say={sayCard}
              headingLevel={3}
              controls={<Slot slot={cardControlsSlot} with={{ vehicle }} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
