import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultInput, type CalculatorInput } from './calculator.js';
import { comparisonText, publishedComparison } from './comparisonShown.js';
import { collapsedDisclaimer, comparisonRatesIn } from './disclaimer.js';
import { financeEstimate, weeklyTeaser, type EstimateRates } from './estimate.js';
import type { FinanceFee } from './fees.js';
import { testConfig } from './testConfig.js';
import { totalNote } from './totals.js';
import { financeMathsWords } from './words/financeMathsWords.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, financeMathsWords);
const config = testConfig();
const rates: EstimateRates = { advertised: 8.5, published: { from: 9.36, to: 9.36 } };
const input = (values: Partial<CalculatorInput> = {}): CalculatorInput => ({
  ...defaultInput(config, 'sidebar', { price: 35_990, interest: 8.5 }),
  deposit: 5000,
  ...values,
});

describe('estimate', () => {
  it('FIN-03 amount minus deposit plus fees, rounded up, with the total of B9', () => {
    expect(financeEstimate(input(), testConfig({ establishmentFee: 1300 }), rates)).toMatchObject({
      principal: 32_290,
      repayment: 153,
      repaymentText: '$153',
      frequency: 'weekly',
      count: 260,
      total: 41_080,
    });
  });
  it('FIN-03 the complete total has the final payment and each fee once', () => {
    const fee = {
      label: 'Account',
      amount: 8,
      every: 'month',
      isFinanced: false,
      isGovernmentCharge: false,
    } as const satisfies FinanceFee;
    const own = testConfig({ establishmentFee: 1300, fees: [fee], total: 'complete' });
    const { repayment, total, isComplete, counts } = financeEstimate(input({ residual: 10_000 }), own, rates) ?? {};
    expect(total).toBe(260 * (repayment ?? 0) + 10_000 + 8 * 60);
    expect(isComplete).toBe(true);
    expect(counts && totalNote(counts, say)).toBe('Fees in the total: Establishment fee $1,300, Account $8 a month.');
  });
  it('FIN-03 the total of B9 is the only one, and says what it leaves out', () => {
    const three = input({ amount: 50_000, deposit: 0, interest: 6.29, residual: 15_000, frequency: 'monthly' });
    const estimate = financeEstimate(three, config, { ...rates, advertised: 6.29 });
    expect(estimate).toMatchObject({ repayment: 761, total: 45_660, finalPayment: 15_000, isComplete: false });
    expect(estimate?.counts && totalNote(estimate.counts, say)).toBe('Not in the total: the final payment of $15,000.');
  });
  it('FIN-04 reads Enquire for Finance at 25 or less, and the total is blank', () => {
    const small = financeEstimate(input({ amount: 5000, deposit: 0, interest: 10 }), config, rates);
    expect(small).toMatchObject({ repayment: 25, repaymentText: 'Enquire for Finance', isEnquiry: true });
    expect(small).not.toHaveProperty('total');
    expect(financeEstimate(input({ amount: 5200, deposit: 0, interest: 10 }), config, rates)).toMatchObject({
      repayment: 26,
      isEnquiry: false,
    });
  });
  it('FIN-04 a deposit that covers everything leaves nothing to repay, fees neither', () => {
    const covered = financeEstimate(input({ deposit: 40_000 }), testConfig({ establishmentFee: 1300 }), rates);
    expect(covered).toMatchObject({ principal: 0, repayment: 0, isEnquiry: true });
  });
  it('FIN-03 a lender that rounds towards its stored repayment does so for that frequency alone', () => {
    const own = testConfig({ rounding: 'towards-stored', establishmentFee: 1300 });
    const stored = { ...rates, stored: { weekly: 152 } };
    expect(financeEstimate(input(), own, stored)?.repayment).toBe(152);
    expect(financeEstimate(input(), own, { ...rates, stored: { weekly: 153 } })?.repayment).toBe(153);
    const fortnightly = financeEstimate(input({ frequency: 'fortnightly' }), own, stored);
    expect(fortnightly?.repayment).toBe(financeEstimate(input({ frequency: 'fortnightly' }), own, rates)?.repayment);
  });
  it('FIN-08 never states a repayment without a comparison rate', () => {
    expect(financeEstimate(input(), config, { ...rates, published: undefined })).toBeUndefined();
  });
  it('FIN-08 a rate that the shopper chose compares with the declared fees, if they are complete', () => {
    const fees = [
      { label: 'Establishment', amount: 395, every: 'loan' as const, isFinanced: false, isGovernmentCharge: false },
      { label: 'Account', amount: 8, every: 'month' as const, isFinanced: false, isGovernmentCharge: false },
    ];
    const own = testConfig({ fees, comparison: { ...config.comparison, fromFees: true } });
    expect(financeEstimate(input({ interest: 6.29 }), own, rates)?.comparisonRate).toEqual({ from: 7.42, to: 7.42 });
    expect(financeEstimate(input(), own, rates)?.comparisonRate).toEqual(rates.published);
    // where they are not all declared, those that the published pair implies
    expect(financeEstimate(input({ interest: 6.29 }), config, rates)?.comparisonRate).toEqual({ from: 7.13, to: 7.13 });
  });
  it('FIN-11 CARD-07 the weekly teaser reads Only $X/wk*, and nothing at 25 or less', () => {
    expect(weeklyTeaser(1153, config)).toBe('Only $1,153/wk*');
    expect(weeklyTeaser(25, config)).toBeUndefined();
  });
  it('FIN-03 repaying less often never costs fewer dollars in total than was borrowed', () => {
    const frequency = fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const);
    fc.assert(
      fc.property(fc.integer({ min: 8000, max: 250_000 }), fc.nat(5000), frequency, (amount, deposit, often) => {
        const own = testConfig({ total: 'complete' });
        const { principal, total } = financeEstimate(input({ amount, deposit, frequency: often }), own, rates) ?? {};
        if (total !== undefined) expect(total).toBeGreaterThanOrEqual(principal ?? Number.NaN);
      }),
      { numRuns: 50 },
    );
  });
});

