import type { Tones } from '../paint.ts';
import { add, dot, sub, times, unit, type Camera, type Vec } from './space.ts';

export interface Material {
  readonly colour: string;
  /** 0 dull to 1 mirror. */
  readonly gloss: number;
  /** Colour of the sky in it, where it mirrors. */
  readonly sky?: string;
}

export const GLASS: Material = { colour: '#18212a', gloss: 0.75, sky: '#a9bfcc' };
export const TRIM: Material = { colour: '#24272b', gloss: 0.12 };
export const paintOf = (tones: Tones): Material => ({ colour: tones.base, gloss: tones.gloss });
export const roofOf = (tones: Tones): Material => ({ colour: tones.roof, gloss: tones.gloss });

const channels = (hex: string): Vec => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];
const hexOf = (colour: Vec): string =>
  `#${colour
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const blend = (a: Vec, b: Vec, share: number): Vec => add(times(a, 1 - share), times(b, share));
const ramp = (value: number, low: number, high: number): number => {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

const SKY = '#f6f9fb';
const FLOOR: Vec = [58, 62, 68];

/**
 * Colour of a surface under the studio's lights, which stand beside the camera: a soft box above, a bright ceiling that
 * paint and glass mirror, and a dark floor.
 */
export function shade({ colour, gloss, sky = SKY }: Material, point: Vec, normal: Vec, camera: Camera): string {
  const view = unit(sub(camera.eye, point));
  const lamp = unit(add(add(times(camera.right, -0.45), times(camera.up, 0.9)), times(camera.ahead, -0.75)));
  const facing = Math.max(0, dot(normal, view));
  const mirror = sub(times(normal, 2 * dot(normal, view)), view);
  const base = channels(colour);
  const lit = times(base, 0.56 + 0.46 * Math.max(0, dot(normal, lamp)) + 0.1 * Math.max(0, normal[1]));
  const rim = (1 - facing) ** 3;
  const ceiling = ramp(mirror[1], 0.05, 0.85);
  const box = Math.max(0, dot(mirror, lamp)) ** 7;
  const floor = ramp(-mirror[1], -0.02, 0.35);
  const grounded = blend(lit, FLOOR, gloss * 0.34 * floor);
  return hexOf(
    blend(grounded, channels(sky), Math.min(0.92, gloss * (0.34 * ceiling + 0.24 * box + 0.4 * rim * ceiling))),
  );
}
