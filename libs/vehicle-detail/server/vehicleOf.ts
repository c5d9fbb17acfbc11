import { vehicleViewsPort } from '@forecourt/analytics';
import type { VehicleAnswer } from '@forecourt/contracts/api';
import type { ServiceContext } from '@forecourt/service';
import { publicVehicle, type ConfiguredSite } from '@forecourt/service/sites';
import { shownVehiclesPort } from '@forecourt/stock';
import { isAvailable } from '@forecourt/vehicle';
import { hasUsedCarChecks } from '@forecourt/vehicle-detail/domain';
import { gaugesPort } from './gauges.js';

/** What a vehicle's page shows of it (API-02). Without views and valuations it shows none. */
export async function vehicleOf(
  { port, findPort }: Pick<ServiceContext, 'port' | 'findPort'>,
  site: ConfiguredSite,
  slug: string,
): Promise<VehicleAnswer> {
  const { vehicle, visibility } = await port(shownVehiclesPort).bySlug(site, slug);
  const views = (await findPort(vehicleViewsPort)?.of(site.slug, vehicle.id)) ?? 0;
  // the page never waits for a partner: the browser requests what is not known yet when the gauge is seen
  const hasGauge = hasUsedCarChecks(vehicle) && isAvailable(vehicle);
  const gauge = hasGauge ? await findPort(gaugesPort)?.forPage(site, vehicle) : undefined;
  return {
    vehicle: publicVehicle(views > 0 ? { ...vehicle, views } : vehicle, site),
    shown: visibility.isListed,
    ...(gauge ? { gauge } : {}),
  };
}
