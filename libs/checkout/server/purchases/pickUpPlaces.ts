import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';

/** Where a vehicle can be picked up: at its own place; at any place of the dealer if that is not known or not shown. */
export function pickUpPlaces({ site }: ConfiguredSite, { location }: Pick<Vehicle, 'location'>): string[] {
  const shown = site.locations.filter(({ visible }) => visible).map(({ slug }) => slug);
  return location && shown.includes(location.slug) ? [location.slug] : shown;
}
