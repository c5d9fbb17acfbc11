import { Refusal } from '@forecourt/contracts/api';
import type { Db } from '@forecourt/service/database';
import { storable } from '@forecourt/enquiry';
import { portRef } from '@forecourt/service';
import { shownOnSite, type Visibility } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { shownStock } from './shownStock.js';
import { worded } from './words/worded.js';

export interface ShownVehicle {
  readonly vehicle: Vehicle;
  readonly visibility: Visibility;
}

/**
 * Vehicles whose pages a site shows at a moment: a call answers for no other (TEN-07). Both reject with a refusal: 404,
 * or 410 for a vehicle that was withdrawn (VDP-06).
 */
export interface ShownVehicles {
  bySlug(site: ConfiguredSite, slug: string): Promise<ShownVehicle>;
  byId(site: ConfiguredSite, id: string): Promise<ShownVehicle>;
}

export const shownVehiclesPort = portRef<ShownVehicles>('stock/shown-vehicles');

export const shownVehicles = (db: Db, now: () => number): ShownVehicles => ({
  bySlug: (site, slug) =>
    // what no store can hold names no vehicle
    shown(storable(slug) === slug ? shownStock(db, site).bySlug(slug) : undefined, site, now()),
  byId: (site, id) => shown(id !== '' && storable(id) === id ? shownStock(db, site).byId(id) : undefined, site, now()),
});

async function shown(
  found: Promise<Vehicle | undefined> | undefined,
  site: ConfiguredSite,
  now: number,
): Promise<ShownVehicle> {
  const vehicle = await found;
  if (vehicle?.status === 'withdrawn') throw new Refusal(410, worded('vehicle.gone'));
  const visibility = vehicle && shownOnSite(vehicle, site, now);
  if (!vehicle || !visibility?.isReachable) throw new Refusal(404, worded('vehicle.none'));
  return { vehicle, visibility };
}
