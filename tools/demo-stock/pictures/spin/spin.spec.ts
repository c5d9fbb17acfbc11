import { describe, expect, it } from 'vitest';
import { pictureFromPath } from '../scene.ts';
import { SPIN_SHAPES } from './spinFrame.ts';
import { spinOf } from './spinPaths.ts';

describe('spin pictures of the demo stock', () => {
  it.each(SPIN_SHAPES)('VDP-03 draws every frame that a %s names, each another picture', (shape) => {
    const { spin_images = [], spin_interior_image = '' } = spinOf(shape, 'blue', 'Tan', 7);
    const some = spin_images.filter((_, frame) => frame % 9 === 0).map(pictureFromPath);
    expect(spin_images).toHaveLength(36);
    expect(new Set(some).size).toBe(4);
    for (const picture of some) expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(pictureFromPath(spin_interior_image)).not.toMatch(/NaN|undefined|Infinity/);
  });
  it('VDP-03 hotspots stand on the picture, on the frames that show them only', () => {
    const { exterior = [], interior = [] } = spinOf('suv', 'red', 'Black', 11).hotspots ?? {};
    expect(exterior).toHaveLength(5);
    expect(interior.length).toBeGreaterThan(0);
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
  });
  it.each([
    'stock/spin/suv/blue/36-7.svg',
    'stock/spin/yacht/blue/0-7.svg',
    'stock/spin/suv/plaid/0-7.svg',
    'stock/interior/pink.svg',
  ])('VDP-03 there is no picture at %s', (path) => {
    expect(pictureFromPath(path)).toBeUndefined();
  });
});
