import sharp from 'sharp';
import { ease } from '../render/field.ts';
import type { Lighting } from '../render/lamps.ts';
import { noise, type Behind } from '../render/picture.ts';
import type { Shadow } from '../render/shadow.ts';
import type { Camera } from '../space.ts';

/** Width of the surroundings, and of what is drawn of them; the strip is mirrored to close the circle. */
export const STRIP = { width: 1760, height: 440, horizon: 340, perRadian: (2 * (1760 - 2)) / Math.PI } as const;

/** Where a vehicle is photographed. */
export interface Place {
  readonly light: Lighting;
  /** The surroundings as far as one sees: SVG content of `STRIP`. */
  readonly strip: string;
  /** How far behind the lens' focus it is, pixels. */
  readonly blur: number;
  /** Light of the ground before any shadow, at a place in millimetres. */
  readonly floor: (x: number, z: number, into: Float64Array) => void;
  /** Where the ground ends and what is drawn begins, millimetres from the camera. */
  readonly reach: number;
  /** How much the ground mirrors, 0 to 1. */
  readonly polish: number;
  /** Direction of the strip's middle, radians; the strips without words go all around and need none. */
  readonly facing?: number;
}

const strips = new Map<Place, Promise<Float32Array>>();
const LIGHT = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2);

function stripOf(place: Place): Promise<Float32Array> {
  const known = strips.get(place);
  if (known) return known;
  const { width, height } = STRIP;
  const made = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}` +
        `" height="${height}">${place.strip}</svg>`,
    ),
  )
    .flatten({ background: '#888888' })
    .blur(place.blur)
    .removeAlpha()
    .raw()
    .toBuffer()
    .then((raw) => Float32Array.from(raw, (value) => LIGHT[value] as number));
  strips.set(place, made);
  return made;
}

/** What is behind a vehicle: its place, and the ground with its shadow. */
export async function behindOf(place: Place, camera: Camera, shadow: Shadow): Promise<Behind> {
  const strip = await stripOf(place);
  const { eye, right, up, ahead, zoom, at } = camera;
  const { width, height, horizon, perRadian } = STRIP;
  const round = 2 * (width - 2);
  // the strip and its mirror image take a quarter turn each; where a strip faces, its own half is in the middle
  const turn = place.facing === undefined ? 7 : 7.25 * Math.PI - place.facing;
  const read = (u: number, v: number, into: Float64Array): void => {
    let x = ((u % round) + round) % round;
    if (x > width - 2) x = round - x;
    const y = Math.max(0, Math.min(height - 2, v));
    const i = x | 0;
    const j = y | 0;
    const s = x - i;
    const t = y - j;
    for (let k = 0; k < 3; k += 1) {
      const n = (j * width + i) * 3 + k;
      const a = (strip[n] as number) * (1 - s) + (strip[n + 3] as number) * s;
      const b = (strip[n + width * 3] as number) * (1 - s) + (strip[n + width * 3 + 3] as number) * s;
      into[k] = a * (1 - t) + b * t;
    }
  };
  const ground = new Float64Array(3);
  return (px, py, into) => {
    const sx = (px + 0.5 - at[0]) / zoom;
    const sy = (at[1] - py - 0.5) / zoom;
    const dx = ahead[0] + right[0] * sx + up[0] * sy;
    const dy = ahead[1] + right[1] * sx + up[1] * sy;
    const dz = ahead[2] + right[2] * sx + up[2] * sy;
    const flat = Math.sqrt(dx * dx + dz * dz);
    const far = dy < -1e-4 ? (-eye[1] * flat) / dy : Infinity;
    const share = ease(place.reach * 0.82, place.reach, far);
    const around = share > 0 || place.polish > 0 ? (Math.atan2(dz, dx) + turn) * perRadian : 0;
    if (share > 0) read(around, horizon - (dy / flat) * perRadian, into);
    if (share >= 1) return;
    const by = far / flat;
    const x = eye[0] + dx * by;
    const z = eye[2] + dz * by;
    place.floor(x, z, ground);
    const lit = 1 - shadow(x, z);
    if (place.polish > 0) {
      read(around, horizon + (dy / flat) * perRadian * 1.4 - 16, into);
      const gleam = place.polish * (0.25 + 0.75 * ease(2500, place.reach, far));
      for (let k = 0; k < 3; k += 1) ground[k] = (ground[k] as number) * (1 - gleam) + (into[k] as number) * gleam;
      if (share > 0) read(around, horizon - (dy / flat) * perRadian, into);
    }
    for (let k = 0; k < 3; k += 1) {
      const own = (ground[k] as number) * lit;
      into[k] = share > 0 ? own + ((into[k] as number) - own) * share : own;
    }
  };
}

const TILE = 512;
const TEXEL = 22;

/** Noise that repeats every few metres: coarse, middle and fine. */
const TEXTURE = Float32Array.from({ length: TILE * TILE }, (_, n) => {
  const at = (cells: number): number => {
    const [u, v] = [((n % TILE) / TILE) * cells, (Math.floor(n / TILE) / TILE) * cells];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [ease(0, 1, u - i), ease(0, 1, v - j)];
    const value = (a: number, b: number): number => noise(a % cells, b % cells);
    const top = value(i, j) * (1 - s) + value(i + 1, j) * s;
    return top * (1 - t) + (value(i, j + 1) * (1 - s) + value(i + 1, j + 1) * s) * t - 0.5;
  };
  return at(12) * 0.5 + at(80) * 0.3 + at(TILE) * 0.35;
});

/** Noise of the ground that is the same at the same place, about -0.5 to 0.5. */
export function grain(x: number, z: number): number {
  const u = x / TEXEL + 65536;
  const v = z / TEXEL + 65536;
  const i = u | 0;
  const j = v | 0;
  const s = u - i;
  const t = v - j;
  const left = i & (TILE - 1);
  const right = (i + 1) & (TILE - 1);
  const low = (j & (TILE - 1)) * TILE;
  const high = ((j + 1) & (TILE - 1)) * TILE;
  const a = (TEXTURE[low + left] as number) * (1 - s) + (TEXTURE[low + right] as number) * s;
  const b = (TEXTURE[high + left] as number) * (1 - s) + (TEXTURE[high + right] as number) * s;
  return a * (1 - t) + b * t;
}
