import { describe, expect, it } from 'vitest';
import type { CalculatorInput } from '@forecourt/finance-maths';
import { chosenInput } from './workedOut.js';

const START: CalculatorInput = {
  amount: 32_290,
  years: 5,
  interest: 8.99,
  deposit: 0,
  residual: 0,
  frequency: 'weekly',
};

describe('what a calculator was set to', () => {
  it('FIN-12 is nothing where the shopper chose nothing', () => {
    expect(chosenInput('', START, {})).toBeUndefined();
    expect(chosenInput('?car_id=7&vehiclePriceBudget=32290', START, {})).toBeUndefined();
  });
  it.each([
    ['its address', '?amount=20000&years=3', {}, { ...START, amount: 20_000, years: 3 }],
    ['terms of an earlier page', '', { deposit: 4000 }, { ...START, deposit: 4000 }],
    [
      'the address before earlier terms',
      '?years=3',
      { years: 7, deposit: 4000 },
      { ...START, years: 3, deposit: 4000 },
    ],
    ['the budget with earlier terms', '?vehiclePriceBudget=9000', { years: 7 }, { ...START, amount: 9000, years: 7 }],
  ])('FIN-12 is that of %s', (_by, search, terms, input) => {
    expect(chosenInput(search, START, terms)).toEqual(input);
  });
});
