import { describe, expect, it } from 'vitest';
import { barFacet, readBars } from './bars.js';

describe('bars of a range', () => {
  it('SRCH-21 are equal and leave no value between them out', () => {
    expect(barFacet('price', { width: 5000, most: 3 })).toBe(
      'price(b0:[0,5000],b5000:[5000,10000],b10000:[10000,15000])',
    );
  });
  it('SRCH-21 are read from the lowest, of years as of prices', () => {
    const counts = [
      { value: 'b10000', count: 9 },
      { value: 'b5000', count: 2 },
    ];
    expect(readBars(counts)).toEqual([
      [5000, 2],
      [10000, 9],
    ]);
    expect(readBars([{ value: '2019', count: 4 }])).toEqual([[2019, 4]]);
  });
});
