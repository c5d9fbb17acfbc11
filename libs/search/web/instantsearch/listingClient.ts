import {
  createSearchClient,
  type InstantSearchClient,
  type InstantSearchRequest,
} from '@forecourt/runtime/instantsearch';
import { allOf, type SearchGateway } from '@forecourt/runtime/search';
import type { Place } from '@forecourt/site-config/places';
import { FACETS, RANGES } from '../rules/attributes.js';
import { RANGE_SCALES } from '../rules/histogram.js';
import type { SearchConfig } from '../config.js';
import {
  conditionsOf,
  orderOf,
  QUERY_BY,
  QUERY_BY_WEIGHTS,
  shownTotal,
  type ListingOptions,
} from '../rules/listingQuery.js';
import type { ListingFilters } from '../rules/listingUrl.js';
import type { Near } from '../rules/near.js';
import { presentSort } from '../rules/presentSort.js';
import { filtersOfRequest, foreignFilters, INDEX } from './uiState.js';

/** Search parameter of the near widget: the chosen postcode and distance, and where that is. */
export interface PlacedNear extends Near {
  readonly place: Place;
}
export const NEAR_PARAMETER = 'near';

/** What the listing's client adds to the answers of a search; InstantSearch's results carry it along. */
export interface OwnResults {
  /** How many vehicles the page says that there are (SRCH-11): InstantSearch joins the counts of several answers. */
  readonly shownTotal?: number;
  /** The choice that these are the results of: InstantSearch's own state runs ahead of them. */
  readonly filters?: ListingFilters;
}

/** An answer of the adapter to one search. */
interface Adapted {
  readonly nbHits: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The listing's search client: the adapter, with the words, conditions and order of the listing's query. */
export function createListingClient(
  gateway: SearchGateway,
  options: Pick<SearchConfig, 'defaultSort' | 'cheapestNeedsPrice' | 'countLimit'>,
): InstantSearchClient {
  const client = createSearchClient({
    gateway,
    queryBy: QUERY_BY,
    queryByWeights: QUERY_BY_WEIGHTS,
    fields: [...Object.values(FACETS), ...Object.values(RANGES)].map(({ field }) => field),
    facetByOptions: RANGE_SCALES,
    complete: (request) => completed(request, options),
  });
  return {
    ...client,
    async search(requests) {
      const { results } = await client.search(requests);
      const [first] = requests;
      const own = first ? { filters: filtersOfRequest(first) } : {};
      return {
        results: (results as Adapted[]).map((answer): Adapted & OwnResults => ({
          ...answer,
          shownTotal: totalOf(answer, options.countLimit),
          ...own,
        })),
      };
    },
  };
}

const totalOf = ({ nbHits, facets }: Adapted, countLimit: number): number =>
  shownTotal(
    nbHits,
    Object.entries(facets).map(([field_name, counts]) => ({
      field_name,
      counts: Object.entries(counts).map(([value, count]) => ({ value, count })),
    })),
    countLimit,
  );

/** What InstantSearch asks for, with the conditions and in the order of the listing's query. */
export function completed(
  request: InstantSearchRequest,
  options: Pick<ListingOptions, 'defaultSort' | 'cheapestNeedsPrice'>,
): InstantSearchRequest {
  const { params = {} } = request;
  const near = params[NEAR_PARAMETER] as PlacedNear | undefined;
  const chosen = filtersOfRequest(request);
  const conditions = conditionsOf(chosen, options, near?.place);
  const foreign = text(params['filters']);
  const filters = foreign === undefined ? conditions : allOf([foreign, conditions]);
  // what only counts has no order
  const isCount = params['hitsPerPage'] === 0 || params['facetQuery'] !== undefined;
  const order = isCount ? undefined : orderOf(presentSort(chosen, options), chosen, options, near?.place);
  return {
    indexName: order === undefined ? INDEX : `${INDEX}/sort/${order}`,
    params: { ...params, ...foreignFilters(params), ...(filters === undefined ? {} : { filters }) },
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
