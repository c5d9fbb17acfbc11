import { storable } from '@forecourt/contracts/api';
import type { Db } from '@forecourt/database';
import { shownOnSite, type Visibility } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import { siteStock } from '@forecourt/stock';
import type { Vehicle } from '@forecourt/vehicle';
import { Refusal } from './refusals.js';

/** A vehicle that a site shows by its address; throws what becomes a 404, or a 410 for one that was withdrawn (VDP-06). */
export async function shownVehicle(
  db: Db,
  site: ConfiguredSite,
  slug: string,
  now: number,
): Promise<{ vehicle: Vehicle; visibility: Visibility }> {
  // what no store can hold names no vehicle
  const vehicle = storable(slug) === slug ? await siteStock(db, site.slug).bySlug(slug) : undefined;
  if (vehicle?.status === 'withdrawn') throw new Refusal(410, 'This vehicle is no longer here.');
  const visibility = vehicle && shownOnSite(vehicle, site, now);
  if (!vehicle || !visibility?.isReachable) throw new Refusal(404, 'There is no such vehicle on this site.');
  return { vehicle, visibility };
}
