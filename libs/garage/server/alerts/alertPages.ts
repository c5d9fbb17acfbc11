import { alertsRoute, fillPath, mountedPath, vehicleRoute } from '@forecourt/contracts';
import type { Db } from '@forecourt/service/database';
import { effectivePrice, vehicleTitle } from '@forecourt/vehicle';
import { readVehicle } from '../readVehicle.js';
import type { AlertWordsOptions } from './alertMessages.js';

/** What messages about vehicles read of a site and lead to. */
export const alertPages = (db: Db, clock: () => number): Pick<AlertWordsOptions, 'vehicleOf' | 'pages'> => ({
  async vehicleOf(site, id) {
    const { vehicle, isShown } = await readVehicle(db, site, id, clock());
    if (!vehicle || vehicle.status === 'withdrawn') return undefined;
    const { slug, status } = vehicle;
    return { title: vehicleTitle(vehicle), slug, status, price: effectivePrice(vehicle), isShown };
  },
  pages: {
    alerts: (site, query) => `${mountedPath(alertsRoute, site.paths)}?${new URLSearchParams(query).toString()}`,
    vehicle: (site, slug) => fillPath(mountedPath(vehicleRoute, site.paths), { slug }),
  },
});
