import type { SiteLocation } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';

export const placeOf = (location: SiteLocation): NonNullable<Vehicle['location']> => ({
  slug: location.slug,
  name: location.name,
  phone: location.phone,
  address: location.address,
  lat: location.lat,
  long: location.long,
});

/**
 * The dealer's place nearest in name: same city, else a stable choice among those of the state, else among all. A
 * vehicle without city and state in the feed is at the primary place.
 */
export function chooseLocation(
  locations: readonly SiteLocation[],
  state: string | undefined,
  city: string | undefined,
): SiteLocation | undefined {
  const sales = locations.filter((location) => location.types.includes('sales'));
  const sameCity = sales.find((location) => location.address.city === city);
  if (sameCity) return sameCity;
  if (!state && !city) return sales.find(({ primary }) => primary) ?? sales[0];
  const inState = sales.filter((location) => location.address.state === state);
  const pool = inState.length > 0 ? inState : sales;
  const seed = [...(city || state || '')].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7);
  return pool[seed % Math.max(1, pool.length)];
}
