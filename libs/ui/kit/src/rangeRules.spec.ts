import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_BOUNDS,
  handles,
  moveHandle,
  rangeProblem,
  rangeStep,
  rangeText,
  readRange,
  roundingOf,
  settle,
  trackOf,
} from './rangeRules.js';

const bounds = fc
  .tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 1, max: 900_000 }))
  .map(([min, size]) => ({ min, max: min + size }));
const end = fc.option(fc.integer({ min: -50_000, max: 1_500_000 }), { nil: undefined });
const value = fc.record({ from: end, to: end });
const handle = fc.constantFrom('from' as const, 'to' as const);

describe('range rules', () => {
  it('SRCH-21 a handle never leaves the bounds and never passes the other, wherever it is dragged', () => {
    fc.assert(
      fc.property(bounds, value, handle, fc.integer({ min: -2_000_000, max: 2_000_000 }), (b, start, which, target) => {
        const [before, after] = [handles(start, b), handles(moveHandle(which, start, target, b), b)];
        expect(after[0]).toBeGreaterThanOrEqual(b.min);
        expect(after[1]).toBeLessThanOrEqual(b.max);
        expect(after[0]).toBeLessThanOrEqual(after[1]);
        // the handle that was not touched stays
        const other = which === 'from' ? 1 : 0;
        expect(after[other]).toBe(before[other]);
      }),
    );
  });
  it('SRCH-21 a settled value is round to the nearest 1000, or an end of the range', () => {
    fc.assert(
      fc.property(bounds, fc.integer({ min: 0, max: 1_200_000 }), (b, target) => {
        const settled = settle(target, b, 1000);
        const isEnd = settled === b.min || settled === b.max;
        expect(isEnd || (settled % 1000 === 0 && Math.abs(settled - target) <= 500)).toBe(true);
      }),
    );
  });
  it('SRCH-21 the default range of 0 to 100000 moves by 1000', () => {
    expect(DEFAULT_BOUNDS).toEqual({ min: 0, max: 100_000 });
    expect(rangeStep(DEFAULT_BOUNDS)).toBe(1000);
  });
  it.each([
    [{ min: 0, max: 480_000 }, 5000],
    [{ min: 1990, max: 154_990 }, 2000],
    [{ min: 2005, max: 2026 }, 1],
    [{ min: 40, max: 940 }, 9],
  ])('SRCH-21 the step in %j is about 1/100: %i', (b, step) => {
    expect(rangeStep(b)).toBe(step);
  });
  it('SRCH-21 every step stays a multiple of the rounding, and the track reaches both ends', () => {
    fc.assert(
      fc.property(bounds, (b) => {
        const step = rangeStep(b);
        expect(step % roundingOf(b)).toBe(0);
        const track = trackOf(b, step);
        expect(track.min).toBeLessThanOrEqual(b.min);
        expect(track.max).toBeGreaterThanOrEqual(b.max);
        expect((track.max - track.min) % step).toBe(0);
      }),
    );
  });
  it('SRCH-21 a handle at its end sets no limit', () => {
    expect(moveHandle('to', { from: 20_000, to: 60_000 }, 100_000, DEFAULT_BOUNDS)).toEqual({ from: 20_000 });
    expect(moveHandle('from', { from: 20_000 }, 0, DEFAULT_BOUNDS)).toEqual({});
  });
  it('SRCH-21 is stored as min:max and read back the same', () => {
    expect(rangeText({ from: 5000, to: 30_000 })).toBe('5000:30000');
    expect(readRange('9000:abc')).toEqual({ from: 9000 });
    const limit = fc.option(fc.nat(999_999_999), { nil: undefined });
    fc.assert(
      fc.property(limit, limit, (from, to) => {
        const given = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
        expect(readRange(rangeText(given))).toEqual(given);
      }),
    );
  });
  it('SRCH-21 out of range is described for the log, and shown at the end', () => {
    expect(rangeProblem({ from: 1000 }, DEFAULT_BOUNDS)).toBeUndefined();
    expect(rangeProblem({ from: -5, to: 250_000 }, DEFAULT_BOUNDS)).toBe('-5 and 250000 outside of 0 to 100000');
    expect(handles({ from: -5, to: 250_000 }, DEFAULT_BOUNDS)).toEqual([0, 100_000]);
  });
  it('SRCH-21 a range the wrong way round is turned', () => {
    expect(handles({ from: 60_000, to: 20_000 }, DEFAULT_BOUNDS)).toEqual([20_000, 60_000]);
  });
});
