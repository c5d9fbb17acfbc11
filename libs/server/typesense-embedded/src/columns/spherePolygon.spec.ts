import { describe, expect, it } from 'vitest';
import { spherePolygon } from './spherePolygon.js';

describe('a polygon on the globe', () => {
  const square = spherePolygon([
    [-40, 140],
    [-40, 150],
    [-30, 150],
    [-30, 140],
  ]);

  it('contains what is between its corners, in whichever direction they are listed', () => {
    const turned = spherePolygon([
      [-30, 140],
      [-30, 150],
      [-40, 150],
      [-40, 140],
    ]);
    for (const [lat, long, isInside] of [
      [-35, 145, true],
      [-31, 149, true],
      [-35, 139.9, false],
      [-29, 145, false],
      [35, -35, false],
    ] as const) {
      expect(square(lat, long)).toBe(isInside);
      expect(turned(lat, long)).toBe(isInside);
    }
  });

  it('has sides that bend towards the pole', () => {
    expect(square(-40.1, 145)).toBe(true);
    expect(square(-30.02, 145)).toBe(false);
  });

  it('may have a bay, and lie across the date line', () => {
    const bay = spherePolygon([
      [0, 175],
      [0, -175],
      [10, -175],
      [2, 180],
      [10, 175],
    ]);
    expect(bay(1, 180)).toBe(true);
    expect(bay(8, 180)).toBe(false);
    expect(bay(8, 175.5)).toBe(true);
    expect(bay(5, 0)).toBe(false);
  });
});
