import { Refusal } from '@forecourt/contracts/api';
import { storable } from '@forecourt/enquiry';
import type { Db } from '@forecourt/service/database';
import { shownOnSite } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import { shownStock, type ShownVehicle, type ShownVehicles } from '@forecourt/stock';
import type { Vehicle } from '@forecourt/vehicle';
import { worded } from './words/worded.js';

/**
 * A vehicle that a site shows by its address; throws what becomes a 404, or a 410 for one that was withdrawn (VDP-06).
 */
export const shownVehicle = (db: Db, site: ConfiguredSite, slug: string, now: number): Promise<ShownVehicle> =>
  // what no store can hold names no vehicle
  shown(storable(slug) === slug ? shownStock(db, site).bySlug(slug) : undefined, site, now);

/** The same by the vehicle’s id: a call answers for no vehicle whose page does not (TEN-07). */
export const shownVehicleById = (db: Db, site: ConfiguredSite, id: string, now: number): Promise<ShownVehicle> =>
  shown(id !== '' && storable(id) === id ? shownStock(db, site).byId(id) : undefined, site, now);

/** The same for modules. */
export const shownVehicles = (db: Db, now: () => number): ShownVehicles => ({
  bySlug: (site, slug) => shownVehicle(db, site, slug, now()),
  byId: (site, id) => shownVehicleById(db, site, id, now()),
});

async function shown(
  asked: Promise<Vehicle | undefined> | undefined,
  site: ConfiguredSite,
  now: number,
): Promise<ShownVehicle> {
  const vehicle = await asked;
  if (vehicle?.status === 'withdrawn') throw new Refusal(410, worded('vehicle.gone'));
  const visibility = vehicle && shownOnSite(vehicle, site, now);
  if (!vehicle || !visibility?.isReachable) throw new Refusal(404, worded('vehicle.none'));
  return { vehicle, visibility };
}
