import { vehicleRoute } from '@forecourt/contracts';
import { useSection, useSite } from '@forecourt/composition';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import { cardProps, VehicleCard } from '@forecourt/ui-vehicle';
import type { VehicleSummary } from '@forecourt/vehicle';
import { main } from './page.styles.js';
import * as styles from './vehicle.styles.js';

/** Up to six vehicles like this one (VDP-13); nothing where there are none. */
export function SimilarVehicles({ vehicles, now }: { vehicles: readonly VehicleSummary[]; now: number }) {
  const site = useSite();
  const options = useSection<VehicleSection>('vehicle');
  const { offersSubscription } = useSection<SiteSection>('site');
  if (vehicles.length === 0) return null;
  return (
    <section css={main} aria-labelledby="similar">
      <h2 id="similar">Similar vehicles</h2>
      <ul css={styles.grid}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard
              {...cardProps(vehicle, options, {
                offersSubscription,
                now,
                href: site.href(vehicleRoute, { slug: vehicle.slug }) ?? '#',
              })}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
