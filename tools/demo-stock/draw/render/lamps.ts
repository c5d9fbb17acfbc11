import { add, times, unit, type Camera, type Vec } from '../space.ts';
import type { Hit, Material, Rgb } from './material.ts';

/** What lights a place and is mirrored in paint and glass. Brightness 1 is that of white paper in the shade. */
export interface Lighting {
  readonly zenith: Rgb;
  readonly horizon: Rgb;
  /** The band along the horizon. */
  readonly band: Rgb;
  readonly ground: Rgb;
  readonly sun: Rgb;
  /** Sharpness of the sun: an overcast sky has none. */
  readonly hardness: number;
}

/** Where the main light comes from: over the photographer's left shoulder. */
export const lampOf = (camera: Camera): Vec =>
  unit(add(add(times(camera.right, -0.55), [0, 0.95, 0]), times(camera.ahead, -0.55)));

const OUT = new Float64Array(3);
const ramp = (low: number, high: number, value: number): number => {
  const t = value <= low ? 0 : value >= high ? 1 : (value - low) / (high - low);
  return t * t * (3 - 2 * t);
};

/** A place's light for a camera: `light` writes the colour that a point sends to it. */
export function lighting(place: Lighting, camera: Camera) {
  const { zenith, horizon, band, ground, sun, hardness } = place;
  const lamp = lampOf(camera);
  const [lx, ly, lz] = lamp;
  const [rx, , rz] = camera.right;

  /** Light from a direction; `dull` blurs it. */
  function sky(x: number, y: number, z: number, dull: number): void {
    const soft = 0.012 + dull * 0.5;
    const up = ramp(-soft, soft, y - 0.005);
    const high = ramp(0.02, 0.75, y);
    const far = (1 - ramp(0.045, 0.075 + soft, y)) * 0.8;
    // a bright cloud bank overhead, as a soft box would stand
    const across = x * rx + z * rz;
    const cloud = ramp(0.42 - soft, 0.62 + soft, y) * (1 - ramp(0.55, 1.1 + soft, Math.abs(across + 0.12))) * 0.9;
    const near = ramp(0, 0.5, -y);
    for (let k = 0; k < 3; k += 1) {
      const h = horizon[k] as number;
      const above = h + ((zenith[k] as number) - h) * high;
      const seen = above + ((band[k] as number) - above) * far + cloud;
      const g = (ground[k] as number) * (1.05 - 0.62 * near);
      OUT[k] = g + (seen - g) * up;
    }
  }

  return {
    lamp,
    sky: (x: number, y: number, z: number, dull: number): Float64Array => {
      sky(x, y, z, dull);
      return OUT;
    },
    light: (hit: Hit, m: Material, into: Float64Array): void => {
      const { nx, ny, nz, vx, vy, vz } = hit;
      const facing = Math.max(0.02, nx * vx + ny * vy + nz * vz);
      // the ground shades what is low and turned down
      const low = ramp(-80, 520, hit.y) * 0.55 + 0.45;
      const open = hit.open * (ny < 0 ? low : 1 - (1 - low) * (1 - ny) * 0.7);
      const upward = 0.5 + 0.5 * ny;
      const sunny = Math.max(0, nx * lx + ny * ly + nz * lz);
      const wrap = Math.max(0, (nx * lx + ny * ly + nz * lz + 0.35) / 1.35);
      const direct = (hardness * sunny + (1 - hardness) * wrap) * (0.35 + 0.65 * hit.open);
      const body = 1 - m.metal;
      const flop = 1 - 0.35 * m.metal * (1 - facing);
      // what it mirrors
      const turn = 2 * (nx * vx + ny * vy + nz * vz);
      const mx = nx * turn - vx;
      const my = ny * turn - vy;
      const mz = nz * turn - vz;
      sky(mx, my, mz, m.rough);
      const away = 1 - facing;
      const edge = away * away * away * away * away;
      const fresnel = m.coat * (0.055 + 0.55 * edge) * (1 - 0.6 * m.rough);
      const shine = Math.max(0, mx * lx + my * ly + mz * lz);
      const spark = shine > 0.85 ? m.coat * hardness * (shine ** 420 * 9 + shine ** 60 * 0.5) * (1 - m.rough) : 0;
      const cubed = shine * shine * shine;
      const flake = m.metal * (0.5 * cubed * cubed * cubed * cubed + 0.12 * cubed);
      const shaded = 0.35 + 0.65 * open;
      for (let k = 0; k < 3; k += 1) {
        const own = k === 0 ? m.r : k === 1 ? m.g : m.b;
        const up = (zenith[k] as number) * 0.42 + (horizon[k] as number) * 0.3;
        const around = ((ground[k] as number) * 0.5 + (up - (ground[k] as number) * 0.5) * upward) * open;
        const lit = around + direct * 0.72 * (sun[k] as number);
        const mirror = OUT[k] as number;
        const dull = own * lit * (body + m.metal * 0.45) * flop;
        const metal = own * m.metal * (0.45 * mirror * shaded + flake * (sun[k] as number));
        into[k] =
          (dull + metal) * (1 - m.glass * 0.2) +
          mirror * (fresnel + m.glass * (0.035 + 0.3 * edge)) * shaded +
          spark * (sun[k] as number) +
          own * m.glow;
      }
    },
  };
}
