import type { ReactNode } from 'react';
import { vehicleRoute } from '@forecourt/contracts';
import { useSection, useSite, useVehicleOptions, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { cardProps, uiVehicleWords, VehicleCard } from '@forecourt/ui-vehicle';
import type { VehicleSummary } from '@forecourt/vehicle';
import { main } from './page.styles.js';
import * as styles from './vehicle.styles.js';

export interface VehicleRowProps {
  id: string;
  title: string;
  vehicles: readonly VehicleSummary[];
  /** Epoch milliseconds. */
  now: number;
  /** Over each card's picture. */
  controlsOf?: (vehicle: VehicleSummary) => ReactNode;
}

/** Vehicles side by side under a heading; nothing where there are none. */
export function VehicleRow({ id, title, vehicles, now, controlsOf }: VehicleRowProps) {
  const sayCard = useWords(uiVehicleWords);
  const site = useSite();
  const options = useVehicleOptions();
  const { offersSubscription } = useSection(siteSection);
  if (vehicles.length === 0) return null;
  return (
    <section css={main} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul css={styles.strip}>
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
              controls={controlsOf?.(vehicle)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
