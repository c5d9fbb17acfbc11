import { allOf, anyOf, between, type SearchParameters } from '@forecourt/runtime/search';

/**
 * The search for vehicles whose offer is in force: the index has a regular price for those alone (`toDocument`). In
 * stock, the latest first.
 */
export const specialPrices = (count: number, page: number, make: string | undefined): SearchParameters => ({
  q: '*',
  page,
  per_page: count,
  sort_by: 'updated_at_timestamp:desc',
  highlight_fields: 'none',
  filter_by: allOf([
    anyOf('status', ['in_stock']),
    between('regular_price', { min: 1 }),
    make === undefined ? undefined : anyOf('make', [make]),
  ]),
});
