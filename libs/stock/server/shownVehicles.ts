import { portRef } from '@forecourt/service';
import type { Visibility } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import type { Vehicle } from '@forecourt/vehicle';

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
