import { expect, it } from 'vitest';
import { barWidth, rangeFacet } from './histogram.js';

it('SRCH-21 a range is counted by bars of its unit, years one by one', () => {
  expect(rangeFacet('price')).toMatch(/^price\(b0:\[0,5000\],b5000:\[5000,10000\],.*b295000:\[295000,300000\]\)$/);
  expect(rangeFacet('year')).toBe('year');
  expect([barWidth('price'), barWidth('year')]).toEqual([5000, 1]);
});