describe('comparison rate of texts', () => {
  it.each([
    ['Rate 6.29% p.a., comparison rate 8.19% p.a., 5-year term.', 8.19, 8.19, 6.29],
    ['6.29% p.a., comparison rate 8.19%. Deposit 10.0%.', 8.19, 8.19, 6.29],
    ['An interest rate of 6.29% gives an 8.19% comparison rate.', 8.19, 8.19, 6.29],
    ['Comparison rates from 8.38% to 19.42% apply.', 8.38, 19.42],
    ['8.19% p.a. comparison rate on a secured loan; 10.0% deposit, 30.0% final payment.', 8.19, 8.19],
    ['5-year term, 10.0% deposit, 30.0% final payment. Comparison rate: 7.5 per cent.', 7.5, 7.5],
    ['Comparison rate 8.38% p.a. – 19.42% p.a.', 8.38, 19.42],
    ['年利率6.29%，比较利率8.19%（年化）。订金10.0%。', 8.19, 8.19, 6.29],
  ])('FIN-08 %s', (text, from, to, of?: number) => {
    expect(comparisonRatesIn(text)).toEqual({ from, to, ...(of === undefined ? {} : { of }) });
  });
  it.each(['5-year term, 10.0% deposit, 30.0% final payment.', '', 'Ask us for the comparison rate. Save 5%!'])(
    'FIN-08 a percentage that is not called a comparison rate is none: %j',
    (text) => {
      expect(comparisonRatesIn(text)).toBeUndefined();
    },
  );
  it('FIN-08 the lender’s figure comes first, then the published range, then the disclaimers', () => {
    const range = { from: 8.38, to: 19.42 };
    const ranged = testConfig({ comparison: { ...config.comparison, range } });
    expect(publishedComparison(ranged, { comparisonRate: 7.1 })).toEqual({ from: 7.1, to: 7.1 });
    expect(publishedComparison(ranged)).toEqual(range);
    expect(comparisonText(range, say)).toBe('8.38% to 19.42% p.a.');
    expect(publishedComparison(config, { disclaimer: 'Comparison rate 7.77%.' })).toEqual({ from: 7.77, to: 7.77 });
    expect(publishedComparison(config)).toEqual({ from: 8.19, to: 8.19, of: 6.29 });
  });
});

describe('disclaimer', () => {
  it('FIN-06 is collapsed at 197 characters', () => {
    expect(collapsedDisclaimer('x'.repeat(197))).toEqual({ text: 'x'.repeat(197), isCut: false });
    expect(collapsedDisclaimer('x'.repeat(198))).toEqual({ text: `${'x'.repeat(197)}...`, isCut: true });
  });
  it('FIN-06 never cuts a character in two', () => {
    expect(collapsedDisclaimer('🚗'.repeat(6), 5).text).toBe(`${'🚗'.repeat(5)}...`);
  });
});
