import { describe, expect, it } from 'vitest';
import { pictureFromPath } from '../addresses.ts';
import { MODEL_NAMES } from '../studio.ts';
import { spinOf } from './spinPaths.ts';

const isJpeg = (picture: Buffer | string | undefined): boolean =>
  typeof picture === 'object' && picture.subarray(0, 3).toString('hex') === 'ffd8ff';

describe('spin pictures of the demo stock', () => {
  it.each(['mazda-cx-5', 'hino-300-series', 'jayco-journey', 'triumph-bonneville'])(
    'VDP-03 draws the frames that a %s names, each another picture',
    async (model) => {
      const { spin_images = [], spin_interior_image } = spinOf(model, 'blue', 'Tan', 7);
      expect(spin_images).toHaveLength(36);
      const [one, other] = [await pictureFromPath(spin_images[0] ?? ''), await pictureFromPath(spin_images[9] ?? '')];
      expect([isJpeg(one), isJpeg(other)]).toEqual([true, true]);
      expect(one).not.toEqual(other);
      // there is nothing to look into on a motorcycle
      expect(spin_interior_image === undefined).toBe(model === 'triumph-bonneville');
      if (spin_interior_image)
        expect(await pictureFromPath(spin_interior_image)).toMatch(/^<svg(?!.*(NaN|undefined|Infinity))/);
    },
    120_000,
  );
  it('VDP-03 a look inside is into the room that a vehicle has', () => {
    const inside = (model: string, trim: string) => spinOf(model, 'white', trim, 7).spin_interior_image;
    expect(inside('toyota-hiace', 'Grey')).toBe('stock/interior/cab-grey.svg');
    expect(inside('jayco-journey', '')).toBe('stock/interior/living-tan.svg');
    expect(inside('mazda-cx-5', 'Beige')).toBe('stock/interior/beige.svg');
    expect(inside('mazda-cx-5', '')).toBeUndefined();
  });
  it('VDP-03 nothing jumps from one frame to the next, and the last leads to the first', () => {
    for (const model of MODEL_NAMES) {
      for (const { positions = [] } of spinOf(model, 'red', 'Black', 11).hotspots?.exterior ?? []) {
        for (const { frame = 0, x, y } of positions) {
          const next = positions.find((other) => other.frame === (frame + 1) % 36);
          if (next) expect(Math.hypot(next.x - x, next.y - y), `${model} ${frame}`).toBeLessThan(13);
        }
      }
    }
  });
  it.each(MODEL_NAMES)('VDP-03 hotspots of a %s stand on the picture, on the frames that show them only', (model) => {
    const { exterior = [], interior = [] } = spinOf(model, 'red', 'Black', 11).hotspots ?? {};
    expect(exterior).toHaveLength(5);
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
});
