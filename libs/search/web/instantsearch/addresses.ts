import type { SearchConfig } from '../config.js';
import type { FacetName } from '../rules/attributes.js';
import { meaningOfPath, normaliseFilters, type ListingSite } from '../rules/listingPath.js';
import { parseListing, WORDS_PARAMETER, type ListingFilters } from '../rules/listingUrl.js';
import { hasOldForm } from '../rules/oldForms.js';

/** Values of the stock that were seen, by facet: a path writes them in small letters only. */
export type KnownValues = Partial<Record<FacetName, readonly string[]>>;
type Options = Pick<SearchConfig, 'offersNear'>;

/** What the address of a listing chooses, in the words of the stock; nothing where it is no listing. */
export function filtersAt(
  url: URL,
  site: ListingSite,
  { offersNear }: Options,
  known: KnownValues,
): ListingFilters | undefined {
  const path = pathOf(url, site);
  if (!path) return undefined;
  const { near, ...filters } = normaliseFilters(parseListing(path, url.searchParams), site, known);
  return offersNear && near ? { ...filters, near } : filters;
}

/**
 * Whether a hydrated listing can show an address without the loader: one in canonical form, of values that it has seen
 * and of a place that was looked up. The loader reads everything else.
 */
export function readableHere(
  url: URL,
  site: ListingSite,
  { offersNear }: Options,
  known: KnownValues,
  isKnownPlace: (postcode: string) => boolean,
): boolean {
  const path = pathOf(url, site);
  if (!path || url.searchParams.has(WORDS_PARAMETER) || hasOldForm(url.searchParams)) return false;
  const { facets, isSpelled, isKnown } = meaningOfPath(path, site);
  const isSeen = ([name, spellings]: [string, readonly string[]]): boolean =>
    known[name as FacetName]?.some((value) => spellings.some((text) => text.toLowerCase() === value.toLowerCase())) ??
    false;
  if (!isKnown || (isSpelled && !Object.entries(facets).every(isSeen))) return false;
  const { near } = parseListing(path, url.searchParams);
  return !near || !offersNear || isKnownPlace(near.postcode);
}

function pathOf({ pathname }: URL, { searchPrefix }: ListingSite): string[] | undefined {
  if (pathname !== searchPrefix && !pathname.startsWith(`${searchPrefix}/`)) return undefined;
  const parts = pathname.slice(searchPrefix.length).split('/').filter(Boolean);
  try {
    return parts.length > 2 ? undefined : parts.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
