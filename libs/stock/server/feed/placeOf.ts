import type { SiteLocation } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';

/** A place of the site as a vehicle carries it. */
export const placeOf = (location: SiteLocation): NonNullable<Vehicle['location']> => ({
  slug: location.slug,
  name: location.name,
  phone: location.phone,
  address: location.address,
  lat: location.lat,
  long: location.long,
});
