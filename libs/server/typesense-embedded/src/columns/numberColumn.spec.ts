import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget, CutOff, within } from '../limits/budget.js';
import { hasBit } from './bitset.js';
import { NumberColumn, type NumberTest } from './numberColumn.js';

const number = fc.integer({ min: -20, max: 20 });
const test: fc.Arbitrary<NumberTest> = fc.oneof(
  fc.record({ kind: fc.constant('equal' as const), value: number }),
  fc.record({ kind: fc.constant('range' as const), min: number, max: number }),
  fc.record({ kind: fc.constant('range' as const), min: number, max: fc.constant(Infinity) }),
);
const passes = (value: number, tests: readonly NumberTest[]): boolean =>
  tests.some((item) => (item.kind === 'equal' ? value === item.value : value >= item.min && value <= item.max));

const columnOf = (values: readonly (number | undefined | readonly number[])[]): NumberColumn => {
  const column = new NumberColumn(false);
  for (const [doc, value] of values.entries()) column.set(doc, value);
  return column;
};

describe('a column of numbers', () => {
  it('selects what passes any test, however tests overlap', () => {
    const value = fc.oneof(number, fc.constant(undefined), fc.array(number, { minLength: 2, maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 70 }), fc.array(test, { maxLength: 8 }), (values, tests) => {
        const bits = columnOf(values).select(tests, values.length);
        for (const [doc, given] of values.entries())
          expect(hasBit(bits, doc)).toBe([given ?? []].flat().some((item) => passes(item, tests)));
      }),
    );
  });

  it('TEN-07 a long list of values is cut off while it is sought, not after', () => {
    const values = Array.from({ length: 100_000 }, (_, index) => index);
    const column = columnOf(values);
    let looks = 0;
    const clock = () => looks++ * 10;
    const budget = new Budget({ milliseconds: 25, documents: 1, clock, processor: undefined });
    const tests = values.slice(0, 1000).map((item) => ({ kind: 'equal' as const, value: item * 3 }));
    expect(() => within(budget, () => column.select(tests, values.length))).toThrow(CutOff);
  });
});
