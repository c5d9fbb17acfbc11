import { formatNumber } from '@forecourt/vehicle';
import { FACET_NAMES, RANGE_NAMES, RANGES, type FacetName, type RangeName } from './attributes.js';
import { ownFacets, type ListingSite } from './listingPath.js';
import { listedDay } from './listedDay.js';
import { FACET_WORDS, RANGE_WORDS, SORT_WORDS, wordOf, type ValueNames } from './names.js';
import type { Near } from './near.js';
import { nearWords } from './nearWords.js';
import { changed, toggled, withNear, type ListingFilters, type Range } from './listingUrl.js';
import type { SearchSay } from './words.js';

/** One thing that a shopper chose, and the listing without it. */
export interface Choice extends Left {
  /** Unique among the chosen ones; the same in server and browser. */
  readonly key: string;
  /** The facet it belongs to. */
  readonly facet?: FacetName;
  /** What an empty listing can do without, where that is less than the whole choice. */
  readonly part?: Left;
}

/** What is taken away, in words, and the listing without it. */
interface Left {
  readonly text: (say: SearchSay, names?: ValueNames) => string;
  readonly without: ListingFilters;
}

/** A choice in words. */
export interface ChosenFilter extends Pick<Choice, 'key' | 'facet' | 'without'> {
  readonly text: string;
}

/** Everything that was chosen, in words. */
export const chosenFilters = (
  filters: ListingFilters,
  site: ListingSite | undefined,
  names: ValueNames | undefined,
  say: SearchSay,
): ChosenFilter[] => choicesOf(filters, site).map((choice) => ({ ...choice, text: choice.text(say, names) }));

/**
 * Everything that was chosen, in the order of the panel: words, place, facets, ranges. The default
 * filters of the plain listing are left out.
 */
export function choicesOf(filters: ListingFilters, site?: ListingSite): Choice[] {
  const own = site ? ownFacets(site) : {};
  const isOwn = (name: FacetName) => own[name]?.join() === filters.facets[name]?.join();
  return [
    ...(filters.query === ''
      ? []
      : [
          {
            key: 'query',
            text: (say: SearchSay) => say('chosen.words', { words: filters.query }),
            without: changed(filters, { query: '' }),
          },
        ]),
    ...(filters.near ? [nearChosen(filters, filters.near)] : []),
    ...FACET_NAMES.filter((name) => !isOwn(name)).flatMap((name) =>
      (filters.facets[name] ?? []).map((value) => ({
        key: `${name}-${value}`,
        facet: name,
        text: (say: SearchSay, names?: ValueNames) =>
          say('facet.chosen', { facet: say(FACET_WORDS[name].label), value: wordOf(value, names, say) }),
        without: toggled(filters, name, value),
      })),
    ),
    ...RANGE_NAMES.flatMap((name) => {
      const range = filters.ranges[name];
      if (!range) return [];
      const { [name]: _gone, ...ranges } = filters.ranges;
      const text = (say: SearchSay) => rangeWords(name, range, say);
      return [{ key: name, text, without: changed(filters, { ranges }) }];
    }),
  ];
}

/** Everything that was understood of some words, as it is shown: what is chosen, and the order. */
export const understoodAs = (
  filters: ListingFilters,
  site: ListingSite | undefined,
  names: ValueNames | undefined,
  say: SearchSay,
): string[] => [
  ...chosenFilters(filters, site, names, say).map(({ text }) => text),
  ...(filters.sort ? [say(SORT_WORDS[filters.sort].said)] : []),
];

/** The place goes with its chip. An empty listing keeps it and looks further: what is nearest is then the first. */
function nearChosen(filters: ListingFilters, near: Near): Choice {
  const { postcode, km } = near;
  const chosen = {
    key: 'near',
    text: (say: SearchSay) => nearWords(near, say),
    without: withNear(filters, undefined),
  };
  if (km === undefined) return chosen;
  return {
    ...chosen,
    part: { text: (say: SearchSay) => say('near.limit', { km }), without: withNear(filters, { postcode }) },
  };
}

function rangeWords(name: RangeName, { min, max }: Range, say: SearchSay): string {
  const { unit } = RANGES[name];
  const range = say(RANGE_WORDS[name]);
  const show = (value: number) =>
    name === 'created'
      ? listedDay(value, say)
      : name === 'year'
        ? String(value)
        : unit === 'kg'
          ? say('kilograms', { value: formatNumber(value) })
          : `${unit === '$' ? '$' : ''}${formatNumber(value)}`;
  if (min === undefined) return say('range.upTo', { range, max: show(max ?? 0) });
  return max === undefined
    ? say('range.atLeast', { range, min: show(min) })
    : say('range.between', { range, min: show(min), max: show(max) });
}
