import { VALUE_LABELS, type FacetName } from './attributes.js';
import { listingUrl, meaningOfPath, UNFILTERED, type ListingFilters, type ListingSite } from './listingUrl.js';

/** What a listing is about, for its heading and for search engines. */
export interface ListingTopic {
  heading: string;
  /** The one address of this topic: a path form where there is one. */
  canonicalPath: string;
  /** Refined listings are for shoppers: only those that people look for by name may be found. */
  isIndexable: boolean;
}

/** Facets that a path can say instead, by which its first part is made. */
const PATH_FACETS = ['make', 'model', 'body', 'location', 'dealership'] as const satisfies readonly FacetName[];
const CONDITIONS: Readonly<Record<string, string>> = { used: 'used-cars', new: 'new-cars', demo: 'demo-cars' };

const only = (values: readonly string[] | undefined): string | undefined =>
  values?.length === 1 ? values[0] : undefined;
const slugOf = (value: string): string => value.trim().toLowerCase().replaceAll(' ', '-');

/** Heading, canonical address and whether search engines may keep a listing. */
export function topicOf(filters: ListingFilters, site: ListingSite & { searchPrefix: string }): ListingTopic {
  const meaning = meaningOfPath(filters.path, site);
  const names = (Object.keys(filters.facets) as FacetName[]).filter((name) => (filters.facets[name] ?? []).length > 0);
  const isNarrowed = filters.query !== '' || filters.near !== undefined || Object.keys(filters.ranges).length > 0;
  const own = { ...UNFILTERED, page: filters.page };
  if (names.length === 0) {
    const canonicalPath = listingUrl(
      { ...own, path: filters.path, page: isNarrowed ? 1 : filters.page },
      site.searchPrefix,
    );
    return { heading: meaning.heading, canonicalPath, isIndexable: !isNarrowed };
  }
  const heading = headingOf(filters, site) ?? meaning.heading;
  // where the plain listing is narrowed itself, a path that replaces it says less than its facets
  const isWhole = Object.keys(meaning.facets).length === 0;
  const path = isNarrowed || filters.path.length > 0 || !isWhole ? undefined : pathOf(filters, names, site);
  if (path) return { heading, canonicalPath: listingUrl({ ...own, path }, site.searchPrefix), isIndexable: true };
  return {
    heading,
    canonicalPath: listingUrl({ ...UNFILTERED, path: filters.path }, site.searchPrefix),
    isIndexable: false,
  };
}

/** The path that says the same as these facets, where there is one that is read back as it was meant. */
function pathOf(
  { facets }: ListingFilters,
  names: readonly FacetName[],
  site: ListingSite,
): readonly string[] | undefined {
  const [first, second] = names;
  if (names.length === 1 && first === 'car_type') {
    const preset = CONDITIONS[only(facets.car_type) ?? ''];
    return preset === undefined ? undefined : [preset];
  }
  const parts: FacetName[] | undefined =
    names.length === 1 &&
    first !== undefined &&
    first !== 'model' &&
    (PATH_FACETS as readonly FacetName[]).includes(first)
      ? [first]
      : names.length === 2 && [first, second].sort().join() === 'make,model'
        ? ['make', 'model']
        : undefined;
  const values = parts?.map((name) => only(facets[name]));
  if (!parts || !values || values.some((value) => value === undefined || !/^[\p{L}\p{N} -]+$/u.test(value)))
    return undefined;
  const path = values.map((value) => slugOf(value ?? ''));
  const read = meaningOfPath(path, site);
  const isSame = parts.every((name, index) =>
    (read.facets[name] ?? []).some((value) => value.toLowerCase() === (values[index] ?? '').toLowerCase()),
  );
  return isSame ? path : undefined;
}

/** `Used Toyota Corolla at Harbour Auburn`; undefined where the choice has no name. */
function headingOf({ facets, path }: ListingFilters, site: ListingSite): string | undefined {
  const inPath = meaningOfPath(path, site).facets;
  const value = (name: FacetName): string | undefined => only(facets[name]) ?? named(inPath[name]);
  const condition = value('car_type');
  const make = value('make');
  const model = make === undefined ? undefined : value('model');
  const body = value('body');
  const type = value('item_type');
  const places = [...site.locations, ...site.dealerships];
  const place = value('location') ?? value('dealership');
  const at = places.find(({ slug }) => slug === place)?.name;
  const what = [make, model, body].filter((part) => part !== undefined);
  const kind = type === undefined || type === 'car' ? undefined : (VALUE_LABELS[type] ?? type).toLowerCase();
  const words = [
    condition === undefined ? undefined : (VALUE_LABELS[condition] ?? condition),
    ...what,
    kind ?? (make === undefined ? 'vehicles' : undefined),
    at === undefined ? undefined : `at ${at}`,
  ].filter((part) => part !== undefined);
  if (condition === undefined && what.length === 0 && kind === undefined && at === undefined) return undefined;
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first spelling of a path's value; a preset of several conditions has no name of its own. */
const named = (values: readonly string[] | undefined): string | undefined =>
  values === undefined || values.some((value) => value in CONDITIONS) ? only(values) : values[0];
