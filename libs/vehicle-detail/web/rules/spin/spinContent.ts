import type { Vehicle, VehicleHotspot } from '@forecourt/vehicle';

/**
 * How the cabin can be shown. A page of another server is framed where the site declares its host, otherwise linked.
 */
export type Interior = { kind: 'panorama' | 'page' | 'foreign-page' | 'link'; url: string };

export interface SpinContent {
  title: string;
  frames: readonly string[];
  interior?: Interior;
  hotspots: NonNullable<Vehicle['hotspots']>;
}

export const SPIN_MODES = ['spin', 'images', 'interior'] as const;
export type SpinMode = (typeof SPIN_MODES)[number];

/** Fewer are no turn. */
const FEWEST_FRAMES = 4;
const NOWHERE = 'https://site.invalid';
const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i;

/**
 * What a vehicle has for the spin viewer; undefined where it has nothing to turn and no cabin to look into (VDP-03).
 */
export function spinContent(
  vehicle: Pick<Vehicle, 'spin_images' | 'spin_interior_image' | 'hotspots'>,
  title: string,
  frameHosts: readonly string[] = [],
): SpinContent | undefined {
  const all = vehicle.spin_images ?? [];
  const frames = all.length >= FEWEST_FRAMES ? all : [];
  const interior = interiorOf(vehicle.spin_interior_image, frameHosts);
  if (frames.length === 0 && !interior) return undefined;
  return { title, frames, hotspots: vehicle.hotspots ?? {}, ...(interior ? { interior } : {}) };
}

function interiorOf(address: string | undefined, frameHosts: readonly string[]): Interior | undefined {
  if (!address || !URL.canParse(address, NOWHERE)) return undefined;
  const url = new URL(address, NOWHERE);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (PICTURE.test(url.pathname)) return { kind: 'panorama', url: address };
  if (url.origin === NOWHERE) return { kind: 'page', url: address };
  const isDeclared = url.protocol === 'https:' && frameHosts.includes(url.host);
  return { kind: isDeclared ? 'foreign-page' : 'link', url: address };
}

/** Modes of a vehicle's viewer, in their order. */
export const modesOf = (content: SpinContent): SpinMode[] =>
  SPIN_MODES.filter((mode) => mode === 'images' || (mode === 'spin' ? content.frames.length > 0 : content.interior));

/** The mode that a page opens with: the turn, unless the site starts with pictures or there is none to turn (A4). */
export const firstMode = (content: SpinContent | undefined, startsIn: 'spin' | 'images'): SpinMode =>
  startsIn === 'spin' && content && content.frames.length > 0 ? 'spin' : 'images';

/** The mode that is shown: what the shopper chose, where this vehicle has it. */
export const shownMode = (
  content: SpinContent | undefined,
  startsIn: 'spin' | 'images',
  chosen: SpinMode | undefined,
): SpinMode => (content && chosen && modesOf(content).includes(chosen) ? chosen : firstMode(content, startsIn));

export interface PlacedHotspot extends VehicleHotspot {
  id: number;
  x: number;
  y: number;
}

/** Hotspots that a frame shows, where it shows them. */
export function hotspotsAt(hotspots: readonly VehicleHotspot[] | undefined, frame: number): PlacedHotspot[] {
  return (hotspots ?? []).flatMap((hotspot, id) => {
    const place = hotspot.positions?.find((position) => position.frame === frame);
    return place ? [{ ...hotspot, id, x: place.x, y: place.y }] : [];
  });
}
