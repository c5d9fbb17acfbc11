/** What is known of a vehicle that somebody saved. Prices in whole dollars; null for none. */
export interface WatchedVehicle {
  readonly status: string;
  /** When it was saved, or messages were requested, whichever came last; epoch milliseconds as are all moments here. */
  readonly watchedFrom: number;
  /** Price when it was saved. */
  readonly priceSaved: number | null;
  readonly priceNow: number | null;
  /** Since when `priceNow` applies. */
  readonly pricedFrom: number | null;
  /** As far as the feed says. */
  readonly soldAt: number | null;
  /** What the shopper was notified of before. */
  readonly told: { readonly price: number | null; readonly isSold: boolean } | undefined;
}

export type VehicleNews =
  { readonly kind: 'drop'; readonly from: number; readonly to: number } | { readonly kind: 'sold' };

const DAY_MS = 86_400_000;
const AVAILABLE: ReadonlySet<string> = new Set(['in_stock', 'coming_soon']);

/**
 * What to notify a shopper who saved a vehicle of: once that it is sold, and each price below both the one when it was
 * saved and the last one sent. Changes from before it was watched are no news, nor are those of a withdrawn vehicle.
 */
export function vehicleNews(vehicle: WatchedVehicle): VehicleNews | undefined {
  const { status, watchedFrom, priceSaved, priceNow, pricedFrom, soldAt, told } = vehicle;
  if (status === 'sold') {
    if (told?.isSold) return undefined;
    // a sale takes the price away; one of a vehicle without a price is known by its day alone
    const isSince =
      priceNow === null && pricedFrom !== null && pricedFrom > watchedFrom
        ? true
        : soldAt !== null && soldAt > watchedFrom - DAY_MS && priceSaved === null;
    return isSince ? { kind: 'sold' } : undefined;
  }
  if (!AVAILABLE.has(status) || priceNow === null || priceSaved === null) return undefined;
  if (pricedFrom === null || pricedFrom <= watchedFrom) return undefined;
  const lowest = Math.min(priceSaved, told?.price ?? Infinity);
  return priceNow < lowest ? { kind: 'drop', from: priceSaved, to: priceNow } : undefined;
}
