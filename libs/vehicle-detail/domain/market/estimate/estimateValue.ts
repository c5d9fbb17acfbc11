import { comparablesOf, type Comparable, type MarketVehicle } from './comparables.js';
import { confidenceOf, LEAST_COMPARABLES, marketRange, quantile, STEP } from './estimateGauge.js';
import { wideMarket } from './wideMarket.js';

/** What comparable vehicles are advertised for. Whole dollars; the ends are rounded outwards to whole hundreds. */
export interface MarketValue {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** 0 to 1, as that of the gauge. */
  readonly confidence: number;
  readonly comparables: number;
  /** Model years of the vehicles, where more of them count than those nearby. */
  readonly years?: { readonly from: number; readonly to: number };
}

/** A vehicle without an asking price. */
export type ValuedVehicle = Omit<MarketVehicle, 'price' | 'price_type' | 'car_type'> & { readonly year: number };

/** What an estimate needs to be given. */
export interface EnoughForValue {
  readonly comparables: number;
  /** 0 to 1. */
  readonly confidence: number;
}

/** How much less an estimate from more years is trusted. */
const WIDE_TRUST = 0.75;
/** Share by which its range goes beyond the prices at either end. */
const WIDE_MARGIN = 0.05;

/**
 * What vehicles like this one are advertised for (TRD-03): the middle 80 % of their prices and the middle one, by
 * weight. Where those are not enough, vehicles of more years count as well, with a wider range and less confidence.
 * Absent with fewer than three vehicles. What a dealer pays is another matter.
 */
export function estimateValue(
  subject: ValuedVehicle,
  market: Iterable<MarketVehicle>,
  enough?: EnoughForValue,
): MarketValue | undefined {
  // what a price contains says little about what the dealer pays: all bases count
  const asked = [...market].map(({ price_type: _basis, ...other }) => other);
  const own = { ...subject, car_type: 'used', price: 0 };
  const near = nearValue(comparablesOf(own, asked));
  if (!enough || (near && near.comparables >= enough.comparables && near.confidence >= enough.confidence)) return near;
  return wideValue(own, asked) ?? near;
}

function nearValue(comparables: readonly Comparable[]): MarketValue | undefined {
  if (comparables.length < LEAST_COMPARABLES) return undefined;
  return valueIn(comparables, marketRange(comparables));
}

function wideValue(subject: MarketVehicle & { readonly year: number }, asked: readonly MarketVehicle[]) {
  const wide = wideMarket(subject, asked);
  if (!wide || wide.comparables.length < LEAST_COMPARABLES) return undefined;
  const prices = wide.comparables.map(({ price }) => price);
  const value = valueIn(wide.comparables, {
    min: Math.floor((Math.min(...prices) * (1 - WIDE_MARGIN)) / STEP) * STEP,
    max: Math.ceil((Math.max(...prices) * (1 + WIDE_MARGIN)) / STEP) * STEP,
  });
  return value && { ...value, confidence: Math.round(value.confidence * WIDE_TRUST * 1000) / 1000, years: wide.years };
}

function valueIn(
  comparables: readonly Comparable[],
  { min: low, max: high }: { readonly min: number; readonly max: number },
): MarketValue | undefined {
  if (low <= 0) return undefined;
  const middle = Math.min(high, Math.max(low, Math.round(quantile(comparables, 0.5) / STEP) * STEP));
  return { low, middle, high, confidence: confidenceOf(comparables, low, high), comparables: comparables.length };
}
