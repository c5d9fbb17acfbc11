import { PRESETS, WHOLE, wordOf, type FacetName } from './attributes.js';
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
  const { facets } = normaliseFilters(filters, site);
  const { path, facets: others } = addressed(filters, site);
  const isNarrowed = filters.query !== '' || filters.near !== undefined || Object.keys(filters.ranges).length > 0;
  const isIndexable = !isNarrowed && Object.keys(others).length === 0;
  const page = isIndexable ? filters.page : 1;
  const canonicalPath = listingUrl({ ...UNFILTERED, path, page }, site.searchPrefix);
  return { ...headingOf(facets, site), canonicalPath, isIndexable };
}

const only = (values: readonly string[] | undefined): string | undefined =>
  values?.length === 1 ? values[0] : undefined;

/** `Used Toyota Corolla at Harbour Auburn`; where the choice has no name, that of all vehicles. */
function headingOf(facets: ListingFilters['facets'], site: ListingSite): Pick<ListingTopic, 'heading' | 'named'> {
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
    ['item_type', kind],
  ];
  const said = what.filter(([, word]) => word !== undefined);
  if (said.length === 0 && at === undefined) return presetHeading(facets.car_type ?? []);
  const words = [
    ...said.map(([, word]) => word),
    ...(make === undefined && kind === undefined ? ['vehicles'] : []),
    ...(at === undefined ? [] : [`at ${at}`]),
  ];
  const text = words.join(' ');
  return {
    heading: text.charAt(0).toUpperCase() + text.slice(1),
    named: [...said.map(([name]) => name), ...(at === undefined ? [] : ([place] as const))],
  };
}

/** Several conditions that have a name together, or all vehicles. */
function presetHeading(conditions: readonly string[]): Pick<ListingTopic, 'heading' | 'named'> {
  const isAll = ({ carTypes }: { carTypes: readonly string[] }) =>
    carTypes.length === conditions.length && carTypes.every((value) => conditions.includes(value));
  const preset = [...PRESETS.values()].find(isAll);
  const heading = (preset ?? PRESETS.get(WHOLE))?.heading ?? '';
  return { heading, named: preset && conditions.length > 0 ? ['car_type'] : [] };
}
