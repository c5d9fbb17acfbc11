import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  frameAfterDrag,
  fromMiddle,
  glideAfter,
  loadingOrder,
  LONGEST_GLIDE,
  nearestFrame,
  wrapFrame,
} from './turning.js';

const count = fc.integer({ min: 2, max: 120 });
const frame = fc.integer({ min: -1000, max: 1000 });

describe('turning', () => {
  it.each([
    [-1, 35],
    [36, 0],
    [40, 4],
    [-37, 35],
  ])('VDP-03 frame %i of 36 is frame %i', (wanted, shown) => {
    expect(wrapFrame(wanted, 36)).toBe(shown);
  });
  it.each([
    [-19, 5],
    [-20, 6],
    [-45, 7],
    [20, 4],
    [120, 35],
  ])('VDP-03 a drag of %i px from frame 5 reaches frame %i, at 20 px a frame', (moved, reached) => {
    expect(frameAfterDrag(5, moved, 36, 20)).toBe(reached);
  });
  it('VDP-03 every drag ends on a frame of the turn, and one of a whole turn where it began', () => {
    fc.assert(
      fc.property(
        frame,
        fc.integer({ min: -5000, max: 5000 }),
        count,
        fc.integer({ min: 2, max: 200 }),
        (at, px, n, per) => {
          const reached = frameAfterDrag(at, px, n, per);
          expect(reached).toBeGreaterThanOrEqual(0);
          expect(reached).toBeLessThan(n);
          expect(frameAfterDrag(at, n * per, n, per)).toBe(wrapFrame(at, n));
        },
      ),
    );
  });
  it('VDP-03 a throw carries on the way it was thrown, and never far', () => {
    expect(glideAfter(0, 20)).toBe(0);
    expect(glideAfter(-0.5, 20)).toBe(4);
    expect(glideAfter(50, 20)).toBe(-LONGEST_GLIDE);
  });
});

describe('loadingOrder', () => {
  it('VDP-03 fetches every fourth frame first', () => {
    expect(loadingOrder(8, 0)).toEqual([0, 4, 2, 6, 1, 3, 5, 7]);
    expect(loadingOrder(8, 3)).toEqual([3, 7, 5, 1, 4, 6, 0, 2]);
  });
  it('VDP-03 saves data by fetching a quarter', () => {
    expect(loadingOrder(36, 0, true)).toHaveLength(9);
  });
  it('VDP-03 names every frame once, the shown one first', () => {
    fc.assert(
      fc.property(count, fc.nat(119), (n, start) => {
        const first = start % n;
        const order = loadingOrder(n, first);
        expect(order[0]).toBe(first);
        expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
      }),
    );
  });
});

describe('nearestFrame', () => {
  it('VDP-03 shows the next frame that is there, round the end too', () => {
    expect(nearestFrame(35, new Set([0, 4, 30]), 36)).toBe(0);
    expect(nearestFrame(3, new Set(), 36)).toBeUndefined();
  });
  it('VDP-03 shows the wanted frame once it is there', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(35), { minLength: 1 }), (there) => {
        for (const wanted of there) expect(nearestFrame(wanted, new Set(there), 36)).toBe(wanted);
      }),
    );
  });
});

it('VDP-03 a point of the cabin is found the shorter way round', () => {
  expect(fromMiddle(95, 5)).toBe(-10);
  expect(fromMiddle(5, 95)).toBe(10);
  expect(fromMiddle(50, 50)).toBe(0);
});
