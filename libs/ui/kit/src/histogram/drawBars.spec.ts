import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBars, type Bar } from './drawBars.js';

describe('bars on the track of a slider', () => {
  it('SRCH-21 are placed at their values, and those in the chosen range are marked', () => {
    const bars: Bar[] = [
      [0, 5],
      [5000, 10],
      [15_000, 1],
    ];
    const drawn = drawBars({ bars, width: 5000, bounds: { min: 2500, max: 20_000 }, chosen: { min: 6000 } });
    expect(drawn.map(({ start }) => Math.round(start))).toEqual([0, 14, 71]);
    expect(drawn.map(({ height }) => height)).toEqual([50, 100, 10]);
    expect(drawn.map(({ isChosen }) => isChosen)).toEqual([false, true, true]);
  });
  it('SRCH-23 those outside of it are left out, and do not press the others down', () => {
    const bars: Bar[] = [
      [0, 90],
      [5000, 10],
      [127_500, 1],
      [250_000, 2],
    ];
    const bounds = { min: 5000, max: 250_000 };
    const drawn = drawBars({ bars, width: 5000, bounds, chosen: { min: 5000, max: 20_000 } });
    expect(drawn.map(({ start, height, isChosen }) => [start, height, isChosen])).toEqual([
      [0, 100, true],
      [50, 10, false],
    ]);
  });
  it('SRCH-21 no bar leaves the track, whatever there is', () => {
    const bar = fc.tuple(fc.integer({ min: 0, max: 400_000 }), fc.nat({ max: 5000 }));
    const bounds = fc.record({ min: fc.nat({ max: 100_000 }), max: fc.nat({ max: 300_000 }) });
    fc.assert(
      fc.property(fc.array(bar), bounds, fc.integer({ min: 1, max: 20_000 }), (bars, ends, width) =>
        drawBars({ bars, width, bounds: ends }).every(
          (drawn) =>
            drawn.start >= 0 &&
            drawn.width > 0 &&
            drawn.start + drawn.width <= 100.001 &&
            drawn.height > 0 &&
            drawn.height <= 100,
        ),
      ),
    );
  });
});
