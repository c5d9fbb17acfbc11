import { describe, expect, it } from 'vitest';
import { settledEnd, settledRange } from './priceRange.js';

const slider = { min: 5000, max: 250_000, step: 500 };

describe('price range', () => {
  it.each([
    ['from', '12,740', '20000', '12500'],
    ['from', '999999', '20000', '20000'],
    ['from', 'nothing', '20000', '5000'],
    ['to', '20240', '5000', '20000'],
    ['to', '12', '20000', '20000'],
  ] as const)('SRCH-23 what is typed for "%s", %s, with %s at the other end, is %s', (end, text, other, settled) => {
    expect(settledEnd(end, text, other, slider)).toBe(settled);
  });
  it.each([
    [
      { price_min: '15000', price_max: '40000' },
      { from: 15_000, to: 40_000 },
    ],
    [
      { price_min: '90000', price_max: '2' },
      { from: 5000, to: 5000 },
    ],
    [
      { price_min: '-1', price_max: '9999999' },
      { from: 5000, to: 250_000 },
    ],
  ])('SRCH-23 %j is a range of the slider', (texts, range) => {
    expect(settledRange(texts, slider)).toEqual(range);
  });
});
