import type { useInstantSearch } from 'react-instantsearch';
import { FACET_NAMES, FACETS, RANGE_NAMES, RANGES, SORTS, WHOLE, type SortName } from '../rules/attributes.js';
import type { Near } from '../rules/near.js';
import type { ListingFilters, Range } from '../rules/listingUrl.js';

/** InstantSearch's index name of a listing in its default order; no collection has this name. */
export const INDEX = 'vehicles';

/** What InstantSearch keeps of a listing: its own state, and the place to look around. */
export type ListingUiState = ReturnType<typeof useInstantSearch>['indexUiState'] & { near?: Near };

/** Orders by InstantSearch's name of an index: `vehicles/sort/price:asc`. */
export const indexOfSort = (sort: SortName): string => `${INDEX}/sort/${SORTS[sort].sortBy ?? sort}`;
export const sortOfIndex = (index: string | undefined): SortName | undefined =>
  (Object.keys(SORTS) as SortName[]).find((name) => indexOfSort(name) === index);

/** A listing whose path and parameters are one choice (`askedFacets`), as the state of InstantSearch. */
export function uiStateOf(filters: ListingFilters): ListingUiState {
  const { query, page, sort, facets, ranges, near } = filters;
  const refinementList = Object.fromEntries(
    FACET_NAMES.flatMap((name) => (facets[name] ? [[FACETS[name].field, [...facets[name]]]] : [])),
  );
  const range = Object.fromEntries(
    RANGE_NAMES.flatMap((name) => (ranges[name] ? [[RANGES[name].field, rangeText(ranges[name])]] : [])),
  );
  return {
    ...(query === '' ? {} : { query }),
    ...(page > 1 ? { page } : {}),
    ...(sort ? { sortBy: indexOfSort(sort) } : {}),
    ...(Object.keys(refinementList).length > 0 ? { refinementList } : {}),
    ...(Object.keys(range).length > 0 ? { range } : {}),
    ...(near ? { near } : {}),
  };
}

/** A choice with how its results are looked at, which InstantSearch knows nothing of. */
export const seenAs = (filters: ListingFilters, view: ListingFilters['view']): ListingFilters =>
  view ? { ...filters, view } : filters;

/** The other way round. Refinements of widgets that the listing knows nothing of have no place in its address. */
export function filtersOf(state: ListingUiState): ListingFilters {
  const sort = sortOfIndex(state.sortBy);
  const filters: ListingFilters = {
    query: state.query ?? '',
    page: state.page ?? 1,
    facets: {},
    ranges: {},
    path: [WHOLE],
  };
  if (sort) filters.sort = sort;
  if (state.near) filters.near = state.near;
  const { refinementList = {}, range = {} } = state;
  for (const name of FACET_NAMES) {
    const values = refinementList[FACETS[name].field];
    if (values && values.length > 0) filters.facets[name] = values;
  }
  for (const name of RANGE_NAMES) {
    const own = rangeOfText(range[RANGES[name].field]);
    if (own) filters.ranges[name] = own;
  }
  return filters;
}

export const rangeText = ({ min, max }: Range): string => `${min ?? ''}:${max ?? ''}`;

function rangeOfText(text: string | undefined): Range | undefined {
  const [min, max] = (text ?? '').split(':').map((bound) => (bound === '' ? Number.NaN : Number(bound)));
  const range = {
    ...(min !== undefined && Number.isFinite(min) ? { min } : {}),
    ...(max !== undefined && Number.isFinite(max) ? { max } : {}),
  };
  return Object.keys(range).length > 0 ? range : undefined;
}

const FACET_FIELDS = new Set<string>(FACET_NAMES.map((name) => FACETS[name].field));
const RANGE_FIELDS = new Set<string>(RANGE_NAMES.map((name) => RANGES[name].field));
const beyond = <Value>(
  values: Readonly<Record<string, Value>> | undefined,
  own: ReadonlySet<string>,
): Record<string, Value> => Object.fromEntries(Object.entries(values ?? {}).filter(([field]) => !own.has(field)));

/** Another choice, which keeps the state of widgets that are not the listing's own. */
export function withFilters(state: ListingUiState, filters: ListingFilters): ListingUiState {
  const { query: _query, page: _page, sortBy: _sort, near: _near, refinementList, range, ...others } = state;
  const next = uiStateOf(filters);
  return {
    ...others,
    ...next,
    refinementList: { ...beyond(refinementList, FACET_FIELDS), ...next.refinementList },
    range: { ...beyond(range, RANGE_FIELDS), ...next.range },
  };
}

/** One search as InstantSearch asks the client for it. */
export interface AskedSearch {
  readonly indexName: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * What a search is narrowed by beyond the listing's own choice: by widgets of a host or of another feature.
 */
export function foreignFilters({ facetFilters, numericFilters }: Readonly<Record<string, unknown>>): {
  readonly facetFilters: readonly (string | readonly string[])[];
  readonly numericFilters: readonly string[];
} {
  const isForeign = (filter: string, own: ReadonlySet<string>) => !own.has(/^[^:<>=!]+/.exec(filter)?.[0] ?? '');
  const ofFacets = (facetFilters ?? []) as readonly (string | readonly string[])[];
  return {
    facetFilters: ofFacets.filter((group) => [group].flat().some((filter) => isForeign(filter, FACET_FIELDS))),
    numericFilters: ((numericFilters ?? []) as readonly string[]).filter((filter) => isForeign(filter, RANGE_FIELDS)),
  };
}

/** The choice that a search belongs to. */
export function filtersOfRequest({ indexName, params = {} }: AskedSearch): ListingFilters {
  const { query, page, facetFilters, numericFilters, near } = params as {
    query?: string;
    page?: number;
    facetFilters?: readonly (string | readonly string[])[];
    numericFilters?: readonly string[];
    near?: Near;
  };
  const chosen = new Map<string, string[]>();
  for (const filter of (facetFilters ?? []).flat()) {
    const [, field = '', value = ''] = /^([^:]+):(.*)$/s.exec(filter) ?? [];
    chosen.set(field, [...(chosen.get(field) ?? []), value]);
  }
  const bounds = new Map<string, Range>();
  for (const filter of numericFilters ?? []) {
    const [, field = '', operator, value] = /^([^<>=]+)(<=|>=)(.+)$/.exec(filter) ?? [];
    bounds.set(field, { ...bounds.get(field), [operator === '>=' ? 'min' : 'max']: Number(value) });
  }
  return filtersOf({
    sortBy: indexName,
    query: query ?? '',
    page: (page ?? 0) + 1,
    refinementList: Object.fromEntries(chosen),
    range: Object.fromEntries([...bounds].map(([field, range]) => [field, rangeText(range)])),
    ...(near ? { near: { postcode: near.postcode, ...(near.km === undefined ? {} : { km: near.km }) } } : {}),
  });
}
