import { isListingValue, listingHref } from '@forecourt/contracts';
import { STOCK_FACETS, type RelatedStock, type StockFacet } from '@forecourt/contracts/api';
import { allOf, anyOf, between, type SearchParameters } from '@forecourt/runtime/search';

const FIELDS: Readonly<Record<StockFacet, string>> = {
  car_type: 'car_type',
  item_type: 'item_type',
  make: 'make',
  model: 'model',
  body: 'simple_body',
  fuel: 'simple_fuel',
  drive: 'simple_drive',
};

/** The search for vehicles that an article speaks of: in stock, the latest first. */
export const stockSearch = ({ facets, priceTo }: RelatedStock, count: number): SearchParameters => ({
  q: '*',
  per_page: count,
  sort_by: 'created_at_timestamp:desc',
  highlight_fields: 'none',
  filter_by: allOf([
    anyOf('status', ['in_stock']),
    ...STOCK_FACETS.map((name) => anyOf(FIELDS[name], facets[name] ?? [])),
    between('price', priceTo === undefined ? {} : { min: 1, max: priceTo }),
  ]),
});

/** The listing with all of them. */
export function stockHref(prefix: string, { facets, priceTo }: RelatedStock): string {
  const shown = STOCK_FACETS.flatMap((name) => {
    const values = (facets[name] ?? []).filter(isListingValue);
    return values.length > 0 ? [[name, values] as const] : [];
  });
  return listingHref({
    prefix,
    facets: Object.fromEntries(shown),
    ...(priceTo === undefined ? {} : { ranges: { price: { max: priceTo } } }),
  });
}
