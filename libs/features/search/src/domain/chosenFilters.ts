import { formatNumber } from '@forecourt/vehicle';
import {
  FACET_NAMES,
  FACETS,
  RANGE_NAMES,
  RANGES,
  wordOf,
  type RangeName,
  type FacetName,
  type SortName,
  type ValueNames,
} from './attributes.js';
import { ownFacets, type ListingSite } from './listingPath.js';
import { dayWords } from './dayWords.js';
import { nearWords, type Near } from './near.js';
import { changed, toggled, withNear, type ListingFilters, type Range } from './listingUrl.js';

/** One thing that a shopper chose, in words, and the listing without it. */
export interface ChosenFilter {
  /** Unique among the chosen ones; the same in server and browser. */
  readonly key: string;
  readonly text: string;
  /** The facet it belongs to. */
  readonly facet?: FacetName;
  readonly without: ListingFilters;
  /** What an empty listing can do without, where that is less than the whole choice. */
  readonly part?: { readonly text: string; readonly without: ListingFilters };
}

/**
 * Everything that was chosen, in the order of the panel: words, place, facets, ranges. The default
 * filters of the plain listing are left out.
 */
export function chosenFilters(filters: ListingFilters, site?: ListingSite, names?: ValueNames): ChosenFilter[] {
  const own = site ? ownFacets(site) : {};
  const isOwn = (name: FacetName) => own[name]?.join() === filters.facets[name]?.join();
  return [
    ...(filters.query === ''
      ? []
      : [{ key: 'query', text: `“${filters.query}”`, without: changed(filters, { query: '' }) }]),
    ...(filters.near ? [nearChosen(filters, filters.near)] : []),
    ...FACET_NAMES.filter((name) => !isOwn(name)).flatMap((name) =>
      (filters.facets[name] ?? []).map((value) => ({
        key: `${name}-${value}`,
        facet: name,
        text: `${FACETS[name].label}: ${wordOf(value, names)}`,
        without: toggled(filters, name, value),
      })),
    ),
    ...RANGE_NAMES.flatMap((name) => {
      const range = filters.ranges[name];
      if (!range) return [];
      const { [name]: _gone, ...ranges } = filters.ranges;
      return [{ key: name, text: rangeWords(name, range), without: changed(filters, { ranges }) }];
    }),
  ];
}

/** Everything that was understood of some words, as it is shown: what is chosen, and the order. */
export const understoodAs = (filters: ListingFilters, site?: ListingSite, names?: ValueNames): string[] => [
  ...chosenFilters(filters, site, names).map(({ text }) => text),
  ...(filters.sort ? [SORT_WORDS[filters.sort]] : []),
];

const SORT_WORDS: Readonly<Record<SortName, string>> = {
  relevant: 'most relevant first',
  latest: 'latest first',
  'price-asc': 'lowest price first',
  'price-desc': 'highest price first',
  'km-asc': 'lowest kilometres first',
  'year-desc': 'newest year first',
  deal: 'best deal first',
  'repayment-asc': 'lowest repayment first',
  nearest: 'nearest first',
  'subscription-asc': 'lowest subscription price first',
};

/** The place goes with its chip. An empty listing keeps it and looks further: what is nearest is then the first. */
function nearChosen(filters: ListingFilters, near: Near): ChosenFilter {
  const { postcode, km } = near;
  const chosen = { key: 'near', text: nearWords(near), without: withNear(filters, undefined) };
  if (km === undefined) return chosen;
  return { ...chosen, part: { text: `the limit of ${km} km`, without: withNear(filters, { postcode }) } };
}

function rangeWords(name: RangeName, { min, max }: Range): string {
  const { label, unit } = RANGES[name];
  const show = (value: number) =>
    name === 'created'
      ? dayWords(value)
      : name === 'year'
        ? String(value)
        : `${unit === '$' ? '$' : ''}${formatNumber(value)}${unit === 'kg' ? ' kg' : ''}`;
  if (min === undefined) return `${label} up to ${show(max ?? 0)}`;
  return max === undefined ? `${label} from ${show(min)}` : `${label} ${show(min)} to ${show(max)}`;
}
