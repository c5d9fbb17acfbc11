import { formatDollars } from '@forecourt/vehicle';
import { allFees, type CalculatorInput } from './calculator.js';
import { comparisonFor, type RateRange } from './comparisonShown.js';
import type { FinanceConfig } from './config/financeOf.js';
import type { StatedRates } from './disclaimer.js';
import { financedFees } from './fees.js';
import { FREQUENCIES, repaymentCount, type FrequencyName } from './frequency.js';
import { repaymentOf } from './repayment.js';
import { roundRate, wholeRepayment } from './rounding.js';
import { totalFigures, type TotalFigures } from './totals.js';

/** Rates that the estimate is made with. */
export interface EstimateRates {
  /** Percent per year, as advertised. */
  readonly advertised: number;
  readonly published: StatedRates | undefined;
  /** Repayments that the lender stored, where one rounds towards them. */
  readonly stored?: Readonly<Partial<Record<FrequencyName, number>>> | undefined;
  /** The one loan with figures from the lender or a quote: these are stated as they are. */
  readonly stated?: { readonly input: CalculatorInput; readonly estimate: FinanceEstimate } | undefined;
  /** Of a quote whose fees are not the site's declared ones. */
  readonly areFeesUnknown?: boolean | undefined;
}

/** One estimate with everything that must appear next to it. Dollars, percent per year. */
export interface FinanceEstimate extends Partial<TotalFigures> {
  readonly principal: number;
  /** Whole dollars. */
  readonly repayment: number;
  /** `$153`, or the site's words where the repayment is too small to state (FIN-04). */
  readonly repaymentText: string;
  readonly isEnquiry: boolean;
  readonly frequency: FrequencyName;
  /** How many repayments. */
  readonly count: number;
  readonly interestRate: number;
  readonly comparisonRate: RateRange;
  readonly finalPayment: number;
}

const isSameLoan = (one: CalculatorInput, other: CalculatorInput): boolean =>
  roundRate(one.interest) === roundRate(other.interest) &&
  (['amount', 'years', 'deposit', 'residual', 'frequency'] as const).every((field) => one[field] === other[field]);

/**
 * What the calculator shows (FIN-03, FIN-04). Undefined without a comparison rate: a repayment is never stated without
 * its rates. `input` is settled.
 */
export function financeEstimate(
  input: CalculatorInput,
  config: FinanceConfig,
  rates: EstimateRates,
): FinanceEstimate | undefined {
  if (rates.stated && isSameLoan(input, rates.stated.input)) return rates.stated.estimate;
  const comparisonRate = comparisonFor(config, { chosen: input.interest, ...rates });
  if (!comparisonRate) return undefined;
  const { periodsPerYear } = FREQUENCIES[input.frequency];
  const borrowed = Math.max(0, input.amount - input.deposit);
  // nothing borrowed is nothing to pay fees on
  const principal = borrowed === 0 ? 0 : borrowed + financedFees(allFees(config));
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
    frequency: input.frequency,
    count: repaymentCount(periodsPerYear, input.years),
    interestRate: input.interest,
    comparisonRate,
    finalPayment,
  };
  if (isEnquiry) return shared;
  return { ...shared, ...totalFigures(counted, config, { finalPayment, areFeesUnknown: rates.areFeesUnknown }) };
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
