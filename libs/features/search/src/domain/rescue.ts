import type { SearchAnswer, SearchParameters } from '@forecourt/runtime/search';
import type { Place } from '@forecourt/places';
import { chosenFilters } from './chosenFilters.js';
import { planListing, type ListingOptions } from './listingQuery.js';
import type { ValueNames } from './attributes.js';
import { addressOf, type ListingSite } from './listingPath.js';
import type { ListingFilters } from './listingUrl.js';

/** What an empty listing would show without one of its filters. */
export interface Rescue {
  /** Key of the chosen filter. */
  readonly key: string;
  readonly count: number;
}

/** More filters than this are not tried, and more ways out are not shown. */
const MOST_TRIED = 12;
const MOST_SHOWN = 4;

/** One search for each chosen filter: the listing without it, counted and nothing more. */
export function planRescue(
  filters: ListingFilters,
  options: ListingOptions,
  site: ListingSite,
  place?: Place,
): SearchParameters[] {
  return chosenFilters(filters, site)
    .slice(0, MOST_TRIED)
    .map(({ without, part }) => {
      const [search] = planListing(
        part?.without ?? without,
        { ...options, facets: [], ranges: [], pageSize: 0 },
        site,
        place,
      ).searches;
      return search ?? {};
    });
}

/** The ways out that lead somewhere, the one with the most vehicles first. Searches that failed are left out. */
export function readRescue(filters: ListingFilters, answers: readonly SearchAnswer[], site: ListingSite): Rescue[] {
  return chosenFilters(filters, site)
    .slice(0, MOST_TRIED)
    .map(({ key }, index) => {
      const answer = answers[index];
      return { key, count: !answer || answer.error !== undefined ? 0 : answer.found };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SHOWN);
}

export interface RescueLink {
  readonly key: string;
  /** What is dropped, in words. */
  readonly text: string;
  readonly count: number;
  readonly href: string;
}

/** The rescues of an empty listing as links, in words. */
export function rescueLinks(
  { filters, rescues = [] }: { filters: ListingFilters; rescues?: readonly Rescue[] },
  site: ListingSite,
  names: ValueNames,
): RescueLink[] {
  const chosen = new Map(chosenFilters(filters, site, names).map((item) => [item.key, item]));
  return rescues.flatMap(({ key, count }) => {
    const item = chosen.get(key);
    const { text, without } = item?.part ?? item ?? {};
    return text !== undefined && without ? [{ key, count, text, href: addressOf(without, site) }] : [];
  });
}
