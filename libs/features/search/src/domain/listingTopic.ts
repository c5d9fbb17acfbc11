import { PRESETS, WHOLE, wordOf, type FacetName, type Preset } from './attributes.js';
import { addressed, normaliseFilters, type ListingSite } from './listingPath.js';
import { listingUrl, UNFILTERED, type ListingFilters } from './listingUrl.js';

/** What a listing is about, for its heading and for search engines. */
export interface ListingTopic {
  heading: string;
  /** Facets whose choice the heading says in full. */
  named: readonly FacetName[];
  /** The one address of this topic: a path form where there is one. */
  canonicalPath: string;
  /** Refined listings are for shoppers: only those that people look for by name may be found. */
  isIndexable: boolean;
}

/** Heading, canonical address and whether search engines may keep a listing. */
export function topicOf(filters: ListingFilters, site: ListingSite): ListingTopic {
  const { path, facets: others } = addressed(filters, site);
  const isNarrowed = filters.query !== '' || filters.near !== undefined || Object.keys(filters.ranges).length > 0;
  const isIndexable = !isNarrowed && Object.keys(others).length === 0;
  const page = isIndexable ? filters.page : 1;
  const canonicalPath = listingUrl({ ...UNFILTERED, path, page }, site.searchPrefix);
  return { ...headingOf(filters, site), canonicalPath, isIndexable };
}

const only = (values: readonly string[] | undefined): string | undefined =>
  values?.length === 1 ? values[0] : undefined;

/** What a listing is of, in the pieces that headings put together. */
export interface TopicParts {
  /** Condition, make, model and the like, in the order in which people say them. */
  before: readonly string[];
  /** What follows them, such as `caravans`; nothing after a make, which says enough. */
  noun: string | undefined;
  /** Name of the one place. */
  at: string | undefined;
  /** Facets whose choice this says in full. */
  named: readonly FacetName[];
  /** No more is chosen than conditions that have a name together. */
  isPreset: boolean;
}

/** The pieces of a listing's heading. */
export function topicParts(filters: ListingFilters, site: ListingSite): TopicParts {
  const { facets } = normaliseFilters(filters, site);
  const value = (name: FacetName): string | undefined => only(facets[name]);
  const condition = value('car_type');
  const make = value('make');
  const type = value('item_type');
  const place = facets.location === undefined ? 'dealership' : 'location';
  const at = [...site.locations, ...site.dealerships].find(({ slug }) => slug === value(place))?.name;
  const kind = type === undefined || type === 'car' ? undefined : wordOf(type).toLowerCase();
  const what: readonly (readonly [FacetName, string | undefined])[] = [
    ['car_type', condition === undefined ? undefined : wordOf(condition)],
    ['make', make],
    ['model', make === undefined ? undefined : value('model')],
    ['drive', value('drive')],
    ['fuel', value('fuel')],
    ['body', value('body')],
  ];
  const said = what.filter(([, word]) => word !== undefined);
  const preset = presetOf(facets.car_type ?? []);
  const isNarrowed = kind !== undefined || at !== undefined || said.some(([name]) => name !== 'car_type');
  if (!isNarrowed && (preset || said.length === 0)) {
    const before = preset === undefined || preset.carTypes.length === 0 ? [] : [preset.said];
    return { before, noun: 'vehicles', at, named: before.length > 0 ? ['car_type'] : [], isPreset: true };
  }
  return {
    before: said.flatMap(([, word]) => word ?? []),
    noun: kind ?? (make === undefined ? 'vehicles' : undefined),
    at,
    named: [
      ...said.map(([name]) => name),
      ...(kind === undefined ? [] : (['item_type'] as const)),
      ...(at === undefined ? [] : ([place] as const)),
    ],
    isPreset: false,
  };
}

const presetOf = (conditions: readonly string[]): Preset | undefined =>
  [...PRESETS.values()].find(
    ({ carTypes }) => carTypes.length === conditions.length && carTypes.every((value) => conditions.includes(value)),
  );

/** `Used Toyota Corolla at Harbour Auburn`; where the choice has no name, that of all vehicles. */
function headingOf(filters: ListingFilters, site: ListingSite): Pick<ListingTopic, 'heading' | 'named'> {
  const { before, noun, at, named, isPreset } = topicParts(filters, site);
  const words = isPreset && before.length === 0 ? [PRESETS.get(WHOLE)?.said ?? ''] : before;
  const text = [...words, ...(noun === undefined ? [] : [noun]), ...(at === undefined ? [] : [`at ${at}`])].join(' ');
  return { heading: text.charAt(0).toUpperCase() + text.slice(1), named };
}
