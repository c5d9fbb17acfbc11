import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparisonRateOf,
  comparisonRateWithFees,
  creditFlows,
  internalRate,
  presentValue,
  type CreditInput,
} from './comparisonRate.js';
import { creditFees, feesBesideRepayments, feeText, financedFees, type FinanceFee } from './fees.js';
import { FREQUENCIES } from './frequency.js';
import { repaymentOf } from './repayment.js';
import { roundRate, roundToCent } from './rounding.js';
import { COMPARISON_VECTORS } from './vectors.js';
import { financeMathsWords } from './words/financeMathsWords.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, financeMathsWords);
const fee = (label: string, amount: number, values: Partial<FinanceFee> = {}): FinanceFee => ({
  label,
  amount,
  every: 'loan',
  isFinanced: false,
  isGovernmentCharge: false,
  ...values,
});
/** The list of B9. */
const LISTED = [
  fee('Establishment', 395),
  fee('Security registration', 6, { isGovernmentCharge: true }),
  fee('Account administration', 8, { every: 'month' }),
  fee('Dealer agency', 912.25),
];

describe('comparison rate', () => {
  it.each(COMPARISON_VECTORS)('FIN-08 $id compares $annualRate % with its fees as $rate %', (vector) => {
    const { periodsPerYear } = FREQUENCIES[vector.frequency];
    const repayment = repaymentOf({ ...vector, periodsPerYear, years: 5 });
    expect(roundToCent(repayment)).toBe(vector.repayment);
    const raw = comparisonRateOf({ ...vector, years: 5, finalPayment: vector.residual });
    expect(raw).toBeCloseTo(vector.raw, 4);
    expect(roundRate(raw)).toBe(vector.rate);
  });
  it('FIN-07 FIN-08 the listed fees make 8.74 % of 6.29 %; the registration of security stays out', () => {
    expect(comparisonRateWithFees(6.29, LISTED, { amount: 30_000, years: 5 })).toBe(8.74);
    expect(creditFees(LISTED)).toEqual({ upfront: 1307.25, monthly: 8 });
  });
  it('FIN-07 financed fees are borrowed; the others are paid on top of the repayments, monthly ones every month', () => {
    const fees = [...LISTED, fee('Financed', 1300, { isFinanced: true })];
    expect(financedFees(fees)).toBe(1300);
    expect(feesBesideRepayments(fees, 5)).toBe(395 + 6 + 912.25 + 8 * 60);
  });

  it('FIN-07 says what each fee is', () => {
    expect(LISTED.slice(2).map((one) => feeText(one, say))).toEqual([
      'Account administration $8 a month',
      'Dealer agency $912.25',
    ]);
  });

  const credit = fc.record({
    credit: fc.integer({ min: 1000, max: 250_000 }),
    annualRate: fc.integer({ min: 0, max: 4800 }).map((hundredths) => hundredths / 100),
    years: fc.integer({ min: 1, max: 14 }).map((halves) => halves / 2),
    frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
    residualShare: fc.integer({ min: 0, max: 90 }),
    upfrontFees: fc.nat(900),
    feePerPeriod: fc.nat(20),
  });
  const inputOf = ({
    residualShare,
    annualRate,
    ...values
  }: typeof credit extends fc.Arbitrary<infer T> ? T : never): CreditInput => {
    const finalPayment = (values.credit * residualShare) / 100;
    const { periodsPerYear } = FREQUENCIES[values.frequency];
    const loan = { principal: values.credit, annualRate, periodsPerYear, years: values.years, residual: finalPayment };
    return { ...values, finalPayment, repayment: repaymentOf(loan) };
  };

  it('FIN-08 the flows of a credit discount to zero at its rate', () => {
    fc.assert(
      fc.property(credit, (values) => {
        const flows = creditFlows(inputOf(values));
        expect(Math.abs(presentValue(flows, internalRate(flows)))).toBeLessThan(values.credit * 1e-8);
      }),
    );
  });
  it('FIN-08 without fees a monthly credit compares as its own rate, and fees never lower it', () => {
    fc.assert(
      fc.property(credit, (values) => {
        const plain = inputOf({ ...values, frequency: 'monthly', upfrontFees: 0, feePerPeriod: 0 });
        expect(comparisonRateOf(plain)).toBeCloseTo(values.annualRate, 6);
        const dear = { ...plain, upfrontFees: values.upfrontFees, feePerPeriod: values.feePerPeriod };
        expect(comparisonRateOf(dear)).toBeGreaterThanOrEqual(comparisonRateOf(plain) - 1e-9);
      }),
    );
  });
});
