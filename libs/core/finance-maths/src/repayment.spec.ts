import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveAnnualRate, nominalAnnualRate } from './effectiveRate.js';
import { FREQUENCIES, FREQUENCY_NAMES, periodText, repaymentCount } from './frequency.js';
import { balances, periodRate, principalOf, repaymentOf, type Loan } from './repayment.js';
import { roundToCent, roundUpDollars, wholeRepayment } from './rounding.js';
import { completeTotal, specifiedTotal } from './totals.js';
import { PUBLIC_REPAYMENTS, REPAYMENT_VECTORS } from './vectors.js';
import { financeMathsWords } from './words/financeMathsWords.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, financeMathsWords);
describe('repayment', () => {
  it.each(REPAYMENT_VECTORS)('FIN-03 $id repays $principal at $annualRate % in $count parts', (vector) => {
    const raw = repaymentOf(vector);
    expect(repaymentCount(vector.periodsPerYear, vector.years)).toBe(vector.count);
    expect(raw).toBeCloseTo(vector.raw, 6);
    expect(roundUpDollars(raw)).toBe(vector.whole);
    const total = { ...vector, repayment: vector.whole };
    expect(specifiedTotal(total, vector.establishmentFee)).toBe(vector.specifiedTotal);
    expect(completeTotal(total, { finalPayment: vector.residual })).toBe(vector.completeTotal);
  });
  it.each(PUBLIC_REPAYMENTS)('FIN-03 repays $30,000 in 60 months at %s %% with $%s', (annualRate, monthly) => {
    expect(roundToCent(repaymentOf({ principal: 30_000, annualRate, periodsPerYear: 12, years: 5 }))).toBe(monthly);
  });
  it('FIN-03 rounds up to whole dollars after floating noise is removed', () => {
    expect(roundUpDollars(500.0000000001)).toBe(500);
    expect(roundUpDollars(500.001)).toBe(501);
  });
  it('FIN-03 a lender may round up or down, towards the repayment that it stored', () => {
    expect(wholeRepayment(152.55, 'towards-stored', 152)).toBe(152);
    expect(wholeRepayment(152.55, 'towards-stored', 153)).toBe(153);
    expect(wholeRepayment(152.55, 'towards-stored')).toBe(153);
    expect(wholeRepayment(152.55, 'up', 152)).toBe(153);
  });
  it('FIN-03 a fee is charged once in the complete total', () => {
    const total = { repayment: 153, periodsPerYear: 52, years: 5 };
    expect(completeTotal(total, { finalPayment: 1000, feesBeside: 395 })).toBe(260 * 153 + 1395);
  });
  it('FIN-02 counts weekly 52, fortnightly 26, monthly 12, with their suffixes', () => {
    expect(FREQUENCY_NAMES.map((name) => [FREQUENCIES[name].periodsPerYear, periodText(name, say)])).toEqual([
      [52, 'wk'],
      [26, 'fn'],
      [12, 'mo'],
      [1, 'yr'],
    ]);
  });
  it('FIN-02 half years give whole numbers of repayments, also counted as comparison rates do', () => {
    expect([52, 26, 12, 52.18, 26.09].map((periods) => repaymentCount(periods, 4.5))).toEqual([234, 117, 54, 235, 117]);
  });

  const loan = fc.record({
    principal: fc.integer({ min: 1000, max: 250_000 }),
    annualRate: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 4800 }).map((hundredths) => hundredths / 100),
    ),
    periodsPerYear: fc.constantFrom(52, 26, 12, 52.18, 26.09),
    years: fc.integer({ min: 1, max: 14 }).map((halves) => halves / 2),
    timing: fc.constantFrom('arrears' as const, 'advance' as const),
    residualShare: fc.integer({ min: 0, max: 100 }),
  });
  const withResidual = ({ residualShare, ...rest }: Loan & { residualShare: number }): Loan => ({
    ...rest,
    residual: (rest.principal * residualShare) / 100,
  });

  it('FIN-03 the loan runs down to its final payment', () => {
    fc.assert(
      fc.property(loan, (values) => {
        const one = withResidual(values);
        const left = balances(one).at(-1) ?? Number.NaN;
        expect(Math.abs(left - (one.residual ?? 0))).toBeLessThan(one.principal * 1e-8);
      }),
    );
  });
  it('FIN-03 a repayment can borrow what it repays', () => {
    fc.assert(
      fc.property(loan, (values) => {
        const one = withResidual(values);
        expect(principalOf(repaymentOf(one), one) / one.principal).toBeCloseTo(1, 8);
      }),
    );
  });
  it('FIN-03 more deposit never raises a repayment, and a longer term does neither', () => {
    fc.assert(
      fc.property(loan, fc.nat(50_000), (values, deposit) => {
        const one = withResidual(values);
        const raw = repaymentOf(one);
        expect(repaymentOf({ ...one, principal: one.principal - deposit })).toBeLessThanOrEqual(raw);
        expect(repaymentOf({ ...one, years: one.years + 0.5 })).toBeLessThanOrEqual(raw * (1 + 1e-12));
      }),
    );
  });
  it('FIN-03 repayments in advance are one period of interest smaller', () => {
    fc.assert(
      fc.property(loan, (values) => {
        const one = { ...values, residual: 0 };
        const rate = periodRate(one);
        const [advance, arrears] = (['advance', 'arrears'] as const).map((timing) => repaymentOf({ ...one, timing }));
        expect((advance ?? 0) * (1 + rate)).toBeCloseTo(arrears ?? 0, 6);
      }),
    );
  });
  it('FIN-03 the complete total is never below what was borrowed', () => {
    fc.assert(
      fc.property(loan, (values) => {
        const one = { ...withResidual(values), timing: 'arrears' as const };
        const repayment = roundUpDollars(repaymentOf(one));
        expect(completeTotal({ ...one, repayment }, { finalPayment: one.residual ?? 0 })).toBeGreaterThanOrEqual(
          one.principal - 1e-6,
        );
      }),
    );
  });
});

describe('effective rate', () => {
  it('FIN-08 10 % compounded monthly costs 10.47 % a year, and back', () => {
    expect(effectiveAnnualRate(10, 12)).toBeCloseTo(10.4713, 4);
    expect(nominalAnnualRate(effectiveAnnualRate(7.99, 52), 52)).toBeCloseTo(7.99, 10);
    expect(effectiveAnnualRate(0, 12)).toBe(0);
  });
});
