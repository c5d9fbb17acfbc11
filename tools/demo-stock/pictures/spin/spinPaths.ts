import type { Vehicle } from '@forecourt/vehicle';
import { exteriorHotspots } from './hotspots.ts';
import { drawInterior, interiorHotspots, TRIMS, type Room } from './interior.ts';
import { drawSpinFrame, FRAMES, SPIN_SHAPES } from './spinFrame.ts';

/** What stands for the cabin of a car; a motorcycle has nothing to look into. */
const ROOM_OF: Readonly<Record<string, Room | 'none'>> = {
  van: 'cab',
  caravan: 'living',
  motorcycle: 'none',
};

/** What a vehicle with a spin view has more than others; nothing for a body that cannot be turned. */
export function spinOf(shape: string, paint: string, trim: string, seed: number): Partial<Vehicle> {
  if (!(SPIN_SHAPES as readonly string[]).includes(shape)) return {};
  const room = (Object.hasOwn(ROOM_OF, shape) && ROOM_OF[shape]) || 'cabin';
  const colour = trim === '' && room === 'living' ? 'tan' : trim.toLowerCase();
  const inside =
    room !== 'none' && Object.hasOwn(TRIMS, colour)
      ? { address: `stock/interior/${room === 'cabin' ? '' : `${room}-`}${colour}.svg`, spots: interiorHotspots(room) }
      : undefined;
  return {
    spin_images: Array.from({ length: FRAMES }, (_, frame) => `stock/spin/${shape}/${paint}/${frame}-${seed}.svg`),
    ...(inside ? { spin_interior_image: inside.address } : {}),
    hotspots: { exterior: exteriorHotspots(shape, seed), ...(inside ? { interior: inside.spots } : {}) },
  };
}

/** Redraws a frame or an interior from its address. Undefined for any other. */
export function spinPictureFromPath(path: string): string | undefined {
  const frame = /^stock\/spin\/([a-z-]+)\/([a-z-]+)\/(\d{1,2})-(\d{1,9})\.svg$/.exec(path);
  if (frame) {
    const [, shape = '', paint = '', number = '', seed = '0'] = frame;
    return drawSpinFrame(shape, paint, Number(number), Number(seed));
  }
  const room = /^stock\/interior\/(?:([a-z]+)-)?([a-z]+)\.svg$/.exec(path);
  return room ? drawInterior(room[2] ?? '', room[1]) : undefined;
}
