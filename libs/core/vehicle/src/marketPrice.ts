import { formatDate, formatDollars, formatNumber } from './format.js';
import type { PriceDisplay } from './price.js';
import type { Vehicle } from './vehicle.js';

export interface MarketPriceOptions {
  marketPrice?: { readonly onCards: boolean; readonly onPage: boolean; readonly above: number } | undefined;
}

/** A price below the market, in words; the same on card and page. */
export interface MarketIndicator {
  /** Dollars below the average. */
  readonly saving: number;
  /** For example `$1,200 below market`. */
  readonly text: string;
  /** What it is below, dollars. */
  readonly average: number;
  /**
   * Which average, of how many vehicles and of which day, as far as the feed says so: for example `NSW average of 34
   * comparable vehicles, 12 Nov 2026: $33,190`.
   */
  readonly basis: string;
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
  const { market_vehicles: compared = 0, market_date: day = '' } = vehicle;
  const of = `${compared > 0 ? `${formatNumber(compared)} ` : ''}comparable ${compared === 1 ? 'vehicle' : 'vehicles'}`;
  const where = vehicle.state_average_market_price === undefined ? 'National' : (vehicle.state ?? 'State');
  return {
    saving,
    text: `${formatDollars(saving)} below market`,
    average,
    basis: `${where} average of ${of}${day === '' ? '' : `, ${formatDate(day)}`}: ${formatDollars(average)}`,
  };
}
