import sharp, { type Sharp } from 'sharp';
import { paintOf } from './paint.ts';
import type { Measured, Model } from './model.ts';
import { behindOf } from './places/place.ts';
import { PLACES, type PlaceName } from './places/places.ts';
import { lampOf } from './render/lamps.ts';
import { drawParts } from './render/picture.ts';
import { shadowOf } from './render/shadow.ts';
import { lookAt, type Camera, type Vec } from './space.ts';

export const WIDTH = 1200;
export const HEIGHT = 800;
/** Pictures of a full turn. */
export const FRAMES = 36;
/** The first picture of a turn shows nose and side, as a dealer's photographer would begin. */
const FIRST = 38;

/** The camera of a frame. It keeps its place while the turntable turns, so its zoom is one for the whole turn. */
export function turnCamera({ length, height, room }: Measured, frame: number): Camera {
  const distance = length * 1.9 * room;
  return lookAt({
    around: FIRST + (frame * 360) / FRAMES,
    centre: [length / 2, height * 0.46, 0],
    distance,
    height: 650,
    zoom: (1010 * (distance - 300)) / (length * room),
    at: [WIDTH / 2, 432],
  });
}

/** Views of the outside that a gallery shows. */
export const OUTSIDE = ['front', 'rear', 'side', 'wheel', 'lamp', 'tray'] as const;
export type OutsideView = (typeof OUTSIDE)[number];

interface Stand {
  readonly around: number;
  readonly height: number;
  /** How much of the picture's width it takes. */
  readonly share: number;
}
const STANDS: Readonly<Record<'front' | 'rear' | 'side', Stand>> = {
  front: { around: 36, height: 560, share: 0.9 },
  rear: { around: 143, height: 640, share: 0.9 },
  side: { around: 90, height: 380, share: 0.92 },
};

/** The camera of a view: as near as shows all of it. */
export function viewCamera(model: Measured, view: OutsideView): Camera {
  const { length, width, height, wheel, lamp = wheel, load = wheel } = model;
  if (view === 'wheel') return closeUp(wheel, 62, 2600, 300, 1500);
  if (view === 'lamp') return closeUp(lamp, 34, 2500, 420, 1420);
  if (view === 'tray')
    return lookAt({ around: 152, centre: load, distance: length * 0.86, height: 1500, zoom: 1300, at: [600, 380] });
  const { height: eye, share, around } = STANDS[view];
  const distance = Math.max(5200, length * 1.7);
  const centre: Vec = [length / 2, height * 0.46, 0];
  const fit = (zoom: number, at: readonly [number, number]): Camera =>
    lookAt({ around, centre, distance, height: eye, zoom, at });
  const test = fit(1000, [0, 0]);
  const corners = [0, length].flatMap((x) =>
    [0, height].flatMap((y) => [-width / 2, width / 2].map((z) => test.project([x, y, z]))),
  );
  const range = (axis: 0 | 1): [number, number] => [
    Math.min(...corners.map((c) => c[axis])),
    Math.max(...corners.map((c) => c[axis])),
  ];
  const [left, right] = range(0);
  const [top, low] = range(1);
  const zoom = 1000 * Math.min((WIDTH * share) / (right - left), (HEIGHT * 0.8) / (low - top));
  const by = zoom / 1000;
  return fit(zoom, [WIDTH / 2 - (by * (left + right)) / 2, HEIGHT * 0.55 - (by * (top + low)) / 2]);
}

const closeUp = (centre: Vec, around: number, distance: number, height: number, zoom: number): Camera =>
  lookAt({ around, centre, distance, height, zoom: zoom * (distance / 1100), at: [WIDTH / 2, HEIGHT / 2 + 20] });

/** Frames of a turn are many and stand in a smaller box: this share of a picture's size. */
const FRAME_SHARE = 0.75;

/** Pixels of a picture that leads a front page: wide and low (B9). */
const BANNER = [1920, 540] as const;

/** The camera of such a picture: the vehicle is on the right, words go on the left. */
export function bannerCamera(model: Measured): Camera {
  const near = viewCamera(model, 'front');
  const share = 0.78;
  const [left, top] = [(near.at[0] - WIDTH / 2) * share, (near.at[1] - HEIGHT * 0.55) * share];
  return { ...near, zoom: near.zoom * share, at: [BANNER[0] * 0.73 + left, BANNER[1] * 0.53 + top] };
}

/** A picture of a model that leads a front page; undefined for a paint that is not known. */
export const shootBanner = (model: Model, paint: string, place: PlaceName): Promise<Buffer | undefined> =>
  shoot(model, paint, place, bannerCamera(model), { size: BANNER });

/** A picture of a model in a paint at a place; undefined for a paint that is not known. */
export async function shoot(
  model: Model,
  paint: string,
  place: PlaceName,
  wanted: Camera,
  { share = 1, size = [WIDTH * share, HEIGHT * share] }: { share?: number; size?: readonly [number, number] } = {},
): Promise<Buffer | undefined> {
  const stuff = paintOf(paint);
  if (!stuff) return undefined;
  const where = PLACES[place];
  const parts = model.parts(stuff);
  const camera = { ...wanted, zoom: wanted.zoom * share, at: [wanted.at[0] * share, wanted.at[1] * share] as const };
  const shadow = shadowOf(parts, model.length, model.width, lampOf(camera), where.light.hardness);
  const behind = await behindOf(where, camera, shadow);
  return encoded(drawParts(parts, behind, where.light, camera, size), size);
}

/** A picture of a turn in the studio. Undefined past the last, and for a paint that is not known. */
export const shootFrame = (model: Model, paint: string, frame: number): Promise<Buffer | undefined> =>
  frame < FRAMES
    ? shoot(model, paint, 'studio', turnCamera(model, frame), { share: FRAME_SHARE })
    : Promise.resolve(undefined);

/** Pixels as the file that is kept. */
export const encoded = (
  pixels: Uint8Array,
  [width, height]: readonly [number, number] = [WIDTH, HEIGHT],
): Promise<Buffer> => encodedImage(sharp(pixels, { raw: { width, height, channels: 3 } }));

/** A picture as the file that is kept: some 25 kB, without a seam in a smooth sky. */
export const encodedImage = (picture: Sharp): Promise<Buffer> => picture.webp({ quality: 76, effort: 5 }).toBuffer();
