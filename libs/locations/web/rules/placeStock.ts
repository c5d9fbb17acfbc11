import { allOf, anyOf, type SearchParameters } from '@forecourt/runtime/search';
import { AVAILABLE_STATUSES, fullOrder } from '@forecourt/vehicle';

/** What a place's page shows of its stock, and how many vehicles its listing has: that has the sold ones as well. */
export function planPlaceStock(slug: string, count: number): SearchParameters[] {
  const atPlace = anyOf('location_slug', [slug]);
  const forSale = allOf([atPlace, anyOf('status', AVAILABLE_STATUSES)]);
  return [
    {
      q: '*',
      per_page: count,
      sort_by: fullOrder(),
      highlight_fields: 'none',
      ...(forSale === undefined ? {} : { filter_by: forSale }),
    },
    { q: '*', per_page: 0, ...(atPlace === undefined ? {} : { filter_by: atPlace }) },
  ];
}

/**
 * The listing of a place in the order of its page, the latest first: by another one a site may leave out vehicles
 * without a price (SRCH-09), and the count would be another.
 */
export const placeStockHref = (listing: string): string => `${listing}?sortBy=latest`;
