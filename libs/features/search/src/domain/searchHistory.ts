import { chosenFilters } from './chosenFilters.js';
import { listingUrl, type ListingFilters } from './listingUrl.js';

/** A search that somebody made: where it is, and how it reads. */
export interface PastSearch {
  href: string;
  text: string;
}

/** How many searches are kept (B4, SRCH-18). */
export const KEPT_SEARCHES = 5;
/** How many searches a shopper may save. */
export const SAVED_SEARCHES = 20;
const MAX_LENGTH = 2000;

/** A listing as a search to come back to, on its first page; without words when nothing was chosen. */
export function pastSearch(
  filters: ListingFilters,
  heading: string,
  prefix: string,
  labels: Readonly<Record<string, string>> = {},
): PastSearch {
  const chosen = chosenFilters(filters, labels).map(({ text }) => text);
  return {
    href: listingUrl(withoutPlace(filters), prefix),
    text: chosen.length === 0 && filters.path.length === 0 ? '' : [heading, ...chosen].join(', '),
  };
}

/** The same search, wherever in its pages somebody was and however they looked at it. */
function withoutPlace({ view: _view, ...filters }: ListingFilters): ListingFilters {
  return { ...filters, page: 1 };
}

/** The newest first; the same address stands once. */
export const remembered = (
  past: readonly PastSearch[],
  search: PastSearch,
  most: number = KEPT_SEARCHES,
): PastSearch[] => [search, ...past.filter(({ href }) => href !== search.href)].slice(0, most);

/** Reads what a browser kept. Whatever is not a search of this site is left out; nothing throws. */
export function readSearches(text: string | null, most: number = KEPT_SEARCHES): PastSearch[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPastSearch).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isPastSearch(value: unknown): value is PastSearch {
  if (typeof value !== 'object' || value === null || !('href' in value) || !('text' in value)) return false;
  const { href, text } = value;
  if (typeof href !== 'string' || typeof text !== 'string' || text === '') return false;
  // an address of this site alone: "//other.example" and "/\other.example" lead elsewhere
  return /^\/(?![/\\])/.test(href) && href.length <= MAX_LENGTH && text.length <= MAX_LENGTH;
}
