import type { SearchParameters } from '@forecourt/runtime/search';
import type { Place } from '@forecourt/site-config/places';
import { excerptOf, type ListingOptions } from './listingQuery.js';
import { filtersOfAddress, type ListingSite } from './listingPath.js';

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
    const filters = filtersOfAddress(href, site);
    const place = filters.near && placeOf?.(filters.near.postcode);
    return excerptOf(filters, { pageSize: 0 }, options, site, place);
  });
