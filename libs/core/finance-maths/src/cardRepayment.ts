import { excludesCharges, formatDollars, isAvailable, type VehicleSummary } from '@forecourt/vehicle';
import { isComparisonOf } from './comparisonShown.js';
import { formatRate } from './rounding.js';

/** Repayments up to this are too small to state (B4). */
const SMALLEST = 25;

/** Weekly repayment of a card with its rates, in words; one never comes without the others. */
export interface CardRepayment {
  readonly teaser: string;
  readonly interest: string;
  readonly comparison: string;
  /** Government charges come on top of the price. */
  readonly charges?: string;
}

/**
 * What a card states of a repayment where the site shows it (CARD-07): the lender's own figures, all of them, or
 * nothing.
 */
export function cardRepayment(
  vehicle: Pick<VehicleSummary, 'status' | 'price_type' | 'weekly_repayment' | 'annual_rate' | 'comparison_rate'>,
  isShown: boolean,
): CardRepayment | undefined {
  const { weekly_repayment: weekly, annual_rate: annual, comparison_rate: comparison } = vehicle;
  if (!isShown || !isAvailable(vehicle)) return undefined;
  if (weekly === undefined || annual === undefined || comparison === undefined) return undefined;
  if (!isComparisonOf(comparison, annual)) return undefined;
  const repayment = Math.ceil(weekly);
  if (repayment <= SMALLEST) return undefined;
  return {
    teaser: `Only ${formatDollars(repayment)}/wk*`,
    interest: `${formatRate(annual)}% p.a.`,
    comparison: `Comparison rate ${formatRate(comparison)}% p.a.`,
    ...(excludesCharges(vehicle) ? { charges: 'Plus govt. charges' } : {}),
  };
}
