import type { ReactNode } from 'react';
import { cardControlsSlot } from '@forecourt/contracts';
import { Slot, useSection, useSite, useVehicleOptions } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { VehicleCard, cardWithActions } from '@forecourt/ui-vehicle';
import type { VehicleSummary } from '@forecourt/vehicle';
import * as styles from './offers.styles.js';

export interface OfferVehiclesProps {
  /** Of the heading, unique on the page. */
  id: string;
  title: string;
  vehicles: readonly VehicleSummary[];
  /** Epoch milliseconds. */
  now: number;
  /** Next to the heading, for example a link to all of them. */
  link?: ReactNode;
  /** Below the vehicles. */
  children?: ReactNode;
}

/** Vehicles of an offer, or with an offer price; nothing without any. */
export function OfferVehicles({ id, title, vehicles, now, link, children }: OfferVehiclesProps) {
  const site = useSite();
  const options = useVehicleOptions();
  const { offersSubscription } = useSection(siteSection);
  if (vehicles.length === 0) return null;
  return (
    <section css={styles.section} aria-labelledby={id}>
      <div css={styles.headRow}>
        <h2 id={id}>{title}</h2>
        {link}
      </div>
      <ul css={styles.vehicles}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard
              {...cardWithActions(vehicle, options, { pages: site, offersSubscription, now })}
              controls={<Slot slot={cardControlsSlot} with={{ vehicle }} />}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
