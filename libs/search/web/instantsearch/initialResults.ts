import { FACETS, RANGES } from '../rules/attributes.js';
import { barName } from '../rules/histogram.js';
import { MAX_VALUES, TOTAL_FIELDS, type ListingOptions, type ListingResults } from '../rules/listingQuery.js';
import type { ListingFilters } from '../rules/listingUrl.js';
import { NEAR_PARAMETER } from './listingClient.js';
import { placed, type NearWidgetProps } from './nearWidget.js';
import { INDEX, indexOfSort } from './uiState.js';

/** Facets that each search counts in addition to those of the panel, for the shown total. */
export const countedBeside = ({ facets }: Pick<ListingOptions, 'facets'>): string[] => {
  const shown = facets.map((name): string => FACETS[name].field);
  return TOTAL_FIELDS.filter((field) => !shown.includes(field));
};

const NOTHING: ListingResults = { hits: [], found: 0, shownTotal: 0, facets: {}, stats: {}, bars: {} };

/**
 * The loader's results in InstantSearch's shape, so that hydration sends no request. Without results it gets none that
 * anybody shows: without any InstantSearch would render nothing at all.
 */
export function initialResults(
  { filters, results: read }: { filters: ListingFilters; results?: ListingResults | undefined },
  options: Pick<ListingOptions, 'facets' | 'ranges' | 'pageSize'>,
  placeOf: NearWidgetProps['placeOf'],
) {
  const results = read ?? NOTHING;
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, object> = {};
  for (const name of options.facets)
    facets[FACETS[name].field] = Object.fromEntries(
      (results.facets[name] ?? []).map(({ value, count }) => [value, count]),
    );
  for (const name of options.ranges) {
    const { field } = RANGES[name];
    facets[field] = Object.fromEntries((results.bars[name] ?? []).map(([from, count]) => [barName(name, from), count]));
    const range = results.stats[name];
    if (range) stats[field] = range;
  }
  const state = searchState(filters, options, placeOf);
  const main = {
    index: state.index,
    // as the client gives them
    hits: results.hits.map((document) => ({ ...document, objectID: document.id, document })),
    nbHits: results.found,
    page: state.page,
    nbPages: Math.ceil(results.found / options.pageSize),
    hitsPerPage: options.pageSize,
    facets,
    facets_stats: stats,
    shownTotal: results.shownTotal,
    ...(read ? { filters: unseen(filters) } : {}),
    query: filters.query,
    params: '',
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    processingTimeMS: 0,
  };
  const refined = [...Object.keys(state.disjunctiveFacetsRefinements), ...Object.keys(state.numericRefinements)];
  const counts = refined.map((field) => ({
    ...main,
    hits: [],
    facets: { [field]: Object.hasOwn(facets, field) ? facets[field] : {} },
    facets_stats: Object.hasOwn(stats, field) ? { [field]: stats[field] } : {},
  }));
  return { [INDEX]: { state, results: [main, ...counts] } };
}

/** The parameters that the listing's widgets make of a choice. */
export function searchState(
  filters: ListingFilters,
  { facets, ranges, pageSize }: Pick<ListingOptions, 'facets' | 'ranges' | 'pageSize'>,
  placeOf: NearWidgetProps['placeOf'],
) {
  const near = placed(filters.near, placeOf);
  const chosen = Object.entries(filters.facets).map(
    ([name, values]) => [FACETS[name as keyof typeof FACETS].field, [...values]] as const,
  );
  const bounded = Object.entries(filters.ranges).map(
    ([name, { min, max }]) =>
      [
        RANGES[name as keyof typeof RANGES].field,
        { ...(min === undefined ? {} : { '>=': [min] }), ...(max === undefined ? {} : { '<=': [max] }) },
      ] as const,
  );
  const shown = [
    ...facets.map((name): string => FACETS[name].field),
    ...ranges.map((name): string => RANGES[name].field),
  ];
  return {
    index: filters.sort ? indexOfSort(filters.sort) : INDEX,
    query: filters.query,
    page: filters.page - 1,
    hitsPerPage: pageSize,
    maxValuesPerFacet: MAX_VALUES,
    facets: countedBeside({ facets }),
    disjunctiveFacets: [...new Set([...shown, ...chosen.map(([field]): string => field)])],
    disjunctiveFacetsRefinements: Object.fromEntries(chosen),
    numericRefinements: Object.fromEntries(bounded),
    ...(near ? { [NEAR_PARAMETER]: near } : {}),
  };
}

/** How results are looked at is no part of what they belong to. */
const unseen = ({ view: _view, ...filters }: ListingFilters): ListingFilters => filters;
