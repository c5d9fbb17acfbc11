import type { SearchConfig } from '../config.js';
import type { SortName } from './attributes.js';
import type { ListingFilters } from './listingUrl.js';

/** The order of a listing: the chosen one, or the one that suits it best (SRCH-08). */
export function presentSort(
  { sort, near, query }: Pick<ListingFilters, 'sort' | 'near' | 'query'>,
  { defaultSort }: Pick<SearchConfig, 'defaultSort'>,
): SortName {
  // an old link may ask for the nearest without saying of what
  if (sort !== undefined && (sort !== 'nearest' || near)) return sort;
  if (near) return 'nearest';
  return query === '' ? defaultSort : 'relevant';
}

/**
 * Orders to choose from: those of the site, the nearest where there is a place to be near to (that of the address, or
 * the shopper's own), and the present one.
 */
export function offeredSorts(
  filters: Pick<ListingFilters, 'sort' | 'near' | 'query'>,
  options: Pick<SearchConfig, 'sorts' | 'defaultSort'>,
  isPlaced = filters.near !== undefined,
): readonly SortName[] {
  return [...new Set([...(isPlaced ? (['nearest'] as const) : []), ...options.sorts, presentSort(filters, options)])];
}
