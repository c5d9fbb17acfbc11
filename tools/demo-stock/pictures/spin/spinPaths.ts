import type { Vehicle } from '@forecourt/vehicle';
import { FRAMES } from '../shots.ts';
import { insideOf } from '../studio.ts';
import { exteriorHotspots } from './hotspots.ts';
import { interiorHotspots, TRIMS } from './interior.ts';

/** What a vehicle with a spin view has more than others. */
export function spinOf(model: string, paint: string, trim: string, seed: number): Partial<Vehicle> {
  const room = insideOf(model);
  const colour = trim === '' && room === 'living' ? 'tan' : trim.toLowerCase();
  const inside =
    room !== 'none' && Object.hasOwn(TRIMS, colour)
      ? { address: `stock/interior/${room === 'cabin' ? '' : `${room}-`}${colour}.svg`, spots: interiorHotspots(room) }
      : undefined;
  return {
    spin_images: Array.from({ length: FRAMES }, (_, frame) => `stock/spin/${model}/${paint}/${frame}.jpg`),
    ...(inside ? { spin_interior_image: inside.address } : {}),
    hotspots: { exterior: exteriorHotspots(model, seed), ...(inside ? { interior: inside.spots } : {}) },
  };
}
