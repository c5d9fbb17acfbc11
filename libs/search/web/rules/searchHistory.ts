/** A past search: its address, and how it reads. */
export interface PastSearch {
  href: string;
  text: string;
}

/** How many searches are kept (B4, SRCH-18). */
export const KEPT_SEARCHES = 5;
/** How many searches a shopper may save. */
export const SAVED_SEARCHES = 20;
const MAX_LENGTH = 2000;

/** Address of the page that subscribes an e-mail address to a search; nothing for the whole stock. */
export const alertHref = (page: string | undefined, { href, text }: PastSearch): string | undefined =>
  page === undefined || text === '' ? undefined : `${page}?${new URLSearchParams({ search: href, text }).toString()}`;

/** The newest first; each address appears once. */
export const remembered = (
  past: readonly PastSearch[],
  search: PastSearch,
  most: number = KEPT_SEARCHES,
): PastSearch[] => [search, ...past.filter(({ href }) => href !== search.href)].slice(0, most);

/** Reads what a browser kept. Whatever is not a search of this site is left out. */
export const readSearches = (kept: unknown, most: number = KEPT_SEARCHES): PastSearch[] =>
  Array.isArray(kept)
    ? kept
        .filter(isPastSearch)
        .slice(0, most)
        .map(({ href, text }) => ({ href, text }))
    : [];

function isPastSearch(value: unknown): value is PastSearch {
  if (typeof value !== 'object' || value === null || !('href' in value) || !('text' in value)) return false;
  const { href, text } = value;
  if (typeof href !== 'string' || typeof text !== 'string' || text === '') return false;
  return href.length <= MAX_LENGTH && text.length <= MAX_LENGTH && isOwnAddress(href);
}

/** An unused origin: an address that resolves to it stays on the site that reads it. */
const NOWHERE = 'https://nowhere.invalid';

/** As browsers read it: "//other.example", "/\other.example" and one with a tab between its strokes lead elsewhere. */
const isOwnAddress = (href: string): boolean =>
  href.startsWith('/') && URL.canParse(href, NOWHERE) && new URL(href, NOWHERE).origin === NOWHERE;
