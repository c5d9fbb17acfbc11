import type { ShownGauge } from '../gauge/gauge.js';
import { comparablesOf, type Comparable, type MarketVehicle } from './comparables.js';

/** Fewer than these tell of single vehicles, not of a market. */
export const LEAST_COMPARABLES = 3;
/** The range leaves out this share of the weight at either end. */
const TAIL = 0.1;
/** So many near vehicles make half of the confidence that any number can. */
const HALF_SURE = 4;
/** Ends are rounded outwards, so that no single vehicle's price can be read from them. */
export const STEP = 100;

/**
 * Estimates how a vehicle's price compares with similar ones that are for sale (VDP-08, embedded default).
 *
 * - Range: the middle 80 % of the comparable prices, by weight, rounded outwards to whole hundreds.
 * - Fill: position of the listing price in the range; 0 at or below its beginning.
 * - Confidence: n / (n + 4) × (1 − spread), where n is the sum of the weights and the spread half the range's width
 * over
 *   its middle. It grows with every vehicle like the others, and falls as prices lie further apart.
 *
 * Absent without a year or with fewer than three comparable vehicles. Asking prices are not sale prices: it says that
 * it is an estimate.
 */
export function estimateGauge(subject: MarketVehicle, market: Iterable<MarketVehicle>): ShownGauge | undefined {
  if (!(subject.price > 0) || subject.year === undefined) return undefined;
  const comparables = comparablesOf(subject, market);
  if (comparables.length < LEAST_COMPARABLES) return undefined;
  const { min, max } = marketRange(comparables);
  if (min <= 0) return undefined;
  const fill = fillOf(subject.price, min, max);
  return {
    fill,
    listing_price: Math.round(subject.price),
    market_range_min: min,
    market_range_max: max,
    confidence: confidenceOf(comparables, min, max),
    comparables: comparables.length,
    is_estimate: true,
  };
}

/** The middle 80 % of the prices, by weight, rounded outwards to whole hundreds. */
export const marketRange = (comparables: readonly Comparable[]): { readonly min: number; readonly max: number } => ({
  min: Math.floor(quantile(comparables, TAIL) / STEP) * STEP,
  max: Math.ceil(quantile(comparables, 1 - TAIL) / STEP) * STEP,
});

/** The smallest price that this share of the weight does not lie above. */
export function quantile(comparables: readonly Comparable[], share: number): number {
  const sorted = [...comparables].sort((a, b) => a.price - b.price);
  // a rounding error in the sum must not move to the next vehicle
  let left = sorted.reduce((sum, { weight }) => sum + weight, 0) * share - 1e-9;
  for (const { price, weight } of sorted) {
    left -= weight;
    if (left <= 0) return price;
  }
  return sorted.at(-1)?.price ?? 0;
}

function fillOf(price: number, min: number, max: number): number {
  if (max === min) return price < min ? 0 : price > max ? 1 : 0.5;
  return round(Math.min(1, Math.max(0, (price - min) / (max - min))));
}

/** How far a range can be trusted, 0 to 1. */
export function confidenceOf(comparables: readonly Comparable[], min: number, max: number): number {
  const count = comparables.reduce((sum, { weight }) => sum + weight, 0);
  const spread = (max - min) / (max + min);
  return round((count / (count + HALF_SURE)) * (1 - spread));
}

/** Where a price is in its range: below it, or in one of its thirds. */
export type GaugePosition = 'below' | 'lower' | 'middle' | 'upper';

export function gaugePosition({
  fill,
  listing_price: price,
  market_range_min: min,
}: Pick<ShownGauge, 'fill' | 'listing_price' | 'market_range_min'>): GaugePosition {
  if (price < min) return 'below';
  if (fill <= 1 / 3) return 'lower';
  return fill <= 2 / 3 ? 'middle' : 'upper';
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
