import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonRateWithFees, impliedFees } from './comparisonRate.js';
import { comparisonFor, publishedComparison } from './comparisonShown.js';
import { testConfig } from './testConfig.js';

const config = testConfig();
const { basis } = config.comparison;

describe('comparison rate next to an interest rate', () => {
  it('FIN-08 the platform’s own defaults never state a comparison rate below the interest rate next to it', () => {
    const published = publishedComparison(config);
    expect(published).toEqual({ from: 8.19, to: 8.19, of: 6.29 });
    const { from } = comparisonFor(config, { chosen: 10, advertised: 10, published }) ?? { from: Number.NaN };
    expect(from).toBeGreaterThan(11.8);
    expect(comparisonFor(config, { chosen: 6.29, advertised: 10, published })).toEqual({ from: 8.19, to: 8.19 });
  });
  it('FIN-08 a published range is for all of a lender’s loans: its lower end is not below the rate of the loan shown', () => {
    const published = { from: 8.38, to: 19.42 };
    expect(comparisonFor(config, { chosen: 8, advertised: 8, published })).toEqual(published);
    expect(comparisonFor(config, { chosen: 10, advertised: 10, published })).toEqual({ from: 10, to: 19.42 });
    expect(comparisonFor(config, { chosen: 20, advertised: 10, published })).toEqual({ from: 20, to: 20 });
  });
  it('FIN-08 whatever is published and chosen, fees never make a loan cheaper', () => {
    const rate = fc.integer({ min: 50, max: 4000 }).map((cents) => cents / 100);
    const options = fc.record({ fromFees: fc.boolean(), fee: fc.integer({ min: 0, max: 2000 }) });
    fc.assert(
      fc.property(rate, rate, rate, rate, options, (chosen, advertised, from, of, { fromFees, fee }) => {
        const own = testConfig({ establishmentFee: fee, comparison: { ...config.comparison, fromFees } });
        const shown = comparisonFor(own, { chosen, advertised, published: { from, to: from, of } });
        expect(shown?.from).toBeGreaterThanOrEqual(chosen - 0.005);
      }),
      { numRuns: 200 },
    );
  });
  it('FIN-08 the fees that a pair of rates implies make that pair again', () => {
    const rate = fc.integer({ min: 100, max: 2000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(rate, fc.integer({ min: 0, max: 500 }), (interest, spread) => {
        const comparison = interest + spread / 100;
        const amount = impliedFees(interest, comparison, basis);
        const fee = { label: 'Fee', amount, every: 'loan' as const, isFinanced: false, isGovernmentCharge: false };
        expect(comparisonRateWithFees(interest, [fee], basis)).toBeCloseTo(comparison, 1);
      }),
      { numRuns: 100 },
    );
  });
});
