import type { VehicleAnswer } from '@forecourt/contracts/api';
import type { Db } from '@forecourt/service/database';
import { hasUsedCarChecks } from '@forecourt/vehicle-detail/domain';
import { publicVehicle, type ConfiguredSite } from '@forecourt/sites';
import { showsGauge, type Valuations } from '@forecourt/valuation';
import { isAvailable } from '@forecourt/vehicle';
import type { ShownVehicles } from './shownVehicles.js';
import { viewsOf } from './views.js';

interface VehicleServices {
  readonly db: Db;
  readonly vehicles: Pick<ShownVehicles, 'bySlug'>;
  /** Undefined where nobody values vehicles: pages have no gauge. */
  readonly valuations: Pick<Valuations, 'forPage'> | undefined;
}

/** What a vehicle's page shows of it (API-02). */
export async function vehicleOf(
  { db, vehicles, valuations }: VehicleServices,
  site: ConfiguredSite,
  slug: string,
): Promise<VehicleAnswer> {
  const { vehicle, visibility } = await vehicles.bySlug(site, slug);
  const views = await viewsOf(db, site.slug, vehicle.id);
  // the page never waits for a partner: the browser requests what is not known yet when the gauge is seen
  const hasGauge = hasUsedCarChecks(vehicle) && isAvailable(vehicle) && showsGauge(site);
  const gauge = hasGauge ? await valuations?.forPage(vehicle, site.stockOwner) : undefined;
  return {
    vehicle: publicVehicle(views > 0 ? { ...vehicle, views } : vehicle, site),
    shown: visibility.isListed,
    ...(gauge ? { gauge } : {}),
  };
}
