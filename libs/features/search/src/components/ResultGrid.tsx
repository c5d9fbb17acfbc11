import { useSection, useSite } from '@forecourt/composition';
import { vehicleRoute } from '@forecourt/contracts';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import { cardAction, cardProps, VehicleCard } from '@forecourt/ui-vehicle';
import type { VehicleSummary } from '@forecourt/vehicle';
import * as styles from '../pages/listing.styles.js';

/** Cards of vehicles, each as the site's options have it. */
export function ResultGrid({
  vehicles,
  now,
  isDim,
  headingLevel,
}: {
  vehicles: readonly VehicleSummary[];
  now: number;
  isDim?: boolean;
  headingLevel?: 2 | 3;
}) {
  const site = useSite();
  const { offersSubscription } = useSection<SiteSection>('site');
  const options = useSection<VehicleSection>('vehicle');
  return (
    <ul css={[styles.grid, isDim && styles.dim]} aria-busy={isDim}>
      {vehicles.map((vehicle, index) => {
        const href = site.href(vehicleRoute, { slug: vehicle.slug }) ?? '#';
        return (
          <li key={vehicle.id}>
            <VehicleCard
              {...cardProps(vehicle, options, { offersSubscription, now, href })}
              actions={[cardAction(vehicle, href)]}
              hasPriority={index < 2}
              {...(headingLevel ? { headingLevel } : {})}
            />
          </li>
        );
      })}
    </ul>
  );
}
