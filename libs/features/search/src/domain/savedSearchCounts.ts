import type { SearchParameters } from '@forecourt/runtime/search';
import { planListing, type ListingOptions } from './listingQuery.js';
import { parseListing, type ListingSite } from './listingUrl.js';

/** The search behind each saved address, for its count alone. */
export const planCounts = (
  hrefs: readonly string[],
  options: ListingOptions,
  site: ListingSite & { searchPrefix: string },
): SearchParameters[] =>
  hrefs.map((href) => {
    const [address = '', query = ''] = href.split('?');
    const parts = address
      .slice(site.searchPrefix.length)
      .split('/')
      .filter((part) => part !== '');
    const filters = parseListing(parts.map(decoded), new URLSearchParams(query));
    const [search = {}] = planListing(filters, { ...options, facets: [], ranges: [], pageSize: 0 }, site).searches;
    return { ...search, facet_by: undefined, max_facet_values: undefined };
  });

/** A path part as it was meant; one that is no encoding stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
