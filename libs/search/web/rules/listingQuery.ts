import { lackedField, lacksCollection } from '@forecourt/contracts';
import type { Place } from '@forecourt/site-config/places';
import {
  allOf,
  anyOf,
  between,
  readBars,
  type FacetBar,
  type SearchAnswer,
  type SearchParameters,
} from '@forecourt/runtime/search';
import { fullOrder, type VehicleDocument, type VehicleSummary } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { FACET_NAMES, FACETS, RANGES, SORTS, type FacetName, type RangeName, type SortName } from './attributes.js';
import { nearCondition, nearestFirst } from './near.js';
import { presentSort } from './presentSort.js';
import { rangeFacet } from './histogram.js';
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

type Part = { kind: 'facet'; name: FacetName } | { kind: 'range'; name: RangeName };
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

/**
 * The searches of a listing: the page itself, and for every refined facet or range one without it, for counts that stay
 * right.
 */
export interface ListingPlan {
  searches: SearchParameters[];
  /** What each search beyond the first counts. */
  parts: Part[];
  /** Values that stay in their lists however long these are. */
  chosen: ListingFilters['facets'];
}

/**
 * Plans a listing as one multi-search. What the path says counts like any other filter. `place` is where the
 * postcode of the filters is; without it the postcode narrows nothing.
 */
export function planListing(
  filters: ListingFilters,
  options: ListingOptions,
  site: ListingSite,
  place?: Place,
): ListingPlan {
  const asked = askedFacets(filters, site);
  const sort = presentSort(filters, options);
  const needsPrice = pricedOnly(options, sort);
  const near = filters.near && place ? nearCondition(filters.near, place) : undefined;
  const conditions = (without?: Part): string | undefined =>
    allOf([...facetConditions(asked, without), ...rangeConditions(filters, without), near, needsPrice]);
  const base = {
    q: filters.query === '' ? '*' : filters.query,
    ...(filters.query === '' ? {} : { query_by: QUERY_BY, query_by_weights: QUERY_BY_WEIGHTS }),
  };
  const facetFields = [...options.facets.map((name) => FACETS[name].field), ...options.ranges.map(rangeFacet)];
  const parts: Part[] = [
    ...options.facets
      .filter((name) => (asked[name] ?? []).length > 0)
      .map((name) => ({ kind: 'facet', name }) as const),
    ...options.ranges.filter((name) => filters.ranges[name]).map((name) => ({ kind: 'range', name }) as const),
  ];
  return {
    parts,
    chosen: asked,
    searches: [
      defined({
        ...base,
        filter_by: conditions(),
        sort_by: orderOf(sort, filters, options, place),
        facet_by: [...new Set([...facetFields, ...TOTAL_FIELDS])].join(','),
        max_facet_values: MAX_VALUES,
        per_page: options.pageSize,
        page: filters.page,
        highlight_fields: 'none',
      }),
      ...parts.map((part) => {
        return defined({
          ...base,
          filter_by: conditions(part),
          facet_by: part.kind === 'facet' ? FACETS[part.name].field : rangeFacet(part.name),
          max_facet_values: MAX_VALUES,
          per_page: 0,
        });
      }),
    ],
  };
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

function facetConditions(asked: ListingFilters['facets'], without: Part | undefined): (string | undefined)[] {
  const names = Object.keys(FACETS) as FacetName[];
  return names.map((name) => {
    if (without?.kind === 'facet' && without.name === name) return undefined;
    const { field } = FACETS[name];
    const chosen = asked[name];
    const values =
      name === 'seats'
        ? chosen?.filter((value) => /^\d{1,3}$/.test(value))
        : name === 'certified'
          ? chosen?.filter((value) => value === 'true' || value === 'false')
          : chosen;
    // a number that is none selects nothing instead of breaking the search
    if (chosen && values?.length === 0) return 'id:=none';
    const isPlain = name === 'seats' || name === 'certified';
    return values && isPlain ? `${field}:=[${values.join(',')}]` : anyOf(field, values ?? []);
  });
}

const rangeConditions = (filters: ListingFilters, without: Part | undefined): (string | undefined)[] =>
  (Object.keys(RANGES) as RangeName[]).map((name) =>
    without?.kind === 'range' && without.name === name
      ? undefined
      : between(RANGES[name].field, filters.ranges[name] ?? {}),
  );

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

/** A search that the search server does not carry out. */
export class RefusedSearch extends Error {
  /** Whether the search asks for what none may have: any server would say the same. */
  readonly asksTooMuch: boolean;
  constructor(answer: Pick<SearchAnswer, 'error' | 'code'>) {
    super(answer.error);
    const { code = 500 } = answer;
    this.asksTooMuch = code >= 400 && code < 500 && !lacksCollection([answer]) && lackedField([answer]) === undefined;
  }
}

/** Puts the answers of a plan together. Throws when the page itself was refused. */
export function readListing(
  answers: readonly SearchAnswer<VehicleDocument>[],
  { parts, chosen }: ListingPlan,
  options: ReadingOptions,
): ListingResults {
  const [main, ...others] = answers;
  if (!main) throw new Error('The search gave no answer.');
  if (main.error !== undefined) throw new RefusedSearch(main);
  const results: ListingResults = {
    hits: main.hits.map(({ document }) => document),
    found: main.found,
    shownTotal: shownTotal(main.found, main.facet_counts, options.countLimit),
    facets: {},
    stats: {},
    bars: {},
  };
  // a path writes values in small letters
  const isChosen = (facet: FacetName, value: string) =>
    chosen[facet]?.some((item) => item.toLowerCase() === value.toLowerCase()) ?? false;
  const take = (answer: SearchAnswer, facet: FacetName) => {
    const counts = answer.facet_counts.find((item) => item.field_name === FACETS[facet].field)?.counts ?? [];
    const values = counts.map(({ value, count }) => ({ value, count }));
    results.facets[facet] = offeredValues(facet, values, options, (value) => isChosen(facet, value));
  };
  const takeRange = (answer: SearchAnswer, range: RangeName) => {
    const { stats, counts = [] } = answer.facet_counts.find((item) => item.field_name === RANGES[range].field) ?? {};
    if (stats?.min !== undefined && stats.max !== undefined) results.stats[range] = { min: stats.min, max: stats.max };
    results.bars[range] = readBars(counts);
  };
  for (const name of options.facets) take(main, name);
  for (const name of options.ranges) takeRange(main, name);
  for (const [index, part] of parts.entries()) {
    const answer = others[index];
    if (!answer || answer.error !== undefined) continue;
    if (part.kind === 'facet') take(answer, part.name);
    else takeRange(answer, part.name);
  }
  return results;
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
