import { FREQUENCIES, repaymentCount, type FrequencyName } from './frequency.js';
import { creditFees, type FinanceFee } from './fees.js';
import { principalOf, repaymentOf } from './repayment.js';
import { roundRate, roundToCent } from './rounding.js';

/**
 * Money by period: what the lender gives is positive, what the borrower pays negative. Index 0 is the first advance.
 */
export type CashFlows = readonly number[];

/** What flows are worth at the beginning, at a rate of each period as a fraction. */
export function presentValue(flows: CashFlows, rate: number): number {
  const factor = 1 / (1 + rate);
  return flows.reduceRight((value, flow) => value * factor + flow, 0);
}

const STEPS = 200;

/**
 * The rate of each period at which flows discount to zero, by bisection; the loan's cost as a fraction of one period.
 */
export function internalRate(flows: CashFlows): number {
  let low = -0.99;
  let high = 1;
  // dear small loans cost more than their principal in one period
  while (presentValue(flows, high) < 0 && high < 1e6) high *= 2;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export interface CreditInput {
  /** Dollars provided. */
  readonly credit: number;
  /** Dollars and cents of each repayment. */
  readonly repayment: number;
  readonly years: number;
  readonly frequency: FrequencyName;
  readonly finalPayment?: number | undefined;
  /** Credit fees at the beginning and with each repayment; government charges are none of them. */
  readonly upfrontFees?: number | undefined;
  readonly feePerPeriod?: number | undefined;
}

/** Flows of a credit with repayments in arrears. */
export function creditFlows(input: CreditInput): CashFlows {
  const { credit, repayment, finalPayment = 0, upfrontFees = 0, feePerPeriod = 0 } = input;
  const count = repaymentCount(FREQUENCIES[input.frequency].periodsPerYear, input.years);
  return [
    credit - upfrontFees,
    ...Array.from(
      { length: count },
      (_, index) => -(repayment + feePerPeriod + (index === count - 1 ? finalPayment : 0)),
    ),
  ];
}

/**
 * Comparison rate, percent per year, unrounded: n × r × 100, where r is the internal rate of the credit's flows and n
 * 52.18, 26.09 or 12 (National Consumer Credit Protection Regulations 2010, r 100).
 */
export const comparisonRateOf = (input: CreditInput): number =>
  FREQUENCIES[input.frequency].lawfulPeriodsPerYear * internalRate(creditFlows(input)) * 100;

/** What a comparison rate is stated for: car loans are compared at $30,000 over 5 years. */
export interface ComparisonBasis {
  readonly amount: number;
  readonly years: number;
}

const monthlyAt = (annualRate: number, { amount, years }: ComparisonBasis): number =>
  roundToCent(repaymentOf({ principal: amount, annualRate, periodsPerYear: 12, years }));

/**
 * Fees that a lender's pair of rates implies: dollars that, paid at the beginning, turn the interest rate into the
 * comparison rate. 0 where the pair implies none.
 */
export function impliedFees(annualRate: number, comparisonRate: number, basis: ComparisonBasis): number {
  const { amount, years } = basis;
  const loan = { annualRate: comparisonRate, periodsPerYear: 12, years };
  return Math.max(0, amount - principalOf(monthlyAt(annualRate, basis), loan));
}

/** Comparison rate, two decimals, of a rate with all its fees at the basis, repaid monthly (FIN-08). */
export function comparisonRateWithFees(
  annualRate: number,
  fees: readonly FinanceFee[],
  basis: ComparisonBasis,
): number {
  const { amount, years } = basis;
  const { upfront, monthly } = creditFees(fees);
  const repayment = monthlyAt(annualRate, basis);
  return roundRate(
    comparisonRateOf({
      credit: amount,
      repayment,
      years,
      frequency: 'monthly',
      upfrontFees: upfront,
      feePerPeriod: monthly,
    }),
  );
}
