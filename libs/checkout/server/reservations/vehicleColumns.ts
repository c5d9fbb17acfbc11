import type { ConfiguredSite } from '@forecourt/service/sites';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';

/** What a reservation or a purchase keeps of its vehicle, for messages after the vehicle has left the stock. */
export const vehicleColumns = (site: ConfiguredSite, vehicle: Vehicle) => ({
  site: site.slug,
  stock_owner: site.stockOwner,
  vehicle_id: vehicle.id,
  stocknum: vehicle.stocknum,
  vehicle_slug: vehicle.slug,
  vehicle_name: vehicleTitle(vehicle),
});
