import type { PriceDisplay } from './price.js';
import type { Vehicle } from './vehicle.js';

export interface MarketPriceOptions {
  marketPrice?: { readonly onCards: boolean; readonly onPage: boolean; readonly above: number } | undefined;
}

/** A price below the market; the same on card and page. */
export interface MarketIndicator {
  /** Dollars below the average. */
  readonly saving: number;
  /** What it is below, dollars. */
  readonly average: number;
  /** How many vehicles the feed compared; 0 where it does not say. */
  readonly compared: number;
  /** When it compared them, `yyyy-mm-dd`. */
  readonly day?: string;
  /** The state whose average it is; absent for the national one. */
  readonly state?: string;
}

type Averaged = Pick<Vehicle, 'state_average_market_price' | 'average_market_price' | 'state'>;
type Compared = Averaged & Pick<Vehicle, 'market_vehicles' | 'market_date'>;

/** The average that a price is compared with: the state's, or the national one where the state has none; dollars. */
const averageOf = ({ state_average_market_price: inState, average_market_price: national }: Averaged): number =>
  Math.round(inState ?? national ?? Number.NaN);

/**
 * How far a price is below the market, in thousandths of the average: what the order "Best deal" goes by (SRCH-08).
 * Absent where there is nothing to compare, or nothing saved.
 */
export function marketDiscount(vehicle: Averaged, price: number | undefined): number | undefined {
  const average = averageOf(vehicle);
  if (price === undefined || !(average > price)) return undefined;
  return Math.round((1000 * (average - price)) / average);
}

/**
 * The market-price indicator (A4, VDP-09): only when the shown price is below the state's average, or the national one
 * where the state has none, by more than the site's limit (499). Words instead of a price, and subscriptions, compare
 * with nothing.
 */
export function marketIndicator(
  vehicle: Compared,
  price: PriceDisplay | undefined,
  above: number,
): MarketIndicator | undefined {
  const average = averageOf(vehicle);
  if (price?.kind !== 'price' || !Number.isFinite(average)) return undefined;
  const saving = average - price.amount;
  if (!(saving > above)) return undefined;
  const { market_vehicles: compared = 0, market_date: day, state } = vehicle;
  const isNational = vehicle.state_average_market_price === undefined;
  return { saving, average, compared, ...(day ? { day } : {}), ...(isNational ? {} : { state: state ?? '' }) };
}
