import { describe, expect, it } from 'vitest';
import { pictureFromPath } from '../scene.ts';
import { SPIN_SHAPES } from './spinFrame.ts';
import { spinOf } from './spinPaths.ts';

describe('spin pictures of the demo stock', () => {
  it.each(SPIN_SHAPES)('VDP-03 draws every frame that a %s names, each another picture', (shape) => {
    const { spin_images = [], spin_interior_image } = spinOf(shape, 'blue', 'Tan', 7);
    const some = spin_images.filter((_, frame) => frame % 9 === 0).map(pictureFromPath);
    expect(spin_images).toHaveLength(36);
    expect(new Set(some).size).toBe(4);
    for (const picture of some) expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    // there is nothing to look into on a motorcycle
    expect(spin_interior_image === undefined).toBe(shape === 'motorcycle');
    if (spin_interior_image)
      expect(pictureFromPath(spin_interior_image)).toMatch(/^<svg(?!.*(NaN|undefined|Infinity))/);
  });
  it('VDP-03 a look inside is into the room that a vehicle has', () => {
    const inside = (shape: string, trim: string) => spinOf(shape, 'white', trim, 7).spin_interior_image;
    expect(inside('van', 'Grey')).toBe('stock/interior/cab-grey.svg');
    expect(inside('caravan', '')).toBe('stock/interior/living-tan.svg');
    expect(inside('suv', 'Beige')).toBe('stock/interior/beige.svg');
    expect(inside('suv', '')).toBeUndefined();
  });
  it('VDP-03 nothing jumps from one frame to the next, and the last leads to the first', () => {
    for (const shape of SPIN_SHAPES) {
      for (const { positions = [] } of spinOf(shape, 'red', 'Black', 11).hotspots?.exterior ?? []) {
        for (const { frame = 0, x, y } of positions) {
          const next = positions.find((other) => other.frame === (frame + 1) % 36);
          if (next) expect(Math.hypot(next.x - x, next.y - y), `${shape} ${frame}`).toBeLessThan(12);
        }
      }
    }
  });
  it.each(['suv', 'van', 'caravan', 'motorcycle'])(
    'VDP-03 hotspots of a %s stand on the picture, on the frames that show them only',
    (shape) => {
      const { exterior = [], interior = [] } = spinOf(shape, 'red', 'Black', 11).hotspots ?? {};
      expect(exterior).toHaveLength(5);
      expect(interior.length > 0).toBe(shape !== 'motorcycle');
      for (const { positions = [] } of [...exterior, ...interior]) {
        expect(positions.length).toBeGreaterThan(0);
        expect(positions.length).toBeLessThan(36);
        for (const { x, y } of positions) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(100);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(100);
        }
      }
    },
  );
  it.each([
    'stock/spin/suv/blue/36-7.svg',
    'stock/spin/yacht/blue/0-7.svg',
    'stock/spin/suv/plaid/0-7.svg',
    'stock/interior/pink.svg',
    'stock/interior/cellar-tan.svg',
  ])('VDP-03 there is no picture at %s', (path) => {
    expect(pictureFromPath(path)).toBeUndefined();
  });
});
