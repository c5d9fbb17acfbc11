import type { InstantSearchHit } from '@forecourt/runtime/instantsearch';
import { readBars } from '@forecourt/runtime/search';
import type { VehicleSummary } from '@forecourt/vehicle';
import { FACETS, RANGES, type FacetName } from '../rules/attributes.js';
import { offeredValues, type FacetValue, type ListingResults, type ReadingOptions } from '../rules/listingQuery.js';
import type { OwnResults } from './listingClient.js';

/** What the listing reads of InstantSearch's results. */
export interface InstantResults extends OwnResults {
  readonly hits: readonly object[];
  readonly nbHits: number;
  readonly disjunctiveFacets: readonly FacetCounts[];
}
interface FacetCounts {
  readonly name: string;
  readonly data: unknown;
  readonly stats?: { readonly min?: number; readonly max?: number };
}

/** InstantSearch's results as the page reads them. */
export function listingResultsOf(
  results: InstantResults,
  options: ReadingOptions,
  chosen: Partial<Record<FacetName, readonly string[]>>,
): ListingResults {
  const counted = new Map(results.disjunctiveFacets.map((facet) => [facet.name, facet]));
  const read: ListingResults = {
    hits: results.hits.map(vehicleOf),
    found: results.nbHits,
    shownTotal: results.shownTotal ?? results.nbHits,
    facets: {},
    stats: {},
    bars: {},
  };
  for (const name of options.facets) {
    const values = valuesOf(counted.get(FACETS[name].field));
    const own = new Set(chosen[name]?.map((value) => value.toLowerCase()));
    read.facets[name] = offeredValues(name, values, options, (value) => own.has(value.toLowerCase()));
  }
  for (const name of options.ranges) {
    const facet = counted.get(RANGES[name].field);
    const { min, max } = facet?.stats ?? {};
    if (min !== undefined && max !== undefined) read.stats[name] = { min, max };
    read.bars[name] = readBars(valuesOf(facet));
  }
  return read;
}

const valuesOf = (facet: FacetCounts | undefined): FacetValue[] =>
  Object.entries((facet?.data ?? {}) as Record<string, number>).map(([value, count]) => ({ value, count }));

/** The vehicle of a hit, without what InstantSearch and the adapter add to it. */
export const vehicleOf = (hit: object): VehicleSummary => (hit as InstantSearchHit<VehicleSummary>).document;
