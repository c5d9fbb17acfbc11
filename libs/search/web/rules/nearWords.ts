import { aboutKm, greatCircleKm, type Place } from '@forecourt/site-config/places';
import type { VehicleSummary } from '@forecourt/vehicle';
import type { Near } from './near.js';
import type { SearchSay } from './words.js';

/** `Within 50 km of 4350`. */
export const nearWords = ({ postcode, km }: Near, say: SearchSay): string =>
  km === undefined ? say('near.chosen', { postcode }) : say('near.within', { km, postcode });

/** `about 40 km`; nothing where a vehicle's place is not known. */
export const distanceOf = (
  { location_geo: point }: Pick<VehicleSummary, 'location_geo'>,
  place: Place,
): string | undefined => point && aboutKm(greatCircleKm(place, { lat: point[0], long: point[1] }));

/** `About 40 km away`. */
export function distanceWords(
  vehicle: Pick<VehicleSummary, 'location_geo'>,
  place: Place,
  say: SearchSay,
): string | undefined {
  const words = distanceOf(vehicle, place);
  return words && say('near.away', { distance: words.charAt(0).toUpperCase() + words.slice(1) });
}
