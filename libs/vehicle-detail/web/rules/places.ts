import type { SiteLocation } from '@forecourt/site-config';
import { isAvailable, type Vehicle } from '@forecourt/vehicle';

type Place = Pick<SiteLocation, 'slug' | 'primary'> & { address: { city: string } };

/**
 * City of the announcement "Located at {city}", for a vehicle at a place that is not the main one (VDP-17). No one is
 * directed to a vehicle that is sold.
 */
export function announcedCity(
  vehicle: Pick<Vehicle, 'location' | 'status'>,
  places: readonly Place[],
): string | undefined {
  const { location } = vehicle;
  if (!isAvailable(vehicle)) return undefined;
  const place = places.find(({ slug }) => slug === location?.slug);
  return place && !place.primary ? (location?.address?.city ?? place.address.city) : undefined;
}
