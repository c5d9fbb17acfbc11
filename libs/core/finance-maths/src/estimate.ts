import { formatDollars } from '@forecourt/vehicle';
import { allFees, type CalculatorInput } from './calculator.js';
import { comparisonFor, type RateRange } from './comparisonShown.js';
import type { FinanceConfig } from './config/schema.js';
import { feesBesideRepayments, financedFees } from './fees.js';
import { FREQUENCIES, repaymentCount, type FrequencyName } from './frequency.js';
import { repaymentOf } from './repayment.js';
import { wholeRepayment } from './rounding.js';
import { completeTotal, specifiedTotal } from './totals.js';

/** Rates that the estimate is made with. */
export interface EstimateRates {
  /** Percent per year, as advertised. */
  readonly advertised: number;
  readonly published: RateRange | undefined;
  /** Repayments that the lender stored, where one rounds towards them. */
  readonly stored?: Readonly<Partial<Record<FrequencyName, number>>> | undefined;
}

/** One estimate with everything that has to stand beside it. Dollars, percent per year. */
export interface FinanceEstimate {
  readonly principal: number;
  /** Whole dollars. */
  readonly repayment: number;
  /** `$153`, or the site's words where the repayment is too small to state (FIN-04). */
  readonly repaymentText: string;
  readonly isEnquiry: boolean;
  readonly suffix: string;
  /** How many repayments. */
  readonly count: number;
  readonly interestRate: number;
  readonly comparisonRate: RateRange;
  /** Absent where the site's words stand instead (FIN-04). */
  readonly total?: number;
  readonly finalPayment: number;
  /** Beside a total that leaves the final payment out. */
  readonly totalWithFinal?: number;
}

/**
 * What the calculator shows (FIN-03, FIN-04). Undefined without a comparison rate: a repayment is never stated without
 * its rates. `input` is settled.
 */
export function financeEstimate(
  input: CalculatorInput,
  config: FinanceConfig,
  rates: EstimateRates,
): FinanceEstimate | undefined {
  const comparisonRate = comparisonFor(config, { chosen: input.interest, ...rates });
  if (!comparisonRate) return undefined;
  const { periodsPerYear, suffix } = FREQUENCIES[input.frequency];
  const fees = allFees(config);
  const borrowed = Math.max(0, input.amount - input.deposit);
  // nothing borrowed is nothing to pay fees on
  const principal = borrowed === 0 ? 0 : borrowed + financedFees(fees);
  const finalPayment = Math.min(input.residual, borrowed);
  const raw = repaymentOf({
    principal,
    annualRate: input.interest,
    periodsPerYear,
    years: input.years,
    residual: finalPayment,
    timing: config.timing,
  });
  const repayment = wholeRepayment(raw, config.rounding, rates.stored?.[input.frequency]);
  const isEnquiry = isTooSmall(repayment, config);
  const counted = { repayment, periodsPerYear, years: input.years };
  const shared = {
    principal,
    repayment,
    repaymentText: isEnquiry ? config.enquiry.text : formatDollars(repayment),
    isEnquiry,
    suffix,
    count: repaymentCount(periodsPerYear, input.years),
    interestRate: input.interest,
    comparisonRate,
    finalPayment,
  };
  if (isEnquiry) return shared;
  if (config.total === 'complete') {
    return {
      ...shared,
      total: completeTotal(counted, { finalPayment, feesBeside: feesBesideRepayments(fees, input.years) }),
    };
  }
  const total = specifiedTotal(counted, config.establishmentFee);
  return { ...shared, total, ...(finalPayment > 0 ? { totalWithFinal: total + finalPayment } : {}) };
}

/** A repayment of 25 or less reads 'Enquire for Finance' (FIN-04). */
export const isTooSmall = (repayment: number, { enquiry }: Pick<FinanceConfig, 'enquiry'>): boolean =>
  repayment <= enquiry.atOrBelow;

/** `Only $153/wk*` (FIN-11, CARD-07); undefined where the repayment is too small to state. */
export const weeklyTeaser = (
  repayment: number,
  config: Pick<FinanceConfig, 'enquiry' | 'teaser'>,
): string | undefined =>
  isTooSmall(repayment, config) ? undefined : config.teaser.text.replace('{repayment}', formatDollars(repayment));
