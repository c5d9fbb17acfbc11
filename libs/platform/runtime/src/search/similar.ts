import {
  effectivePrice,
  fullOrder,
  similarPriceBand,
  type Vehicle,
  type VehicleDocument,
  type VehicleSummary,
} from '@forecourt/vehicle';
import { allOf, anyOf, between } from './filters.js';
import type { SearchGateway, SearchParameters } from './searchGateway.js';

const PER_QUERY = 10;

/**
 * The searches behind similar vehicles (A7): same model, then same body, then same make; each within the price band, in
 * stock and not held. For a vehicle without a price there is no band.
 */
export function similarSearches(vehicle: Vehicle): SearchParameters[] {
  const price = effectivePrice(vehicle);
  const band = price === undefined ? undefined : between('price', similarPriceBand(price));
  const base = [anyOf('status', ['in_stock']), 'reserved:=false', anyOf('item_type', [vehicle.item_type]), band];
  const search = (conditions: readonly (string | undefined)[]): SearchParameters => ({
    q: '*',
    per_page: PER_QUERY,
    sort_by: fullOrder(),
    filter_by: allOf([...base, ...conditions]),
  });
  return [
    search([anyOf('make', [vehicle.make]), anyOf('model', [vehicle.model])]),
    ...(vehicle.simple_body ? [search([anyOf('simple_body', [vehicle.simple_body])])] : []),
    search([anyOf('make', [vehicle.make])]),
  ];
}

/** Up to `count` vehicles like this one, the same model first, without itself (VDP-13). */
export async function findSimilarVehicles(
  search: SearchGateway,
  vehicle: Vehicle,
  { count }: { count: number },
): Promise<VehicleSummary[]> {
  const answers = await search.multiSearch<VehicleDocument>(similarSearches(vehicle));
  const found = new Map<string, VehicleSummary>();
  for (const { hits = [] } of answers) {
    for (const { document } of hits) if (document.stocknum !== vehicle.stocknum) found.set(document.id, document);
  }
  return [...found.values()].slice(0, count);
}
