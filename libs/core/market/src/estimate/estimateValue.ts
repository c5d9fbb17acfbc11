import { comparablesOf, type Comparable, type MarketVehicle } from './comparables.js';
import { confidenceOf, LEAST_COMPARABLES, marketRange, quantile } from './estimateGauge.js';

/** What comparable vehicles are advertised for. Whole dollars; the ends are rounded outwards to whole hundreds. */
export interface MarketValue {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** 0 to 1, as that of the gauge. */
  readonly confidence: number;
  readonly comparables: number;
}

/** A vehicle without an asking price. */
export type ValuedVehicle = Omit<MarketVehicle, 'price' | 'price_type' | 'car_type'> & { readonly year: number };

/**
 * What vehicles like this one are advertised for (TRD-03): the middle 80 % of their prices and the middle one, by
 * weight.
 * Absent with fewer than three of them. What a dealer pays is another matter.
 */
export function estimateValue(subject: ValuedVehicle, market: Iterable<MarketVehicle>): MarketValue | undefined {
  // what a price contains says little about what the dealer pays: all bases count
  const asked = [...market].map(({ price_type: _basis, ...other }) => other);
  const comparables: readonly Comparable[] = comparablesOf({ ...subject, car_type: 'used', price: 0 }, asked);
  if (comparables.length < LEAST_COMPARABLES) return undefined;
  const { min: low, max: high } = marketRange(comparables);
  const middle = Math.min(high, Math.max(low, Math.round(quantile(comparables, 0.5) / 100) * 100));
  return { low, middle, high, confidence: confidenceOf(comparables, low, high), comparables: comparables.length };
}
