import type { Vehicle } from '@forecourt/vehicle';
import { exteriorHotspots } from './hotspots.ts';
import { drawInterior, interiorHotspots, TRIMS } from './interior.ts';
import { drawSpinFrame, FRAMES, SPIN_SHAPES } from './spinFrame.ts';

/** What a vehicle with a spin view has more than others; nothing for a body that cannot be turned. */
export function spinOf(shape: string, paint: string, trim: string, seed: number): Partial<Vehicle> {
  if (!(SPIN_SHAPES as readonly string[]).includes(shape)) return {};
  const cabin = trim.toLowerCase();
  return {
    spin_images: Array.from({ length: FRAMES }, (_, frame) => `stock/spin/${shape}/${paint}/${frame}-${seed}.svg`),
    ...(cabin in TRIMS ? { spin_interior_image: `stock/interior/${cabin}.svg` } : {}),
    hotspots: { exterior: exteriorHotspots(shape, seed), ...(cabin in TRIMS ? { interior: interiorHotspots() } : {}) },
  };
}

/** Redraws a frame or an interior from its address. Undefined for any other. */
export function spinPictureFromPath(path: string): string | undefined {
  const frame = /^stock\/spin\/([a-z-]+)\/([a-z-]+)\/(\d{1,2})-(\d{1,9})\.svg$/.exec(path);
  if (frame) {
    const [, shape = '', paint = '', number = '', seed = '0'] = frame;
    return drawSpinFrame(shape, paint, Number(number), Number(seed));
  }
  const cabin = /^stock\/interior\/([a-z]+)\.svg$/.exec(path);
  return cabin ? drawInterior(cabin[1] ?? '') : undefined;
}
