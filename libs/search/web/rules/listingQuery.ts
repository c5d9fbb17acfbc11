import type { Place } from '@forecourt/site-config/places';
import {
  allOf,
  anyOf,
  between,
  type FacetBar,
  type SearchAnswer,
  type SearchParameters,
} from '@forecourt/runtime/search';
import { fullOrder, type VehicleSummary } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import {
  FACET_NAMES,
  FACETS,
  RANGE_NAMES,
  RANGES,
  SORTS,
  type FacetName,
  type RangeName,
  type SortName,
} from './attributes.js';
import { nearCondition, nearestFirst } from './near.js';
import { presentSort } from './presentSort.js';
import { askedFacets, type ListingSite } from './listingPath.js';
import { isFacetValue, type ListingFilters } from './listingUrl.js';

export interface FacetValue {
  value: string;
  count: number;
}
export interface ListingResults {
  hits: readonly VehicleSummary[];
  found: number;
  /** The total that the page shows (SRCH-11). */
  shownTotal: number;
  facets: Partial<Record<FacetName, readonly FacetValue[]>>;
  stats: Partial<Record<RangeName, { min: number; max: number }>>;
  bars: Partial<Record<RangeName, readonly FacetBar[]>>;
}

/** Options of a site that shape a listing's searches. */
export type ListingOptions = Pick<
  SearchConfig,
  'facets' | 'ranges' | 'defaultSort' | 'cheapestNeedsPrice' | 'pageSize'
>;

/** Fields that words are sought in, with their weights. */
export const QUERY_BY = 'title,make,model,badge,stocknum';
export const QUERY_BY_WEIGHTS = '4,5,5,2,1';
/** Most values that the search counts for a facet. */
export const MAX_VALUES = 150;
/** Facets that decide the shown total of long listings (SRCH-11). */
export const TOTAL_FIELDS = ['status', 'car_type'] as const;

/** Options of a site that shape what is made of the answers. */
export type ReadingOptions = Pick<SearchConfig, 'facets' | 'ranges' | 'facetLimits' | 'countLimit' | 'certifiedOnly'>;

/** A choice whose path and parameters are one (`askedFacets`). */
export type Chosen = Pick<ListingFilters, 'query' | 'facets' | 'ranges' | 'near' | 'sort'>;

/** Conditions of a listing as one `filter_by`. `place` is where its postcode is; without it that narrows nothing. */
export function conditionsOf(
  chosen: Chosen,
  options: Pick<ListingOptions, 'defaultSort' | 'cheapestNeedsPrice'>,
  place: Place | undefined,
): string | undefined {
  return allOf([
    ...facetConditions(chosen.facets),
    ...rangeConditions(chosen.ranges),
    chosen.near && place && nearCondition(chosen.near, place),
    pricedOnly(options, presentSort(chosen, options)),
  ]);
}

/** What is shown or counted of a listing. */
interface Excerpt {
  readonly facets?: readonly FacetName[];
  readonly pageSize: number;
}

/**
 * One search of what a listing would show, for pages that count or show some of it without its panel. The listing
 * itself is searched by `searchListing`, with the same conditions, words and order.
 */
export function excerptOf(
  filters: ListingFilters,
  { facets = [], pageSize }: Excerpt,
  options: Pick<ListingOptions, 'defaultSort' | 'cheapestNeedsPrice'>,
  site: ListingSite,
  place?: Place,
): SearchParameters {
  const chosen = { ...filters, facets: askedFacets(filters, site) };
  const isCount = pageSize === 0;
  return defined({
    q: filters.query === '' ? '*' : filters.query,
    query_by: QUERY_BY,
    query_by_weights: QUERY_BY_WEIGHTS,
    filter_by: conditionsOf(chosen, options, place),
    sort_by: isCount ? undefined : orderOf(presentSort(filters, options), filters, options, place),
    ...(facets.length > 0
      ? { facet_by: facets.map((name) => FACETS[name].field).join(','), max_facet_values: MAX_VALUES }
      : {}),
    per_page: pageSize,
    page: filters.page,
    highlight_fields: 'none',
  });
}

/**
 * Leaves out vehicles without a price where the cheapest come first, and nowhere else (SRCH-09). Without an order, that
 * of a listing that opens: what front page and directories count is what the listing behind their links shows.
 */
