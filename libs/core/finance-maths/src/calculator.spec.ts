import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountBounds,
  amountHelp,
  defaultAmount,
  defaultInput,
  inputProblems,
  interestBounds,
  nearestTerm,
  clampedInput,
  termOptions,
  termText,
  type CalculatorInput,
} from './calculator.js';
import { testConfig } from './testConfig.js';
import { clampToBounds, stepped, typedAmount, typedNumber } from './numbers.js';
import { financeMathsWords } from './words/financeMathsWords.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, financeMathsWords);
const config = testConfig();
const { amount, term } = config;

describe('calculator inputs', () => {
  it.each([
    ['$45,990', 45_990],
    ['8.5 %', 8.5],
    ['-12.5abc', -12.5],
    ['', 0],
    ['abc', 0],
    ['1.2.3', 1.2],
  ])('FIN-01 %j is read as %s: all but digits, dot and minus is stripped', (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });
  it('FIN-01 an amount at or below 0 becomes 0', () => {
    expect([typedAmount('-500'), typedAmount('0'), typedAmount('500')]).toEqual([0, 0, 500]);
    expect([typedAmount('$0.5'), typedAmount('30000.999')]).toEqual([0.5, 30_001]);
    expect([typedAmount('３０，０００'), typedNumber('７．５％')]).toEqual([30_000, 7.5]);
  });
  it('FIN-01 above the maximum is the maximum, at or below the minimum the minimum', () => {
    const bounds = { min: 1000, max: 100_000 };
    expect(
      [100_001, 100_000, 1000, 999, -5, Number.NaN, Infinity].map((value) => clampToBounds(value, bounds)),
    ).toEqual([100_000, 100_000, 1000, 1000, 1000, 1000, 100_000]);
  });
  it('FIN-01 amount 1000 to 100,000 by 500, deposit and residual 0 to 250,000 by 0.5, interest 0.5 to 15 by 0.5', () => {
    expect(amount).toMatchObject({ min: 1000, max: 100_000, step: 500 });
    expect(config.deposit).toEqual({ default: 0, min: 0, max: 250_000, step: 0.5 });
    expect(config.residual).toEqual(config.deposit);
    expect(config.interest).toEqual({ default: 10, min: 0.5, max: 15, step: 0.5, isFixed: false });
  });
  it.each([
    [7.5, 14.5],
    [1, 14.5],
    [5.99, 15.99],
    [9.95, 19.95],
    [4, 20],
  ])('FIN-01 a provider may have its own range of interest, %s to %s', (min, max) => {
    const own = testConfig({ interest: { default: 10, min, max, step: 0.5, isFixed: false } });
    const wanted = { ...defaultInput(own, 'sidebar'), interest: 99 };
    expect(clampedInput(wanted, own, 'sidebar').interest).toBe(max);
    expect(clampedInput({ ...wanted, interest: 0 }, own, 'sidebar').interest).toBe(min);
  });
  it('FIN-01 where the interest is disabled, the lender’s or the default one applies', () => {
    const own = testConfig({ interest: { ...config.interest, isFixed: true } });
    const wanted = { ...defaultInput(own, 'sidebar'), interest: 3 };
    expect(clampedInput(wanted, own, 'sidebar').interest).toBe(10);
    expect(clampedInput(wanted, own, 'sidebar', { interest: 7.49 }).interest).toBe(7.49);
  });
  it('FIN-01 a lender’s rate outside of the range can be chosen all the same', () => {
    expect(interestBounds(config.interest, 17.95)).toEqual({ min: 0.5, max: 17.95 });
  });
  it('FIN-01 the help shows at and outside the bounds', () => {
    const bounds = amountBounds(amount, 'sidebar');
    expect([999, 1000, 1001, 249_999, 250_000].map((value) => amountHelp(value, bounds, amount.help))).toEqual([
      'Cannot be less than $1,000 or more than $250,000',
      'Cannot be less than $1,000 or more than $250,000',
      undefined,
      undefined,
      'Cannot be less than $1,000 or more than $250,000',
    ]);
  });
  it('FIN-01 arrow keys go from stop to stop', () => {
    const bounds = { min: 1000, max: 100_000, step: 500 };
    expect([stepped(45_990, 1, bounds), stepped(45_990, -1, bounds), stepped(1000, -1, bounds)]).toEqual([
      46_000, 45_500, 1000,
    ]);
    expect(stepped(99_800, 1, bounds)).toBe(100_000);
    expect(stepped(8.49, 1, { min: 5.99, max: 15.99, step: 0.5 })).toBe(8.99);
  });
  it('FIN-01 faults of deposit and final payment are said in words', () => {
    const input: CalculatorInput = { ...defaultInput(config, 'sidebar'), amount: 20_000 };
    const bounds = { amount: amountBounds(amount, 'sidebar'), interest: config.interest };
    expect(inputProblems(input, config, bounds, say)).toEqual({});
    expect(inputProblems({ ...input, deposit: 20_000 }, config, bounds, say)).toEqual({
      deposit: 'The deposit covers the whole amount',
    });
    expect(inputProblems({ ...input, deposit: 300_000, interest: 16 }, config, bounds, say)).toEqual({
      deposit: 'Cannot be less than $0 or more than $250,000',
      interest: 'Cannot be less than 0.5% or more than 15%',
    });
    expect(inputProblems({ ...input, deposit: 15_000, residual: 6000 }, config, bounds, say)).toEqual({
      residual: 'The final payment cannot be more than what is borrowed',
    });
  });
  it('FIN-02 starts with the price or 30,000, 5 years, 10 %, no deposit, no residual', () => {
    expect(defaultInput(config, 'vehicle')).toEqual({
      amount: 30_000,
      years: 5,
      interest: 10,
      deposit: 0,
      residual: 0,
      frequency: 'weekly',
    });
    expect(defaultInput(config, 'vehicle', { price: 45_990, interest: 8.5 })).toMatchObject({
      amount: 45_990,
      interest: 8.5,
    });
    expect([defaultAmount(0, 30_000), defaultAmount(undefined, 30_000), defaultAmount(1, 30_000)]).toEqual([
      30_000, 30_000, 1,
    ]);
  });
  it('FIN-01 terms are 1 to 7 years by halves, or to 5 on some sites', () => {
    expect(termOptions(term)).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7]);
    expect(termOptions({ ...term, max: 5 }).at(-1)).toBe(5);
    expect([termText(1, say), termText(4.5, say)]).toEqual(['1 year', '4.5 years']);
  });
  it('FIN-15 a site may have its own years; the nearest of them is chosen', () => {
    const own = termOptions({ ...term, years: [7, 3, 5, 3] });
    expect(own).toEqual([3, 5, 7]);
    expect([nearestTerm(4, own), nearestTerm(6.5, own), nearestTerm(1, own)]).toEqual([3, 7, 3]);
  });
  it('FIN-15 the sidebar goes to 250,000, a vehicle’s page to 100,000 or 1.05 times a dearer price', () => {
    expect(amountBounds(amount, 'sidebar', 180_000).max).toBe(250_000);
    expect(amountBounds(amount, 'vehicle', 180_000).max).toBe(100_000);
    const own = { ...amount, priceFactor: 1.05 };
    expect(amountBounds(own, 'vehicle', 180_000).max).toBe(189_000);
    expect(amountBounds(own, 'vehicle', 90_000).max).toBe(100_000);
  });
  it('FIN-01 whatever is typed, the calculator uses values inside the bounds', () => {
    const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Infinity, -Infinity, Number.NaN));
    const input = fc.record({
      amount: number,
      years: fc.double({ min: -5, max: 90, noNaN: true }),
      interest: number,
      deposit: number,
      residual: number,
      frequency: fc.constantFrom('weekly' as const, 'yearly' as const),
    });
    fc.assert(
      fc.property(input, (typed) => {
        const used = clampedInput(typed, config, 'vehicle');
        for (const field of ['amount', 'interest', 'deposit', 'residual'] as const) {
          expect(used[field]).toBeGreaterThanOrEqual(config[field].min);
          expect(used[field]).toBeLessThanOrEqual(config[field].max);
        }
        expect(termOptions(term)).toContain(used.years);
        expect(config.frequencies).toContain(used.frequency);
      }),
    );
  });
});
