import type { CalculatorInput } from './calculator.js';
import { FREQUENCY_NAMES, type FrequencyName } from './frequency.js';
import { givenNumber } from './numbers.js';

/**
 * What a shopper chose in any calculator of a site; the amount belongs to a vehicle. Dollars, years, percent per year.
 */
export type SharedTerms = Partial<Omit<CalculatorInput, 'amount'>>;

export const TERM_FIELDS = [
  'deposit',
  'years',
  'interest',
  'residual',
  'frequency',
] as const satisfies readonly (keyof SharedTerms)[];

const NUMBERS = ['amount', 'years', 'interest', 'deposit', 'residual'] as const;

/**
 * What an address says of a loan, as a calculator's form sends it without script. A value that is not a number, or is
 * below 0, counts as missing.
 */
export function addressedTerms(search: string): Partial<CalculatorInput> {
  const query = new URLSearchParams(search);
  const numbers = NUMBERS.flatMap((name): [string, number][] => {
    const value = givenNumber(query.get(name));
    return value === undefined ? [] : [[name, value]];
  });
  const frequency = query.get('frequency');
  return { ...Object.fromEntries(numbers), ...(isFrequency(frequency) ? { frequency } : {}) };
}

/** The same as the query of another page of the same loan; empty where the address says nothing of one. */
export const addressedQuery = (search: string): string =>
  new URLSearchParams(Object.entries(addressedTerms(search)).map(([name, value]) => [name, String(value)])).toString();

const isFrequency = (name: string | null): name is FrequencyName =>
  (FREQUENCY_NAMES as readonly unknown[]).includes(name);
