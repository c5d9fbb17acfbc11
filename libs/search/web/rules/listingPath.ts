import { isListingValue, spellings } from '@forecourt/contracts';
import { FACET_NAMES, PRESETS, WHOLE, type FacetName } from './attributes.js';
import { listingUrl, parseListing, type ListingFilters } from './listingUrl.js';
import { bodyOfPath } from './pathBodies.js';

/** What of a site the path of a listing may name. */
export interface ListingSite {
  searchPrefix: string;
  defaultSearch: string;
  locations: readonly { slug: string; name: string }[];
  dealerships: readonly { slug: string; name: string }[];
}

type Facets = ListingFilters['facets'];

export interface PathMeaning {
  /** Values by facet. A slug may mean several spellings: exact filters ignore case, not spaces. */
  facets: Facets;
  /** The values are spellings of one value, not separate values. */
  isSpelled: boolean;
  /** False for a path that names nothing. */
  isKnown: boolean;
}

const slugOf = (value: string): string => value.trim().toLowerCase().replaceAll(' ', '-');

/** What the path says: a preset, a place, a body, or a make and its model (SRCH-01). */
export function meaningOfPath(path: readonly string[], site: ListingSite): PathMeaning {
  const [first, second] = path;
  const exact = (facets: Facets): PathMeaning => ({ facets, isSpelled: false, isKnown: second === undefined });
  const preset = PRESETS.get(first ?? site.defaultSearch);
  if (preset) return exact(preset.length > 0 ? { car_type: preset } : {});
  const slug = (first ?? '').toLowerCase();
  if (site.locations.some((item) => item.slug === slug)) return exact({ location: [slug] });
  if (site.dealerships.some((item) => item.slug === slug)) return exact({ dealership: [slug] });
  const body = bodyOfPath(slug);
  if (body) return { ...exact({ [body.facet]: body.values }), isSpelled: true };
  if (!path.every(isListingValue)) return { facets: {}, isSpelled: false, isKnown: false };
  const make = spellings(slug);
  const facets = second === undefined ? { make } : { make, model: spellings(second.toLowerCase()) };
  return { facets, isSpelled: true, isKnown: true };
}

/**
 * Everything that is chosen, by path and by parameters, as the search filters by it: any value of a group matches.
 * The default filters of a plain listing apply until a value of their group is chosen.
 */
export function askedFacets(filters: ListingFilters, site: ListingSite): Facets {
  const { facets } = meaningOfPath(filters.path, site);
  const inPath = filters.path.length === 0 ? without(facets, filters.facets) : facets;
  return union(filters.facets, inPath);
}

/** Makes one choice of path and parameters: what the path says is a value of its group like any other. */
export function normaliseFilters(filters: ListingFilters, site: ListingSite, known: Facets = {}): ListingFilters {
  const meaning = meaningOfPath(filters.path, site);
  const inPath = filters.path.length === 0 ? without(meaning.facets, filters.facets) : meaning.facets;
  const facets: Facets = {};
  for (const name of FACET_NAMES) {
    const said = inPath[name] ?? [];
    const values = [
      ...(meaning.isSpelled && said.length > 0 ? asKnown(said, known[name]) : said),
      ...(filters.facets[name] ?? []).map((value) => asKnown([value], known[name])[0] ?? value),
    ];
    if (values.length > 0) facets[name] = [...new Set(values)];
  }
  return { ...filters, facets, path: [WHOLE] };
}

/** The values of the stock that match the spellings; the usual spelling where none does. */
function asKnown(said: readonly string[], known: readonly string[] = []): readonly string[] {
  const wanted = new Set(said.map((value) => value.toLowerCase()));
  const found = known.filter((value) => wanted.has(value.toLowerCase()));
  return found.length > 0 ? found : said.slice(0, 1);
}

/** Default filters: the facets that a listing without path and parameters is narrowed to. */
export const ownFacets = (site: ListingSite): Facets => meaningOfPath([], site).facets;

/**
 * The same choice as its one address has it: a condition, or one make and its model, or one body or place goes into the
 * path, the rest into parameters.
 */
export function addressed(filters: ListingFilters, site: ListingSite): ListingFilters {
  const { facets } = normaliseFilters(filters, site);
  for (const path of pathsOf(facets, site)) {
    const meaning = meaningOfPath(path, site);
    const names = Object.keys(meaning.facets) as FacetName[];
    const isSaid = names.every((name) => says(meaning, name, facets[name] ?? []));
    if (meaning.isKnown && isSaid) return { ...filters, path, facets: without(facets, meaning.facets) };
  }
  return { ...filters, path: isWhole([], site) ? [] : [WHOLE], facets };
}

/** Canonical address of a listing. */
export const addressOf = (filters: ListingFilters, site: ListingSite): string =>
  listingUrl(addressed(filters, site), site.searchPrefix);

/**
 * Canonical address before anything was searched: without the stock a make in the path is only guessed, and stays in
 * the path.
 */
export function redirectOf(filters: ListingFilters, site: ListingSite): string {
  const { isSpelled } = meaningOfPath(filters.path, site);
  const address = addressed(filters, site);
  const isGuessed = isSpelled && address.path.join('/') !== filters.path.join('/').toLowerCase();
  return listingUrl(isGuessed ? filters : address, site.searchPrefix);
}

const isWhole = (path: readonly string[], site: ListingSite): boolean =>
  Object.keys(meaningOfPath(path, site).facets).length === 0;

/** Paths that might say a part of the choice, the one to prefer first. */
function pathsOf(facets: Facets, site: ListingSite): string[][] {
  const conditions = facets.car_type ?? [];
  const presets = [[], ...[...PRESETS.keys()].map((preset) => [preset])].filter((path) => !isWhole(path, site));
  const only = (name: FacetName): string[] => {
    const [value, ...others] = facets[name] ?? [];
    return value !== undefined && others.length === 0 && /^[\p{L}\p{N} -]+$/u.test(value) ? [slugOf(value)] : [];
  };
  const [make, model] = [only('make'), only('model')];
  return [
    ...(conditions.length > 0 ? presets : []),
    ...(make.length > 0 && model.length > 0 ? [[...make, ...model]] : []),
    ...[make, only('body'), only('location'), only('dealership')].filter((path) => path.length > 0),
  ];
}

/** Whether a path says these values of a facet, and no others. */
function says({ facets, isSpelled }: PathMeaning, name: FacetName, values: readonly string[]): boolean {
  const said = (facets[name] ?? []).map((value) => value.toLowerCase());
  if (isSpelled) return values.length === 1 && said.includes((values[0] ?? '').toLowerCase());
  return values.length === said.length && values.every((value) => said.includes(value));
}

const without = (facets: Facets, others: Facets): Facets =>
  Object.fromEntries(Object.entries(facets).filter(([name]) => others[name as FacetName] === undefined));

const union = (one: Facets, other: Facets): Facets =>
  Object.fromEntries(
    FACET_NAMES.flatMap((name) => {
      const values = [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])];
      return values.length > 0 ? [[name, values] as const] : [];
    }),
  );

/** What an address of a listing says, such as `/search/kia?colour=White`. Its path is not looked up in the stock. */
export function filtersOfAddress(href: string, site: Pick<ListingSite, 'searchPrefix'>): ListingFilters {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(href) ?? [];
  const parts = path.slice(site.searchPrefix.length).split('/').filter(Boolean);
  return parseListing(parts.map(decoded), new URLSearchParams(query));
}

/** A path part as it was meant; one that is no encoding stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
