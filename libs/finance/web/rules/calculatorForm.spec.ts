import { describe, expect, it } from 'vitest';
import { defaultInput, financeMathsWords, financeOf, type CalculatorInput } from '@forecourt/finance-maths';
import { wordsOf } from '@forecourt/words';
import { financeConfig } from '../config.js';
import { amountHint, calculatorFaults, calculatorTexts, calculatorTyped } from './calculatorForm.js';

const config = financeOf({ config: { finance: financeConfig.schema.parse(financeConfig.defaults) } });
const say = wordsOf({ config: {} }, financeMathsWords);
const bounds = { amount: { min: 1000, max: 100_000 }, interest: { min: 1, max: 15 } };
const input: CalculatorInput = {
  ...defaultInput(config, 'vehicle', { price: 35_990, interest: 8.5 }),
  deposit: 5000.5,
  frequency: 'monthly',
};
const faults = (texts: Partial<ReturnType<typeof calculatorTexts>>) =>
  Object.keys(calculatorFaults({ ...calculatorTexts(input), ...texts }, bounds, config, say));

describe('texts of the calculator', () => {
  it('FIN-02 say the input that they were written from', () => {
    expect(calculatorTexts(input)).toMatchObject({ amount: '$35,990', interest: '8.5%', frequency: 'monthly' });
    expect(calculatorTyped(calculatorTexts(input))).toEqual(input);
  });
  it('FIN-01 are at fault out of their bounds', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ amount: '999999', interest: '99 percent' })).toEqual(['interest', 'amount']);
    expect(faults({ deposit: '35990' })).toEqual(['deposit']);
  });
  it('FIN-01 an amount at its bound has a help and no fault', () => {
    expect(faults({ amount: '$100,000' })).toEqual([]);
    expect(amountHint('$100,000', bounds, config)).toMatch(/^Cannot be less than/);
    expect(amountHint('$999,999', bounds, config)).toBeUndefined();
    expect(amountHint('$35,990', bounds, config)).toBeUndefined();
  });
});
