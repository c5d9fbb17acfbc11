import type { SearchConfig } from '../config.js';
import type { FacetName, RangeName } from './attributes.js';
import type { ListingFilters } from './listingUrl.js';

/** A group of the filter panel. */
export type GroupName = 'near' | RangeName | FacetName;

/** Models are inside the group of their makes, where the site filters by both. */
export const hasModelsInMakes = (facets: readonly FacetName[]): boolean =>
  facets.includes('make') && facets.includes('model');

/** Groups of the filter panel: those that show at once, and those behind "More filters" (SRCH-22). */
export function panelGroups(
  {
    offersNear,
    ranges,
    facets,
    firstFilters,
  }: Pick<SearchConfig, 'offersNear'> & {
    readonly [Option in 'ranges' | 'facets' | 'firstFilters']: readonly SearchConfig[Option][number][];
  },
  { near, ranges: chosenRanges, facets: chosenFacets }: Pick<ListingFilters, 'near' | 'ranges' | 'facets'>,
): { first: GroupName[]; more: GroupName[]; isMoreChosen: boolean } {
  const own = hasModelsInMakes(facets) ? facets.filter((name) => name !== 'model') : facets;
  const all: readonly GroupName[] = [...(offersNear ? (['near'] as const) : []), ...ranges, ...own];
  const first = firstFilters.filter((name) => all.includes(name));
  const more = all.filter((name) => !(first as readonly GroupName[]).includes(name));
  const isChosen = (name: GroupName): boolean =>
    name === 'near' ? near !== undefined : Object.hasOwn(chosenRanges, name) || Object.hasOwn(chosenFacets, name);
  return { first, more, isMoreChosen: more.some(isChosen) };
}
