/** Longest value of a listing's filter, in characters. */
const MAX_LENGTH = 120;

/**
 * Whether a listing's address can say a value of the stock. A backtick would leave its quotes, a dash in front would
 * mean
 * "all but this". A listing passes over what is none, so a link to it would show everything: it is not offered.
 */
export const isListingValue = (value: string): boolean =>
  value !== '' &&
  value.length <= MAX_LENGTH &&
  value.trim() === value &&
  !value.startsWith('-') &&
  !/[`\p{Cc}]/u.test(value);

/** A listing that a feature leads to. Names of facets, ranges and orders are those of the listing's own address. */
export interface ListingLink {
  /** Path of the listing: `site.searchPrefix`. */
  prefix: string;
  /** Values that `isListingValue` lets pass. */
  facets?: Readonly<Record<string, readonly string[]>>;
  ranges?: Readonly<Record<string, { min?: number | undefined; max?: number | undefined }>>;
  /** Order of the results, for example `price-desc`. */
  sort?: string;
}

/**
 * Address of a listing, written as the listing writes its own:
 * `/search?body=SUV&range[price]=:38000&sortBy=price-desc`.
 */
export function listingHref({ prefix, facets = {}, ranges = {}, sort }: ListingLink): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(facets)) for (const value of values) search.append(name, value);
  for (const [name, { min, max }] of Object.entries(ranges)) {
    if (min !== undefined || max !== undefined) search.set(`range[${name}]`, `${min ?? ''}:${max ?? ''}`);
  }
  if (sort !== undefined) search.set('sortBy', sort);
  return prefix + readableQuery(search);
}

/**
 * `?…` of a listing's address, empty without parameters: brackets and colons stay readable, as in the links that people
 * share.
 */
export function readableQuery(search: URLSearchParams): string {
  const query = search.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%3A', ':');
  return query === '' ? '' : `?${query}`;
}
