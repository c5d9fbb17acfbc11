import type { TradeInOptions } from './options.js';
import { adjusted, type TradeInAnswers } from './questions.js';

/** What comparable vehicles are advertised for: whole dollars, confidence 0 to 1. */
export interface ComparedValue {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly confidence: number;
  readonly comparables: number;
  /** Model years of the vehicles, where more of them count than those nearby. */
  readonly years?: { readonly from: number; readonly to: number } | undefined;
}

export const BY_HAND_REASONS = [
  'not-shown',
  'too-old',
  'too-many-kms',
  'few-comparables',
  'little-value',
  'unavailable',
] as const;
/** Why no estimate is given online. */
export type ByHandReason = (typeof BY_HAND_REASONS)[number];

/** What a car may be worth to the dealer, or that a person has to value it. */
export type TradeInEstimate =
  (ComparedValue & { readonly state: 'estimate' }) | { readonly state: 'by-hand'; readonly reason: ByHandReason };

export interface EstimatedCar {
  readonly year: number;
  readonly kms: number;
  readonly answers: TradeInAnswers;
}

/** Below so many dollars a car is looked at first. */
const LEAST_VALUE = 500;
const STEP = 100;

export const byHand = (reason: ByHandReason): TradeInEstimate => ({ state: 'by-hand', reason });

/** Why a car gets no estimate whatever the market says: its age or its kilometres (B9), or the site gives none. */
export function beyondEstimates(
  { year, kms }: Pick<EstimatedCar, 'year' | 'kms'>,
  { tradeInValuation: rules }: Pick<TradeInOptions, 'tradeInValuation'>,
  thisYear: number,
): ByHandReason | undefined {
  if (!rules.isShown) return 'not-shown';
  if (thisYear - year > rules.mostYears) return 'too-old';
  return kms > rules.mostKms ? 'too-many-kms' : undefined;
}

/**
 * What a car may be worth to the dealer (TRD-03): the site's share of what comparable vehicles are advertised for,
 * changed by the answers. Whole hundreds, the ends rounded outwards. Without enough comparable vehicles or confidence
 * the car is valued by hand. `thisYear` is that of the dealer's place.
 */
export function tradeInEstimate(
  car: EstimatedCar,
  market: ComparedValue | undefined,
  options: Pick<TradeInOptions, 'tradeInValuation' | 'tradeInQuestions'>,
  thisYear: number,
): TradeInEstimate {
  const beyond = beyondEstimates(car, options, thisYear);
  if (beyond) return byHand(beyond);
  const { offerPercent, leastComparables, leastConfidence } = options.tradeInValuation;
  if (!market || market.comparables < leastComparables || market.confidence < leastConfidence)
    return byHand('few-comparables');
  const worth = (value: number) => adjusted((value * offerPercent) / 100, options.tradeInQuestions, car.answers);
  const low = Math.floor(worth(market.low) / STEP) * STEP;
  const high = Math.ceil(worth(market.high) / STEP) * STEP;
  const middle = Math.min(high, Math.max(low, Math.round(worth(market.middle) / STEP) * STEP));
  if (low < LEAST_VALUE) return byHand('little-value');
  const { confidence, comparables, years } = market;
  return { state: 'estimate', low, middle, high, confidence, comparables, ...(years ? { years } : {}) };
}
