import {
  createSearchClient,
  type InstantSearchClient,
  type InstantSearchRequest,
} from '@forecourt/runtime/instantsearch';
import { allOf, type SearchGateway } from '@forecourt/runtime/search';
import type { Place } from '@forecourt/site-config/places';
import { FACETS, RANGES } from '../rules/attributes.js';
import { RANGE_SCALES } from '../rules/histogram.js';
import { orderOf, pricedOnly, QUERY_BY, QUERY_BY_WEIGHTS, type ListingOptions } from '../rules/listingQuery.js';
import { nearCondition, type Near } from '../rules/near.js';
import { presentSort } from '../rules/presentSort.js';
import { INDEX, sortOfIndex } from './uiState.js';

/** Search parameter of the near widget: the chosen postcode and distance, and where that is. */
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
    complete: (request) => completed(request, options),
  });

/** What InstantSearch asks for, in the order and with the conditions of the listing's own planner. */
export function completed(
  { indexName, params = {} }: InstantSearchRequest,
  options: Pick<ListingOptions, 'defaultSort' | 'cheapestNeedsPrice'>,
): InstantSearchRequest {
  const query = text(params['query']) ?? '';
  const near = params[NEAR_PARAMETER] as PlacedNear | undefined;
  const chosen = sortOfIndex(indexName);
  const sort = presentSort({ query, ...(chosen ? { sort: chosen } : {}), ...(near ? { near } : {}) }, options);
  const filters = allOf([text(params['filters']), near && nearCondition(near, near.place), pricedOnly(options, sort)]);
  // what only counts has no order
  const isCount = params['hitsPerPage'] === 0 || params['facetQuery'] !== undefined;
  const order = isCount ? undefined : orderOf(sort, { query }, options, near?.place);
  return {
    indexName: order === undefined ? INDEX : `${INDEX}/sort/${order}`,
    params: { ...params, ...(filters === undefined ? {} : { filters }) },
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
