import type { Db } from '@forecourt/service/database';
import type { ConfiguredSite } from '@forecourt/sites';
import { shownVehicles, type ShownVehicle } from '@forecourt/stock';

/** For groups of routes that take no ports yet: what the port of the stock's module answers at a moment. */
export const shownVehicle = (db: Db, site: ConfiguredSite, slug: string, now: number): Promise<ShownVehicle> =>
  shownVehicles(db, () => now).bySlug(site, slug);

export const shownVehicleById = (db: Db, site: ConfiguredSite, id: string, now: number): Promise<ShownVehicle> =>
  shownVehicles(db, () => now).byId(site, id);
