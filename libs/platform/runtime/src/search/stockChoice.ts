import { isListingValue, listingHref } from '@forecourt/contracts';
import { fullOrder, STOCK_FACETS, type StockChoice, type StockFacet, type VehicleDocument } from '@forecourt/vehicle';
import { allOf, anyOf, between } from './filters.js';
import type { SearchGateway, SearchParameters } from './searchGateway.js';

const FIELDS: Readonly<Record<StockFacet, string>> = {
  car_type: 'car_type',
  item_type: 'item_type',
  make: 'make',
  model: 'model',
  body: 'simple_body',
  fuel: 'simple_fuel',
  drive: 'simple_drive',
};

/** The search for chosen vehicles: in stock, the latest first. */
export const stockSearch = ({ facets, priceTo, stockNumbers }: StockChoice, count: number): SearchParameters => ({
  q: '*',
  per_page: count,
  sort_by: fullOrder(),
  highlight_fields: 'none',
  filter_by: allOf([
    anyOf('status', ['in_stock']),
    ...STOCK_FACETS.map((name) => anyOf(FIELDS[name], facets[name] ?? [])),
    anyOf('stocknum', stockNumbers ?? []),
    between('price', priceTo === undefined ? {} : { min: 1, max: priceTo }),
  ]),
});

/** The listing with all that facets and price choose; stock numbers it cannot say. */
export function stockHref(prefix: string, { facets, priceTo }: StockChoice): string {
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

export interface FoundVehicles {
  readonly vehicles: readonly VehicleDocument[];
  readonly found: number;
}

/** Vehicles of one search, and how many there are. Rejects where the search does not answer or refuses. */
export async function findVehicles(
  search: SearchGateway,
  parameters: SearchParameters,
  options: { readonly signal?: AbortSignal } = {},
): Promise<FoundVehicles> {
  const [answer] = await findVehiclesOfEach(search, [parameters], options);
  return answer ?? { vehicles: [], found: 0 };
}

/** The same for several searches, by one multi-search; without any, no search is sent. */
export async function findVehiclesOfEach(
  search: SearchGateway,
  searches: readonly SearchParameters[],
  options: { readonly signal?: AbortSignal } = {},
): Promise<FoundVehicles[]> {
  if (searches.length === 0) return [];
  const answers = await search.multiSearch<VehicleDocument>(searches, options);
  const refused = answers.find(({ error }) => error !== undefined);
  if (refused) throw new Error(refused.error);
  return answers.map(({ hits, found }) => ({ vehicles: hits.map(({ document }) => document), found }));
}
