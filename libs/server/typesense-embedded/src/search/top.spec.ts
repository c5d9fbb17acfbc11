import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topPositions } from './top.js';

describe('topPositions', () => {
  it('answers what sorting everything would', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.nat(30), (values, size) => {
        const before = (a: number, b: number) =>
          values[a] === values[b] ? a > b : (values[a] as number) > (values[b] as number);
        const sorted = [...values.keys()].sort((a, b) => (before(a, b) ? -1 : 1));
        expect(topPositions(values.length, size, before)).toEqual(sorted.slice(0, size));
      }),
    );
  });
});
