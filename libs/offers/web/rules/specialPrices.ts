import { allOf, anyOf, between, type SearchParameters } from '@forecourt/runtime/search';
import { fullOrder, showsReduction, type PriceOptions, type VehicleSummary } from '@forecourt/vehicle';

/** Vehicles that one search answers with: as many as a search server takes. */
export const PER_SEARCH = 250;
/** Searches for them at most: of more offers than these can answer with, the page lists the latest. */
const MOST_SEARCHES = 8;

/**
 * The searches for vehicles whose offer is in force, for one multi-search: the index has a regular price for those
 * alone (`toDocument`). In stock and not reserved, the latest first. A search can't say whether a card shows the
 * reduction: that follows from the vehicle's prices up to now, so all of them are read.
 */
export function specialPrices(make: string | undefined, from: number, to = from): SearchParameters[] {
  const searches: SearchParameters[] = [];
  for (let page = from; page <= Math.min(to, MOST_SEARCHES); page += 1)
    searches.push({
      q: '*',
      page,
      per_page: PER_SEARCH,
      sort_by: fullOrder('updated_at_timestamp:desc'),
      highlight_fields: 'none',
      filter_by: allOf([
        anyOf('status', ['in_stock']),
        'reserved:=false',
        between('regular_price', { min: 1 }),
        make === undefined ? undefined : anyOf('make', [make]),
      ]),
    });
  return searches;
}

/** Those whose cards show what they cost before: no other vehicle may be listed as reduced. */
export const provenReductions = <Item extends VehicleSummary>(
  vehicles: readonly Item[],
  options: PriceOptions,
): Item[] => vehicles.filter((vehicle) => showsReduction(vehicle, options));
