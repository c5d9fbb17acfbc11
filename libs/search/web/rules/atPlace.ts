import { addressOf, askedFacets } from './listingPath.js';
import { changed, type ListingFilters } from './listingUrl.js';
import type { SiteSection } from '@forecourt/site-config';

/** A filter by place that a listing offers and that is not chosen yet. */
export interface OfferedPlace {
  readonly name: string;
  readonly href: string;
}

/**
 * The same listing at the place that the shopper calls theirs (LOC-08): nothing where the site has no other place,
 * where it does not know this one, or where a place, a dealership or a distance is chosen already.
 */
export function atPlace(
  filters: ListingFilters,
  site: Pick<SiteSection, 'searchPrefix' | 'defaultSearch' | 'locations' | 'dealerships'>,
  chosen: string | undefined,
): OfferedPlace | undefined {
  const visible = site.locations.filter((place) => place.visible);
  const place = visible.find(({ slug }) => slug === chosen);
  if (!place || visible.length < 2 || filters.near) return undefined;
  const asked = askedFacets(filters, site);
  const isNarrowed = (['location', 'location_name', 'dealership', 'dealership_name', 'city', 'state'] as const).some(
    (name) => (asked[name] ?? []).length > 0,
  );
  if (isNarrowed) return undefined;
  const facets = { ...filters.facets, location: [place.slug] };
  return { name: place.name, href: addressOf(changed(filters, { facets, page: 1 }), site) };
}
