import type { Db } from '@forecourt/service/database';
import { storable } from '@forecourt/enquiry';
import { shownOnSite } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { shownStock } from '@forecourt/stock';

/** A vehicle by an id that a request names, and whether the site shows it. The id may be any text. */
export async function readVehicle(db: Db, site: ConfiguredSite, id: string, at: number) {
  const vehicle = id !== '' && storable(id) === id ? await shownStock(db, site).byId(id) : undefined;
  const isShown = vehicle !== undefined && vehicle.status !== 'withdrawn' && shownOnSite(vehicle, site, at).isReachable;
  return { vehicle, isShown };
}
