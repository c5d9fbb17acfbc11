import type { SearchAnswer, SearchParameters } from '@forecourt/runtime/search';
import type { Place } from '@forecourt/site-config/places';
import { AVAILABLE_STATUSES, isAvailable, type VehicleDocument, type VehicleSummary } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { FACETS, type FacetName } from './attributes.js';
import { excerptOf, facetValues, type FacetValue } from './listingQuery.js';
import { filtersOfAddress, type ListingSite } from './listingPath.js';
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
  /** What the site puts forward, and as many as its listing has; absent where it puts nothing forward. */
  featured?: { found: number; vehicles: readonly VehicleSummary[] };
}

type Options = Pick<SearchConfig, 'cheapestNeedsPrice' | 'newestCount' | 'defaultSort' | 'featured'>;

const AVAILABLE = { status: [...AVAILABLE_STATUSES] };
/** More groups than any of the browsed facets shows. */
const GROUPS = 40;

/** The search of a page of vehicles that is not the listing. */
const searchOn =
  (options: Pick<Options, 'cheapestNeedsPrice'>, site: ListingSite) =>
  (
    filters: Partial<ListingFilters>,
    facets: readonly FacetName[],
    pageSize: number,
    defaultSort: SearchConfig['defaultSort'] = 'latest',
  ): SearchParameters =>
    excerptOf(
      { ...UNFILTERED, ...filters },
      { facets, pageSize },
      { defaultSort, cheapestNeedsPrice: options.cheapestNeedsPrice },
      site,
    );

/** The vehicles for sale that came last. */
export const planNewest = (options: Options, site: ListingSite, count = options.newestCount): SearchParameters =>
  searchOn(options, site)({ facets: AVAILABLE }, [], count);

/**
 * The front page's searches, made by the listing's own query: what it counts is what the listing lists. Order:
 * counts, newest, one for each browsed facet that brings a picture of each value, then what is put forward, where
 * something is.
 */
export function planHome(options: Options, site: ListingSite): SearchParameters[] {
  const search = searchOn(options, site);
  return [
    // the order of the listing decides whether vehicles without a price count (SRCH-09)
    search({}, ['car_type', ...BROWSED], 0, options.defaultSort),
    planNewest(options, site),
    ...PICTURED.map((name) => ({
      ...search({ facets: AVAILABLE }, [], GROUPS),
      group_by: FACETS[name].field,
      // the newest may have no picture
      group_limit: 3,
      include_fields: `${FACETS[name].field},thumbnails,status`,
    })),
    ...(options.featured
      ? [planListed(filtersOfAddress(options.featured.address, site), options.featured.count, options, site)]
      : []),
  ];
}

/** The first vehicles of a listing that are for sale. `place` is where its postcode is, if it has one. */
export const planListed = (
  filters: ListingFilters,
  count: number,
  options: Pick<Options, 'cheapestNeedsPrice' | 'defaultSort'>,
  site: ListingSite,
  place?: Place,
): SearchParameters =>
  excerptOf(
    { ...filters, page: 1, facets: { ...AVAILABLE, ...filters.facets } },
    { pageSize: count },
    options,
    site,
    place,
  );

/** Puts the answers together. Throws when the counts were refused; pictures and newest may be missing. */
export function readHome(answers: readonly SearchAnswer<VehicleDocument>[]): HomeStock {
  const [counts, newest, ...others] = answers;
  const [pictures, featured] = [others.slice(0, PICTURED.length), others[PICTURED.length]];
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
    newest: forSale(newest),
    ...(featured
      ? { featured: { found: featured.error === undefined ? featured.found : 0, vehicles: forSale(featured) } }
      : {}),
  };
}

export const forSale = (answer: SearchAnswer<VehicleDocument> | undefined): VehicleSummary[] =>
  (answer?.hits ?? []).map(({ document }) => document).filter(isAvailable);

function picturesBy(answer: SearchAnswer<VehicleDocument> | undefined, field: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { hits } of answer?.grouped_hits ?? []) {
    const [document] = hits.map((hit) => hit.document).filter(({ thumbnails }) => thumbnails.length > 0);
    const value = document && new Map<string, unknown>(Object.entries(document)).get(field);
    const [picture] = document?.thumbnails ?? [];
    if (typeof value === 'string' && picture !== undefined) found.set(value, picture);
  }
  return found;
}
