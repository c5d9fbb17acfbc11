import { describe, expect, it } from 'vitest';
import type { CalculatorInput } from '@forecourt/finance-maths';
import { inputFromQuery, keptParameters } from './calculatorQuery.js';

const start: CalculatorInput = {
  amount: 30_000,
  years: 5,
  interest: 8.5,
  deposit: 0,
  residual: 0,
  frequency: 'weekly',
};

describe('calculator in an address', () => {
  it('FIN-01 a form that sent itself is read as it was typed', () => {
    const search = '?amount=%2445%2C990&years=4.5&interest=9.25%25&deposit=2000&residual=&frequency=monthly';
    expect(inputFromQuery(search, start)).toEqual({
      amount: 45_990,
      years: 4.5,
      interest: 9.25,
      deposit: 2000,
      residual: 0,
      frequency: 'monthly',
    });
  });
  it('FIN-12 a budget is used as the amount until one is typed', () => {
    expect(inputFromQuery('?vehiclePriceBudget=22000', start).amount).toBe(22_000);
    expect(inputFromQuery('?vehiclePriceBudget=22000&amount=18000', start).amount).toBe(18_000);
  });
  it.each([
    'abc',
    '-5',
    '',
    ' ',
    'Infinity',
    '-Infinity',
    'NaN',
    '1e999',
    '%00',
    '%ED%A0%80',
    '$',
    'undefined',
    '0x10',
    '0b11',
  ])('FIN-02 FIN-12 %j names no number: every field starts with its own default', (text) => {
    const fields = ['amount', 'vehiclePriceBudget', 'years', 'interest', 'deposit', 'residual', 'frequency'];
    for (const field of fields) expect(inputFromQuery(`?${field}=${text}`, start)).toEqual(start);
    expect(inputFromQuery(`?${fields.map((field) => `${field}=${text}`).join('&')}`, start)).toEqual(start);
    expect(inputFromQuery(`?amount=${text}&vehiclePriceBudget=22000`, start).amount).toBe(22_000);
  });
  it('FIN-01 a number out of bounds is read as it is: the calculator brings it to the next bound', () => {
    expect(inputFromQuery('?vehiclePriceBudget=1e9', start).amount).toBe(1_000_000_000);
    expect(inputFromQuery('?vehiclePriceBudget=20000&vehiclePriceBudget=abc', start).amount).toBe(20_000);
  });
  it('FIN-12 keeps the parameters that say what the page is about', () => {
    expect(keptParameters('?car_id=H1&vin=&utm=x&amount=1&vehiclePriceBudget=2')).toEqual([
      ['car_id', 'H1'],
      ['vin', ''],
    ]);
  });
});
