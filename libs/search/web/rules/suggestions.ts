import { allOf, anyOf, type SearchAnswer, type SearchParameters } from '@forecourt/runtime/search';
import type { Place } from '@forecourt/site-config/places';
import { AVAILABLE_STATUSES, type VehicleDocument, type VehicleSummary } from '@forecourt/vehicle';
import type { FacetName } from './attributes.js';
import type { ListingSite } from './listingPath.js';
import { excerptOf, pricedOnly, type ListingOptions } from './listingQuery.js';
import { changed, isFacetValue, listingUrl, UNFILTERED, type ListingFilters } from './listingUrl.js';

const MOST = { vehicles: 3, makes: 2, models: 4, bodies: 2 } as const;
/** Groups that are read, to take those with most vehicles of them. */
const GROUPS = 12;
const MAX_WORDS = 100;
const FOR_SALE = anyOf('status', AVAILABLE_STATUSES);

export interface ListingSuggestion {
  kind: 'make' | 'model' | 'body';
  text: string;
  count: number;
  href: string;
}
export interface Suggestions {
  /** How many vehicles the words find. */
  found: number;
  listings: readonly ListingSuggestion[];
  vehicles: readonly VehicleSummary[];
}

/** What was typed: as it was written, and what it chooses of the listing (`withPlainWords`). */
export interface TypedWords {
  readonly words: string;
  readonly filters: ListingFilters;
  /** Where the postcode of the filters is. */
  readonly place?: Place;
}

/**
 * One multi-search for what somebody types: vehicles, as the listing behind Enter finds them, and the makes, models and
 * bodies that the words name. Typos are forgiven as in the listing; words that name no make at all bring no make.
 */
export function planSuggestions(
  { words, filters, place }: TypedWords,
  options: Pick<ListingOptions, 'defaultSort' | 'cheapestNeedsPrice'>,
  site: ListingSite,
): SearchParameters[] {
  const forSale = changed(filters, { facets: { status: [...AVAILABLE_STATUSES], ...filters.facets } });
  const vehicles = excerptOf(forSale, { pageSize: MOST.vehicles }, options, site, place);
  // a make by another name is named by its own
  const q = (filters.query || (filters.facets.make ?? []).join(' ') || words.trim()).slice(0, MAX_WORDS);
  const named = (field: string): SearchParameters => ({
    q,
    query_by: field,
    group_by: field,
    group_limit: 1,
    per_page: GROUPS,
    include_fields: 'make,model,simple_body',
    highlight_fields: 'none',
    drop_tokens_threshold: 0,
    // their links open listings in the site's own order
    filter_by: allOf([FOR_SALE, pricedOnly(options)]),
  });
  return [vehicles, named('make'), named('make_model'), named('simple_body')];
}

/** Throws when the search of the vehicles was refused; a list that was refused alone is left out. */
export function readSuggestions(
  [vehicles, makes, models, bodies]: readonly SearchAnswer<VehicleDocument>[],
  searchPrefix: string,
): Suggestions {
  if (!vehicles || vehicles.error !== undefined) throw new Error(vehicles?.error ?? 'The search gave no answer.');
  // a listing passes over what no address can say, and would show everything
  const listing = (
    kind: ListingSuggestion['kind'],
    text: string,
    count: number,
    facets: Partial<Record<FacetName, string>>,
  ) => {
    const chosen = Object.entries(facets) as [FacetName, string][];
    if (!chosen.every(([name, value]) => isFacetValue(name, value))) return [];
    const filters = Object.fromEntries(chosen.map(([name, value]) => [name, [value]]));
    return [{ kind, text, count, href: listingUrl({ ...UNFILTERED, facets: filters }, searchPrefix) }];
  };
  // the better match first, and among equals the one with more vehicles
  const best = (answer: SearchAnswer<VehicleDocument> | undefined, most: number) =>
    (answer?.grouped_hits ?? [])
      .flatMap(({ hits: [hit], found }) =>
        hit ? [{ ...hit.document, match: hit.text_match ?? 0, count: found ?? 1 }] : [],
      )
      .sort((a, b) => b.match - a.match || b.count - a.count)
      .slice(0, most);
  return {
    found: vehicles.found,
    listings: [
      ...best(makes, MOST.makes).flatMap(({ make, count }) => listing('make', make, count, { make })),
      ...best(models, MOST.models).flatMap(({ make, model, count }) =>
        listing('model', `${make} ${model}`, count, { make, model }),
      ),
      ...best(bodies, MOST.bodies).flatMap(({ simple_body: body = '', count }) =>
        listing('body', body, count, { body }),
      ),
    ],
    vehicles: vehicles.hits.map(({ document }) => document),
  };
}
