import { Slot, useSection, useSite } from '@forecourt/composition';
import { cardControlsSlot, vehicleRoute } from '@forecourt/contracts';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import { cardAction, cardProps, VehicleCard, VehicleCardSkeleton } from '@forecourt/ui-vehicle';
import type { VehicleSummary } from '@forecourt/vehicle';
import { interleave, type PlacedPromo } from '../domain/promos.js';
import { PromoCard } from './PromoCard.js';
import * as styles from './ResultGrid.styles.js';

/** Grids of the listing; `carousel` is ResultCarousel. */
export type ResultLayout = keyof typeof styles.layouts;

export interface ResultGridProps {
  vehicles: readonly VehicleSummary[];
  now: number;
  layout: ResultLayout;
  /** Newer results are on their way: these stay, and stand back (SRCH-06). */
  isDim?: boolean;
  headingLevel?: 2 | 3;
  /** What the search asks of a vehicle, in a line of its card. */
  noteOf?: ((vehicle: VehicleSummary) => string | undefined) | undefined;
  /** Tiles among the results. */
  promos?: readonly PlacedPromo[];
}

/** Cards of vehicles, each as the site's options have it. */
export function ResultGrid({ vehicles, now, layout, isDim, headingLevel, noteOf, promos = [] }: ResultGridProps) {
  const site = useSite();
  const { offersSubscription } = useSection<SiteSection>('site');
  const options = useSection<VehicleSection>('vehicle');
  return (
    <ul css={[styles.grid, styles.layouts[layout], isDim && styles.dim]} aria-busy={isDim}>
      {interleave(vehicles, promos).map((item) => {
        if (item.kind === 'promo') {
          return (
            <li key={`promo-${item.tile.id}`}>
              <PromoCard tile={item.tile} isWide={layout === 'list'} />
            </li>
          );
        }
        const { result: vehicle, index } = item;
        const href = site.href(vehicleRoute, { slug: vehicle.slug }) ?? '#';
        return (
          <li key={vehicle.id}>
            <VehicleCard
              {...cardProps(vehicle, options, { offersSubscription, now, href })}
              actions={[cardAction(vehicle, href)]}
              controls={<Slot slot={cardControlsSlot} with={{ vehicle }} />}
              note={noteOf?.(vehicle)}
              // pictures of the front page stand below its hero
              hasPriority={headingLevel !== 3 && index < 2}
              isWide={layout === 'list'}
              {...(headingLevel ? { headingLevel } : {})}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Stands where results will be, while there are none to keep (SRCH-06). */
export function ResultSkeletons({ count, layout }: { count: number; layout: ResultLayout }) {
  return (
    <div role="status">
      <p css={styles.spoken}>Loading vehicles …</p>
      <ul css={[styles.grid, styles.layouts[layout]]} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <VehicleCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
