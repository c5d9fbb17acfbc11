import type { VehicleLocation } from './vehicle.js';

/** Directions to a place: the dealer's own link where there is one. */
export function directionsHref(place: Pick<VehicleLocation, 'name' | 'address'> | undefined): string | undefined {
  if (!place?.address) return undefined;
  const { street, city, state, place_url: own } = place.address;
  if (own && /^https?:\/\//.test(own)) return own;
  const destination = [place.name, street, city, state].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
