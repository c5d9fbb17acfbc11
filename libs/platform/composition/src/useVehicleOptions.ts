import { vehicleOptionsOf, type VehicleOptions } from '@forecourt/site-config';
import { useSite } from './siteContext.js';

/** How the site describes vehicles; outside components it is `vehicleOptionsOf(site)`. */
export const useVehicleOptions = (): VehicleOptions => vehicleOptionsOf(useSite());
