import type { SiteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';

/**
 * Where a vehicle is sold, by the site's own places: the one it names, or the only one of its dealership that sells. A
 * feed that knows the place by name alone is then found by distance too, and a place that moved takes its stock along.
 */
export function placePointOf(
  { location, dealership_slug: dealership }: Pick<Vehicle, 'location' | 'dealership_slug'>,
  { locations }: Pick<SiteSection, 'locations'>,
): readonly [latitude: number, longitude: number] | undefined {
  const named = locations.find(({ slug }) => slug === location?.slug);
  const sellers = locations.filter(
    ({ dealership_slug: slug, types }) => slug === dealership && types.includes('sales'),
  );
  // no guess for a vehicle that is elsewhere, or whose dealership has several yards
  const place = named ?? (location === undefined && sellers.length === 1 ? sellers[0] : undefined);
  return place && [place.lat, place.long];
}
