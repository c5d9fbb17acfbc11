import type { SearchParameters } from '@forecourt/runtime/search';
import type { Place } from '@forecourt/site-config/places';
import { excerptOf, type ListingOptions } from './listingQuery.js';
import type { ListingSite } from './listingPath.js';
import { parseListing } from './listingUrl.js';

/** Where a postcode is, as the table of places has it. */
export type PlaceOf = (postcode: string) => Place | undefined;

/** The search behind each saved address, for its count alone. */
export const planCounts = (
  hrefs: readonly string[],
  options: ListingOptions,
  site: ListingSite,
  placeOf?: PlaceOf,
): SearchParameters[] =>
  hrefs.map((href) => {
    const [address = '', query = ''] = href.split('?');
    const parts = address
      .slice(site.searchPrefix.length)
      .split('/')
      .filter((part) => part !== '');
    const filters = parseListing(parts.map(decoded), new URLSearchParams(query));
    const place = filters.near && placeOf?.(filters.near.postcode);
    return excerptOf(filters, { pageSize: 0 }, options, site, place);
  });

/** A path part as it was meant; one that is no encoding stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
