import type { Vehicle } from '@forecourt/vehicle';
import { pictureName, roomOf, type Photographed } from './gallery.ts';
import { hotspotsOf } from './hotspots.ts';
import { MEDIA } from './media.ts';
import { createRandom } from './random.ts';

/** Pictures of a full turn. */
export const FRAMES = 36;
const SHOWN_POINTS = 5;

/** What a vehicle with a spin view has more than others: nothing for a model and paint that was not turned. */
export function spinOf({ line, paint, trim }: Omit<Photographed, 'place'>, seed: number): Partial<Vehicle> {
  const model = pictureName(line);
  const frames = Array.from({ length: FRAMES }, (_, frame) => `stock/spin/${model}/${paint}/${frame}.webp`);
  if (!frames.every((frame) => MEDIA.has(frame))) return {};
  const room = roomOf(line);
  return {
    spin_images: frames,
    ...(room ? { spin_interior_image: `stock/interior/${room}-${trim}.svg` } : {}),
    hotspots: {
      exterior: createRandom(seed).sample(hotspotsOf(model), SHOWN_POINTS),
      ...(room ? { interior: hotspotsOf(room) } : {}),
    },
  };
}
