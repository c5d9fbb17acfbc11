import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bodyPickers,
  budgetAmount,
  budgetDefaults,
  budgetMaximum,
  budgetRange,
  BUDGET_SEARCH_PRICE_ABOVE,
  budgetTexts,
  estimatedBudget,
  movePriceThumb,
} from './budget.js';
import { testConfig } from './testConfig.js';
import { financeMathsWords } from './words/financeMathsWords.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, financeMathsWords);
const { budget } = testConfig();

describe('budget finder', () => {
  it('FIN-14 estimates repayment × 12 or × 52 × 5 years + deposit', () => {
    expect(estimatedBudget({ ...budgetDefaults(budget, 'monthly'), frequency: 'monthly' }, budget)).toBe(38_000);
    expect(estimatedBudget({ ...budgetDefaults(budget, 'weekly'), frequency: 'weekly' }, budget)).toBe(54_000);
    expect(estimatedBudget({ repayment: 100.33, deposit: 0.5, frequency: 'monthly' }, budget)).toBe(6020);
  });
  it('FIN-14 the other method counts what the repayment can borrow', () => {
    const real = estimatedBudget(
      { repayment: 600, deposit: 0, frequency: 'monthly' },
      { ...budget, method: 'annuity' },
      10,
    );
    expect(real).toBe(28_239);
  });
  it('FIN-14 starts with a deposit of 2000 and 600 by the month or 200 by the week', () => {
    expect(budgetDefaults(budget, 'monthly')).toEqual({ deposit: 2000, repayment: 600 });
    expect(budgetDefaults(budget, 'weekly')).toEqual({ deposit: 2000, repayment: 200 });
  });
  it('FIN-14 no number is 0; amounts stay within 0 and 1,000,000', () => {
    expect(['abc', '-5', '$1,500', '2000000', ''].map(budgetAmount)).toEqual([0, 0, 1500, 1_000_000, 0]);
  });
  it('FIN-14 leads to the search with range[price]=:budget and prices above 1000', () => {
    expect(budgetRange(38_000)).toBe(':38000');
    expect(BUDGET_SEARCH_PRICE_ABOVE).toBe(1000);
  });
  it('FIN-14 the maximum falls back to 100,000', () => {
    expect([budgetMaximum(189_990), budgetMaximum(undefined), budgetMaximum(0)]).toEqual([189_990, 100_000, 100_000]);
  });
  it('FIN-14 below the lowest price the button is disabled, with a message', () => {
    expect(budgetTexts('Car', 8000, 8001, say)).toEqual({
      button: '0 Cars Found',
      isDisabled: true,
      message: 'No Cars found for this budget',
    });
    expect(budgetTexts('Car', 8000, 8000, say)).toEqual({ button: 'View Cars In This Range', isDisabled: false });
    expect(budgetTexts('Car', 8000, undefined, say).isDisabled).toBe(false);
  });
  it('FIN-14 shows 4 bodies, or 20 of the site’s own, by count and then name, both descending', () => {
    const counts = [
      { value: 'Ute', count: 9 },
      { value: 'Coupe', count: 2 },
      { value: 'SUV', count: 40 },
      { value: 'Wagon', count: 9 },
      { value: 'Hatch', count: 12 },
    ];
    expect(bodyPickers(counts).map(({ value }) => value)).toEqual(['SUV', 'Hatch', 'Wagon', 'Ute']);
    const many = Array.from({ length: 26 }, (_, index) => ({ value: `Body ${index}`, count: 1 }));
    const own = many.map(({ value }) => value.toLowerCase());
    expect(bodyPickers(many, own)).toHaveLength(20);
    expect(bodyPickers(counts, ['ute'])).toEqual([{ value: 'Ute', count: 9 }]);
  });
  it('FIN-14 the slider goes from 5,000 to 250,000 by 500 and its thumbs cannot cross', () => {
    const { slider } = budget;
    expect(slider).toEqual({ min: 5000, max: 250_000, step: 500 });
    const all = { from: 5000, to: 250_000 };
    expect(movePriceThumb('from', all, 12_260, slider)).toEqual({ from: 12_500, to: 250_000 });
    expect(movePriceThumb('from', { from: 5000, to: 20_000 }, 30_000, slider)).toEqual({ from: 20_000, to: 20_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('from' as const, 'to' as const), fc.integer())), (moves) => {
        const { from, to } = moves.reduce(
          (value, [thumb, target]) => movePriceThumb(thumb, value, target, slider),
          all,
        );
        expect(from).toBeLessThanOrEqual(to);
        expect([from, to].every((end) => end >= 5000 && end <= 250_000 && end % 500 === 0)).toBe(true);
      }),
    );
  });
});
