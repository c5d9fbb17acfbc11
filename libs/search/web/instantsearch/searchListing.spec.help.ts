import type { SearchAnswer, SearchParameters } from '@forecourt/runtime/search';
import type { Place } from '@forecourt/site-config/places';
import type { SearchConfig } from '../config.js';
import type { ListingSite } from '../rules/listingPath.js';
import type { ListingFilters } from '../rules/listingUrl.js';
import { searchListing } from './searchListing.js';

const EMPTY: SearchAnswer = { found: 0, out_of: 0, page: 1, hits: [], facet_counts: [] };

/** What a listing makes of the answer to each of its searches; for tests. */
export const readFrom = (
  answer: (search: SearchParameters) => Partial<SearchAnswer>,
  filters: ListingFilters,
  options: SearchConfig,
  site: ListingSite,
) =>
  searchListing({ filters }, options, site, {
    multiSearch: (searches) => Promise.resolve(searches.map((search) => ({ ...EMPTY, ...answer(search) }))) as never,
  });

/** The searches that a listing sends; for tests. */
export async function searchesOf(
  filters: ListingFilters,
  options: SearchConfig,
  site: ListingSite,
  place?: Place,
): Promise<readonly SearchParameters[]> {
  const sent: SearchParameters[] = [];
  await searchListing({ filters, ...(place ? { place } : {}) }, options, site, {
    multiSearch: (searches) => {
      sent.push(...searches);
      return Promise.resolve(searches.map(() => EMPTY)) as never;
    },
  });
  return sent;
}
