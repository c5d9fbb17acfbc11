import { valueWord } from '@forecourt/vehicle';
import { PRESETS, type FacetName } from './attributes.js';
import { addressed, normaliseFilters, type ListingSite } from './listingPath.js';
import { listingUrl, UNFILTERED, type ListingFilters } from './listingUrl.js';
import { presetWords, wordOf } from './names.js';
import type { SearchSay } from './words.js';

/** What a listing is about, for search engines. */
export interface ListingTopic {
  /** The one address of this topic: a path form where there is one. */
  canonicalPath: string;
  /** Refined listings are for shoppers: only those that people look for by name may be found. */
  isIndexable: boolean;
}

/** Canonical address and whether search engines may keep a listing. */
export function topicOf(filters: ListingFilters, site: ListingSite): ListingTopic {
  const { path, facets: others } = addressed(filters, site);
  const isNarrowed = filters.query !== '' || filters.near !== undefined || Object.keys(filters.ranges).length > 0;
  const isIndexable = !isNarrowed && Object.keys(others).length === 0;
  const page = isIndexable ? filters.page : 1;
  return { canonicalPath: listingUrl({ ...UNFILTERED, path, page }, site.searchPrefix), isIndexable };
}

const only = (values: readonly string[] | undefined): string | undefined =>
  values?.length === 1 ? values[0] : undefined;

/** What a listing is of, in the pieces that headings put together. */
export interface TopicParts {
  /** The condition, or several that have a name together. */
  condition: string | undefined;
  /** Make, model and the like, in the order in which people say them. */
  before: readonly string[];
  /** What follows them: `vehicles`, or a kind of them by its value; nothing after a make, which says enough. */
  kind: string | undefined;
  /** Name of the one place. */
  at: string | undefined;
  /** Facets whose choice this says in full. */
  named: readonly FacetName[];
  /** No more is chosen than conditions that have a name together. */
  isPreset: boolean;
}

/** The kind of a listing that is of no kind in particular. */
export const VEHICLES = 'vehicles';

/** The pieces of a listing's heading. */
export function topicParts(filters: ListingFilters, site: ListingSite, say: SearchSay): TopicParts {
  const { facets } = normaliseFilters(filters, site);
  const value = (name: FacetName): string | undefined => only(facets[name]);
  const word = (name: FacetName): string | undefined => {
    const only = value(name);
    return only && valueWord(only, say);
  };
  const condition = value('car_type');
  const make = value('make');
  const type = value('item_type');
  const place = facets.location === undefined ? 'dealership' : 'location';
  const at = [...site.locations, ...site.dealerships].find(({ slug }) => slug === value(place))?.name;
  const kind = type === 'car' ? undefined : type;
  const what: readonly (readonly [FacetName, string | undefined])[] = [
    ['make', make],
    ['model', make === undefined ? undefined : value('model')],
    ['drive', word('drive')],
    ['fuel', word('fuel')],
    ['body', word('body')],
  ];
  const said = what.filter(([, word]) => word !== undefined);
  const preset = presetOf(facets.car_type ?? []);
  const isNarrowed = kind !== undefined || at !== undefined || said.length > 0;
  if (!isNarrowed && (preset !== undefined || condition === undefined)) {
    const isWhole = preset === undefined || PRESETS.get(preset)?.length === 0;
    return {
      condition: isWhole ? undefined : presetWords(preset, say),
      before: [],
      kind: VEHICLES,
      at,
      named: isWhole ? [] : ['car_type'],
      isPreset: true,
    };
  }
  return {
    condition: condition === undefined ? undefined : wordOf(condition, undefined, say),
    before: said.flatMap(([, word]) => word ?? []),
    kind: kind ?? (make === undefined ? VEHICLES : undefined),
    at,
    named: [
      ...(condition === undefined ? [] : (['car_type'] as const)),
      ...said.map(([name]) => name),
      ...(kind === undefined ? [] : (['item_type'] as const)),
      ...(at === undefined ? [] : ([place] as const)),
    ],
    isPreset: false,
  };
}

/** Name of the preset with these conditions. */
const presetOf = (conditions: readonly string[]): string | undefined =>
  [...PRESETS].find(
    ([, values]) => values.length === conditions.length && values.every((value) => conditions.includes(value)),
  )?.[0];

const LATIN = String.raw`[\p{Script=Latin}\d]`;
/** Two words in Latin letters, which every language keeps apart. */
const IN_LATIN = new RegExp(`${LATIN}\n${LATIN}`, 'u');
/** Words of a heading one after the other, as the language writes them. */
export function joined(words: readonly (string | undefined)[], say: SearchSay): string {
  const [first = '', ...rest] = words.filter((word) => word !== undefined);
  return rest.reduce(
    (before, next) =>
      IN_LATIN.test(`${before}\n${next}`) ? `${before} ${next}` : say('topic.joined', { first: before, next }),
    first,
  );
}

/** `used Toyota Corolla at Harbour Auburn` within a sentence; where the choice has no name, that of all vehicles. */
export function topicWords({ condition, before, kind, at, isPreset }: TopicParts, say: SearchSay): string {
  const first = condition ?? (isPreset ? say('topic.whole') : undefined);
  const noun =
    kind === undefined
      ? undefined
      : kind === VEHICLES
        ? say('topic.vehicles')
        : wordOf(kind, undefined, say).toLowerCase();
  const what = joined([first && lowerFirst(first), ...before, noun], say);
  return at === undefined ? what : say('topic.at', { what, place: at });
}

/** A condition begins with a small letter within a sentence; makes and places keep theirs. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The same as a heading: `Used Toyota Corolla at Harbour Auburn`. */
export function headingOf(parts: TopicParts, say: SearchSay): string {
  const text = topicWords(parts, say);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
