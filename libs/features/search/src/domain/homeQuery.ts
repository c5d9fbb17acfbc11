import type { SearchAnswer, SearchParameters } from '@forecourt/runtime/search';
import { isAvailable, type VehicleDocument, type VehicleSummary } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { FACETS, type FacetName } from './attributes.js';
import { facetValues, planListing, type FacetValue } from './listingQuery.js';
import type { ListingSite } from './listingPath.js';
import { UNFILTERED, type ListingFilters } from './listingUrl.js';

/** Facets that the front page can lead into the listing by. */
export const BROWSED = ['item_type', 'body', 'make', 'model'] as const satisfies readonly FacetName[];
export type Browsed = (typeof BROWSED)[number];
/** Makes are shown by name alone. */
const PICTURED = ['item_type', 'body', 'model'] as const satisfies readonly Browsed[];

/** One way into the listing, with a picture of a vehicle that is found behind it. */
export interface BrowseValue extends FacetValue {
  picture?: string;
}
export interface HomeStock {
  /** As many as the listing behind "See all" has. */
  found: number;
  conditions: readonly FacetValue[];
  browse: Readonly<Record<Browsed, readonly BrowseValue[]>>;
  newest: readonly VehicleSummary[];
}

type Options = Pick<SearchConfig, 'cheapestNeedsPrice' | 'newestCount' | 'defaultSort'>;

const AVAILABLE = { status: ['in_stock', 'coming_soon'] };
/** More groups than any of the browsed facets shows. */
const GROUPS = 40;

/**
 * The front page's searches, made by the listing's own planner: what it counts is what the listing lists. Order: counts,
 * newest, then one for each browsed facet that brings a picture of each value.
 */
export function planHome(options: Options, site: ListingSite): SearchParameters[] {
  const search = (
    filters: Partial<ListingFilters>,
    facets: readonly FacetName[],
    pageSize: number,
    defaultSort: SearchConfig['defaultSort'] = 'latest',
  ): SearchParameters => {
    const plan = planListing(
      { ...UNFILTERED, ...filters },
      {
        facets: [...facets],
        ranges: [],
        defaultSort,
        cheapestNeedsPrice: options.cheapestNeedsPrice,
        pageSize,
      },
      site,
    );
    return plan.searches[0] ?? {};
  };
  return [
    // the order of the listing decides whether vehicles without a price count (SRCH-09)
    search({}, ['car_type', ...BROWSED], 0, options.defaultSort),
    search({ facets: AVAILABLE }, [], options.newestCount),
    ...PICTURED.map((name) => ({
      ...search({ facets: AVAILABLE }, [], GROUPS),
      group_by: FACETS[name].field,
      group_limit: 1,
      include_fields: `${FACETS[name].field},thumbnails,status`,
    })),
  ];
}

/** Puts the answers together. Throws when the counts were refused; pictures and newest may be missing. */
export function readHome(answers: readonly SearchAnswer<VehicleDocument>[]): HomeStock {
  const [counts, newest, ...pictures] = answers;
  if (!counts || counts.error !== undefined) throw new Error(counts?.error ?? 'The search gave no answer.');
  const valuesOf = (name: FacetName): FacetValue[] =>
    facetValues(name, counts.facet_counts.find((facet) => facet.field_name === FACETS[name].field)?.counts);
  const browse = (name: Browsed): BrowseValue[] => {
    const place = (PICTURED as readonly Browsed[]).indexOf(name);
    const known = picturesBy(pictures[place], FACETS[name].field);
    return valuesOf(name).map((item) => {
      const picture = known.get(item.value);
      return picture === undefined ? item : { ...item, picture };
    });
  };
  return {
    found: counts.found,
    conditions: valuesOf('car_type'),
    browse: {
      item_type: browse('item_type'),
      body: browse('body'),
      make: browse('make'),
      model: browse('model'),
    },
    newest: (newest?.hits ?? []).map(({ document }) => document).filter(isAvailable),
  };
}

function picturesBy(answer: SearchAnswer<VehicleDocument> | undefined, field: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { hits } of answer?.grouped_hits ?? []) {
    const document = hits[0]?.document;
    const value = document && new Map<string, unknown>(Object.entries(document)).get(field);
    const [picture] = document?.thumbnails ?? [];
    if (typeof value === 'string' && picture !== undefined) found.set(value, picture);
  }
  return found;
}
