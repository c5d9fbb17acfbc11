import { describe, expect, it } from 'vitest';
import { Lender } from './lender.js';

describe('Lender', () => {
  it('lends what came back, to one borrower at a time', () => {
    const lender = new Lender<Uint32Array>((length) => new Uint32Array(length));
    const first = lender.take(10);
    const second = lender.take(10);
    expect(second).not.toBe(first);
    lender.giveBack(first);
    expect(lender.take(5)).toBe(first);
    expect(lender.take(5)).not.toBe(first);
  });
  it('makes a larger one where none is long enough, and keeps the largest', () => {
    const lender = new Lender<Float64Array>((length) => new Float64Array(length));
    const small = lender.take(3);
    lender.giveBack(small);
    const large = lender.take(9);
    expect(large).toHaveLength(9);
    lender.giveBack(large);
    lender.giveBack(small);
    expect(lender.take(1)).toBe(large);
  });
});
