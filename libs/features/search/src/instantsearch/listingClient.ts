import {
  createSearchClient,
  type InstantSearchClient,
  type InstantSearchRequest,
} from '@forecourt/runtime/instantsearch';
import { allOf, type SearchGateway, type SearchParameters } from '@forecourt/runtime/search';
import type { Place } from '@forecourt/places';
import { FACETS, RANGES } from '../domain/attributes.js';
import { RANGE_SCALES } from '../domain/histogram.js';
import { orderOf, pricedOnly, QUERY_BY, QUERY_BY_WEIGHTS, type ListingOptions } from '../domain/listingQuery.js';
import { nearCondition, type Near } from '../domain/near.js';
import { presentSort } from '../domain/presentSort.js';
import { sortOfIndex } from './uiState.js';

/** Search parameter of the near widget: what was asked for and where that is. */
export interface PlacedNear extends Near {
  readonly place: Place;
}
export const NEAR_PARAMETER = 'near';

/** The listing's search client: the adapter, with the order and the conditions that the site adds to each search. */
export const createListingClient = (gateway: SearchGateway, options: ListingOptions): InstantSearchClient =>
  createSearchClient({
    gateway,
    queryBy: QUERY_BY,
    queryByWeights: QUERY_BY_WEIGHTS,
    fields: [...Object.values(FACETS), ...Object.values(RANGES)].map(({ field }) => field),
    facetByOptions: RANGE_SCALES,
    complete: (search, request) => completed(search, request, options),
  });

/** A search of InstantSearch as the listing's own planner would ask for it. */
export function completed(
  { sort_by: _named, ...search }: SearchParameters,
  { indexName, params = {} }: InstantSearchRequest,
  options: Pick<ListingOptions, 'defaultSort' | 'cheapestNeedsPrice'>,
): SearchParameters {
  const query = typeof params['query'] === 'string' ? params['query'] : '';
  const near = params[NEAR_PARAMETER] as PlacedNear | undefined;
  const chosen = sortOfIndex(indexName);
  const sort = presentSort({ query, ...(chosen ? { sort: chosen } : {}), ...(near ? { near } : {}) }, options);
  const conditions = allOf([
    text(search['filter_by']),
    near && nearCondition(near, near.place),
    pricedOnly(options, sort),
  ]);
  // what only counts has no order
  const order = search['per_page'] === 0 ? undefined : orderOf(sort, { query }, options, near?.place);
  const { filter_by: _own, ...others } = search;
  return {
    ...others,
    ...(conditions === undefined ? {} : { filter_by: conditions }),
    ...(order === undefined ? {} : { sort_by: order }),
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
