import { describe, expect, it } from 'vitest';
import { quoteFilterValue, toTypesenseFilter, type FilterField } from './typesense.js';

const fieldOf = (fact: 'make' | 'price' | 'sold'): FilterField =>
  (
    ({
      make: { name: 'make', type: 'string' },
      price: { name: 'price', type: 'int32' },
      sold: { name: 'sold', type: 'bool' },
    }) as const
  )[fact];

describe('toTypesenseFilter', () => {
  it('TEN-04 is always in parentheses, so that it can be joined with anything', () => {
    expect(
      toTypesenseFilter(
        {
          any: [
            { fact: 'make', in: ['Kia'] },
            { fact: 'price', atMost: 9 },
          ],
        },
        fieldOf,
      ),
    ).toBe('((make:=[`Kia`]) || (price:<=9))');
  });
  it('TEN-04 pushes negation down to the comparisons', () => {
    expect(
      toTypesenseFilter(
        {
          not: {
            any: [
              { fact: 'sold', in: [true] },
              { fact: 'price', atLeast: 9 },
            ],
          },
        },
        fieldOf,
      ),
    ).toBe('((sold:!=[true]) && (price:<9))');
  });
  it('TEN-07 a value with a backtick cannot break out: it matches nothing', () => {
    expect(quoteFilterValue('a` || site:=`other')).toBeUndefined();
    expect(toTypesenseFilter({ fact: 'make', in: ['a`]||site:=other'] }, fieldOf)).not.toContain('other');
  });
  it.each([
    [{ fact: 'price', atMost: 20_000.5 }, '(price:<=20000)'],
    [{ not: { fact: 'price', atMost: 20_000.5 } }, '(price:>20000)'],
    [{ fact: 'price', atLeast: 20_000.5 }, '(price:>=20001)'],
    [{ not: { fact: 'price', atLeast: 20_000.5 } }, '(price:<20001)'],
    [{ fact: 'price', atMost: 1e12 }, '(price:>=-2147483647)'],
    [{ fact: 'price', in: [1.5, 2] }, '(price:=[2])'],
  ] as const)('TEN-04 %j stays within what an int32 field takes', (rule, filter) => {
    expect(toTypesenseFilter(rule, fieldOf)).toBe(filter);
  });
  it('TEN-07 an asterisk asks for itself, not for everything that begins so', () => {
    expect(quoteFilterValue('K**')).toBe('`K`');
    expect(quoteFilterValue('*')).toBeUndefined();
  });
  it('keeps operators of a value inside its quotes', () => {
    expect(toTypesenseFilter({ fact: 'make', in: ['[a] || site:other && x'] }, fieldOf)).toBe(
      '(make:=[`[a] || site:other && x`])',
    );
  });
});
