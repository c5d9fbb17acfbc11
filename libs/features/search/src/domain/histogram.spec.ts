import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBars, rangeFacet, readBars } from './histogram.js';

describe('histogram of a range', () => {
  it('SRCH-21 asks for equal bars, which leave no value between them out', () => {
    expect(rangeFacet('price')).toMatch(/^price\(b0:\[0,5000\],b5000:\[5000,10000\],.*b295000:\[295000,300000\]\)$/);
    expect(rangeFacet('year')).toBe('year');
  });
  it('SRCH-21 reads bars from the lowest, of years as of prices', () => {
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
  it('SRCH-21 draws bars on the slider’s track and marks those that the choice holds', () => {
    const drawn = drawBars(
      'price',
      [
        [0, 5],
        [5000, 10],
        [15_000, 1],
      ],
      { min: 2500, max: 20_000 },
      { min: 6000 },
    );
    expect(drawn.map(({ start }) => Math.round(start))).toEqual([0, 14, 71]);
    expect(drawn.map(({ height }) => height)).toEqual([50, 100, 10]);
    expect(drawn.map(({ isChosen }) => isChosen)).toEqual([false, true, true]);
  });
  it('SRCH-21 no bar leaves the track, whatever is found', () => {
    const bar = fc.tuple(fc.integer({ min: 0, max: 400_000 }), fc.nat({ max: 5000 }));
    const bounds = fc.record({ min: fc.nat({ max: 100_000 }), max: fc.nat({ max: 300_000 }) });
    fc.assert(
      fc.property(fc.array(bar), bounds, (bars, ends) =>
        drawBars('price', bars, ends).every(
          ({ start, width, height }) =>
            start >= 0 && width > 0 && start + width <= 100.001 && height > 0 && height <= 100,
        ),
      ),
    );
  });
});
