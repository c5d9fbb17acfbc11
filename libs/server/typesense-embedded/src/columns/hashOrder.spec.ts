import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOrder } from './hashOrder.js';

const ordered = (numbers: readonly number[]): number[] =>
  hashOrder([...numbers.keys()], numbers).map((place) => numbers[place] as number);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('the order of a hash table', () => {
  it('has the last first, and turns around what there is when it grows', () => {
    expect(ordered(upTo(5))).toEqual([4, 3, 2, 1, 0]);
    expect(ordered(upTo(16))).toEqual([15, 14, 13, ...upTo(13)]);
  });

  it('keeps numbers of one bucket together', () => {
    expect(ordered([1, 2, 14])).toEqual([2, 14, 1]);
  });

  it('loses and adds nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(5000), { maxLength: 400 }), (numbers) => {
        expect(ordered(numbers).sort((a, b) => a - b)).toEqual([...numbers].sort((a, b) => a - b));
      }),
    );
  });
});
