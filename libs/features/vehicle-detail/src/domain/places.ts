import type { SiteLocation } from '@forecourt/site-config';
import type { Vehicle, VehicleLocation } from '@forecourt/vehicle';

type Place = Pick<SiteLocation, 'slug' | 'primary'> & { address: { city: string } };

/** City of the announcement "Located at {city}": where the vehicle stands at a place that is not the main one (VDP-17). */
export function announcedCity(vehicle: Pick<Vehicle, 'location'>, places: readonly Place[]): string | undefined {
  const { location } = vehicle;
  const place = places.find(({ slug }) => slug === location?.slug);
  return place && !place.primary ? (location?.address?.city ?? place.address.city) : undefined;
}

/** Directions to a place: the dealer's own link where there is one. */
export function directionsHref(place: VehicleLocation | undefined): string | undefined {
  if (!place?.address) return undefined;
  const { street, city, state, place_url: own } = place.address;
  if (own && /^https?:\/\//.test(own)) return own;
  const destination = [place.name, street, city, state].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