export const pricedOnly = (
  { cheapestNeedsPrice, defaultSort }: Pick<ListingOptions, 'cheapestNeedsPrice' | 'defaultSort'>,
  sort: SortName = defaultSort,
): string | undefined => (cheapestNeedsPrice && sort === 'price-asc' ? 'price:>0' : undefined);

/** What has the most of the words first. */
const MATCH = '_text_match:desc';

/** An order as the `sort_by` of the search server. Equals keep their places when the index is built anew. */
export function orderOf(
  sort: SortName,
  { query }: Pick<ListingFilters, 'query'>,
  { defaultSort }: Pick<ListingOptions, 'defaultSort'>,
  place: Place | undefined,
): string {
  const unplaced = query === '' ? SORTS[defaultSort].sortBy : MATCH;
  if (sort === 'relevant') return fullOrder(query === '' ? undefined : MATCH);
  if (sort !== 'nearest') return fullOrder(SORTS[sort].sortBy);
  return place ? fullOrder(nearestFirst(place), unplaced) : fullOrder(SORTS[defaultSort].sortBy);
}

const facetConditions = (chosen: ListingFilters['facets']): (string | undefined)[] =>
  FACET_NAMES.map((name) => {
    const { field } = FACETS[name];
    // in one order, as InstantSearch's helper has them: the same choice is the same search
    const wanted = chosen[name] && [...chosen[name]].sort();
    const values =
      name === 'seats'
        ? wanted?.filter((value) => /^\d{1,3}$/.test(value))
        : name === 'certified'
          ? wanted?.filter((value) => value === 'true' || value === 'false')
          : wanted;
    // a number that is none selects nothing instead of breaking the search
    if (wanted && values?.length === 0) return 'id:=none';
    const isPlain = name === 'seats' || name === 'certified';
    return values && isPlain ? `${field}:=[${values.join(',')}]` : anyOf(field, values ?? []);
  });

const rangeConditions = (ranges: ListingFilters['ranges']): (string | undefined)[] =>
  RANGE_NAMES.map((name) => between(RANGES[name].field, ranges[name] ?? {}));

/** Most vehicles first; equal counts by name, so that the order is the same everywhere. */
export const byCount = (a: FacetValue, b: FacetValue): number =>
  b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);

/** Counted values of a facet that an address can say: nothing else can be chosen. */
export const facetValues = (
  name: FacetName,
  counts: readonly { readonly value: string; readonly count: number }[] = [],
): FacetValue[] => counts.flatMap(({ value, count }) => (isFacetValue(name, value) ? [{ value, count }] : []));

/**
 * Values of a facet as the site offers them: its limit, no "No" where every vehicle is certified (SRCH-19, SRCH-20),
 * and nothing that no address can say.
 */
export function offeredValues<Item extends FacetValue>(
  name: FacetName,
  values: readonly Item[],
  { facetLimits, certifiedOnly }: Pick<SearchConfig, 'facetLimits' | 'certifiedOnly'>,
  isChosen: (value: string) => boolean,
): Item[] {
  return values
    .filter(({ value, count }) => count > 0 && isFacetValue(name, value))
    .filter(({ value }) => !(name === 'certified' && certifiedOnly && value === 'false'))
    .sort(byCount)
    .filter(({ value }, index) => index < (facetLimits[name] ?? MAX_VALUES) || isChosen(value));
}

/** Values of the present results, by facet: a path names them in lower case only. */
export function knownValues(results: ListingResults | undefined): Partial<Record<FacetName, readonly string[]>> {
  if (!results) return {};
  const known: Partial<Record<FacetName, readonly string[]>> = {};
  for (const name of FACET_NAMES) {
    const own = results.hits.map((hit) => (hit as unknown as Record<string, unknown>)[FACETS[name].field]);
    const listed = (results.facets[name] ?? []).map(({ value }) => value);
    known[name] = [...new Set([...listed, ...own.filter((value) => typeof value === 'string')])];
  }
  return known;
}

function defined(parameters: Record<string, string | number | undefined>): SearchParameters {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * The total that a listing shows: what was found, or above the limit the vehicles in stock, or without that facet all
 * conditions together (A4).
 */
export function shownTotal(found: number, facets: SearchAnswer['facet_counts'], limit: number): number {
  if (found <= limit) return found;
  const counts = (field: string) => facets.find((facet) => facet.field_name === field)?.counts ?? [];
  const inStock = counts('status').find(({ value }) => value === 'in_stock')?.count;
  return inStock ?? (counts('car_type').reduce((sum, { count }) => sum + count, 0) || found);
}
