import type { SearchAnswer, SearchParameters } from '@forecourt/runtime/search';
import type { Place } from '@forecourt/site-config/places';
import { isAvailable, type VehicleDocument, type VehicleSummary } from '@forecourt/vehicle';
import { choicesOf, type Choice } from './chosenFilters.js';
import { excerptOf, type ListingOptions } from './listingQuery.js';
import { RANGE_NAMES, RANGES, type RangeName } from './attributes.js';
import { addressOf, type ListingSite } from './listingPath.js';
import type { ListingFilters } from './listingUrl.js';
import type { ValueNames } from './names.js';
import type { SearchSay } from './words.js';

/** What an empty listing would show without one of its filters, or without two of them. */
export interface Rescue {
  /** Keys of the chosen filters, with a space between two. */
  readonly key: string;
  readonly count: number;
  /** Of the best one: its vehicles nearest to what was chosen. */
  readonly vehicles?: readonly VehicleSummary[];
}

/** How many filters go at once: two only where no single one helps. */
export type RescueSize = 1 | 2;

/** More filters than this are not tried, and more ways out are not shown. */
const MOST_TRIED = 12;
/** Every two of so many are tried. */
const MOST_PAIRED = 5;
const MOST_SHOWN = 4;
const NEAREST = 3;

interface Way extends Pick<Choice, 'key' | 'text' | 'without'> {
  /** Ranges that go: the vehicles just outside them are the nearest. */
  readonly ranges: readonly RangeName[];
}

/** A filter that goes. An empty listing keeps its place and looks further. */
function wayOf({ key, text, without, part }: Choice): Way {
  const range = RANGE_NAMES.find((name) => name === key);
  return { key, text, without, ...part, ranges: range ? [range] : [] };
}

/** What could go: each chosen filter, or each two of the first ones. */
function waysOut(filters: ListingFilters, site: ListingSite, size: RescueSize): Way[] {
  const single = choicesOf(filters, site).slice(0, MOST_TRIED).map(wayOf);
  if (size === 1) return single;
  const first = single.slice(0, MOST_PAIRED);
  return first.flatMap((one, index) => {
    const rest = new Map(choicesOf(one.without, site).map((item) => [item.key, item]));
    return first.slice(index + 1).flatMap(({ key }) => {
      const item = rest.get(key);
      if (!item) return [];
      const other = wayOf(item);
      return [
        {
          key: `${one.key} ${key}`,
          text: (say, names) => say('empty.both', { one: one.text(say, names), other: other.text(say, names) }),
          without: other.without,
          ranges: [...one.ranges, ...other.ranges],
        },
      ];
    });
  });
}

/** One search for each way out: the listing without its filters, counted, with the vehicles nearest to them. */
export function planRescue(
  filters: ListingFilters,
  options: ListingOptions,
  site: ListingSite,
  place?: Place,
  size: RescueSize = 1,
): SearchParameters[] {
  return waysOut(filters, site, size).map(({ without, ranges: [range] }) => {
    const search = excerptOf(without, { pageSize: NEAREST }, options, site, place);
    return range === undefined ? search : { ...search, sort_by: outward(range, filters) };
  });
}

/** The vehicles just above the highest bound first, or just below the lowest. */
const outward = (name: RangeName, { ranges }: ListingFilters): string =>
  `${RANGES[name].field}:${ranges[name]?.max === undefined ? 'desc' : 'asc'}`;

/** The ways out that lead somewhere, the one with the most vehicles first. Searches that failed are left out. */
export function readRescue(
  filters: ListingFilters,
  answers: readonly SearchAnswer<VehicleDocument>[],
  site: ListingSite,
  size: RescueSize = 1,
): Rescue[] {
  return waysOut(filters, site, size)
    .map(({ key }, index) => {
      const answer = answers[index];
      if (!answer || answer.error !== undefined) return { key, count: 0, vehicles: [] };
      return { key, count: answer.found, vehicles: answer.hits.map(({ document }) => document).filter(isAvailable) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SHOWN)
    .map(({ key, count, vehicles }, index) => ({
      key,
      count,
      ...(index === 0 && vehicles.length > 0 ? { vehicles } : {}),
    }));
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
  say: SearchSay,
): RescueLink[] {
  const sizes = [1, 2] as const;
  const ways = new Map(sizes.flatMap((size) => waysOut(filters, site, size)).map((way) => [way.key, way]));
  return rescues.flatMap(({ key, count }) => {
    const way = ways.get(key);
    return way ? [{ key, count, text: way.text(say, names), href: addressOf(way.without, site) }] : [];
  });
}
