import { describe, expect, it } from 'vitest';
import { ANCHORS, placeOf } from '@forecourt/site-config/places/table';
import { OUTLINES, pathOf, projected, viewOf, type Ring } from './outline.js';

type At = readonly [number, number];

const isInside = (ring: Ring, [x, y]: At): boolean =>
  ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [0, 0];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);

/** How far a point is from a ring's edge, degrees. */
const edgeDistance = (ring: Ring, [x, y]: At): number =>
  Math.min(
    ...ring.map(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [0, 0];
      const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
      return Math.hypot(x - (x1 + share * (x2 - x1)), y - (y1 + share * (y2 - y1)));
    }),
  );

/** Islands that the drawing leaves out. */
const ISLANDS = new Set(['2898', '4875', '4876', '7255', '7256', '0822', '0880', '0885', '6701']);

describe('the drawn map', () => {
  it('LOC-01 every postcode with a known position is in its state, within the precision of the outlines', () => {
    const astray = ANCHORS.flatMap(({ postcode, lat, long }) => {
      const state = placeOf(postcode)?.state ?? '';
      const rings = OUTLINES.get(state);
      if (!rings || ISLANDS.has(postcode)) return [];
      const point = [long, lat] as const;
      const isThere = rings.some((ring) => isInside(ring, point) || edgeDistance(ring, point) < 0.3);
      return isThere ? [] : [`${postcode} ${state}`];
    });
    expect(astray).toEqual([]);
  });

  it('LOC-01 places keep their relative positions, and all of them are in the view', () => {
    const [sydney, brisbane, perth] = [
      { lat: -33.87, long: 151.21 },
      { lat: -27.47, long: 153.03 },
      { lat: -31.95, long: 115.86 },
    ];
    expect(projected(brisbane).y).toBeLessThan(projected(sydney).y);
    expect(projected(perth).x).toBeLessThan(projected(sydney).x);
    const view = viewOf([sydney, brisbane, perth], 4);
    for (const point of [sydney, brisbane, perth].map(projected)) {
      expect(point.x).toBeGreaterThan(view.x);
      expect(point.x).toBeLessThan(view.x + view.width);
      expect(point.y).toBeGreaterThan(view.y);
      expect(point.y).toBeLessThan(view.y + view.height);
    }
    expect(viewOf([sydney], 4).width).toBe(4);
  });

  it('LOC-01 an outline is a closed path', () => {
    expect(
      pathOf([
        [
          [133, -20],
          [134, -20],
          [134, -21],
        ],
      ]),
    ).toBe('M0 20L0.89 20L0.89 21Z');
  });
});
