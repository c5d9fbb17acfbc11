import { vehicleRoute } from '@forecourt/contracts';
import { useSection, useSite, useVehicleOptions } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { VehicleCard, VehicleCardSkeleton, cardWithActions } from '@forecourt/ui-vehicle';
import type { VehicleDocument } from '@forecourt/vehicle';
import type { SavedVehicle } from '../rules/garage.js';
import { GoneCard } from './GoneCard.js';
import { SavedControls } from './SavedControls.js';
import * as styles from './pages.styles.js';

export interface SavedVehiclesProps {
  saved: readonly SavedVehicle[];
  /** What the site shows of them; absent when it could not be read. */
  vehicles: readonly VehicleDocument[] | undefined;
  /** Nothing newer is on its way. */
  isFresh: boolean;
  /** Epoch milliseconds. */
  now: number;
  listing: string | undefined;
  onRemoved: () => void;
}

/** A card for each saved vehicle: as in the listing, or as it was kept where the site shows it no more. */
export function SavedVehicles({ saved, vehicles, isFresh, now, listing, onRemoved }: SavedVehiclesProps) {
  const site = useSite();
  const options = useVehicleOptions();
  const { offersSubscription } = useSection(siteSection);
  return (
    <ul css={styles.grid}>
      {saved.map((kept) => {
        const vehicle = vehicles?.find(({ id }) => id === kept.id);
        const controls = <SavedControls kept={kept} vehicle={vehicle} onRemoved={onRemoved} />;
        return (
          <li key={kept.id}>
            {vehicle ? (
              <VehicleCard
                {...cardWithActions(vehicle, options, { pages: site, offersSubscription, now })}
                controls={controls}
              />
            ) : isFresh ? (
              <GoneCard
                kept={kept}
                isGone={vehicles !== undefined}
                href={site.href(vehicleRoute, { slug: kept.slug }) ?? '#'}
                listing={listing}
                controls={controls}
              />
            ) : (
              <VehicleCardSkeleton />
            )}
          </li>
        );
      })}
    </ul>
  );
}
