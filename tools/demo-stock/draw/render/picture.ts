import type { Camera } from '../space.ts';
import { lighting, type Lighting } from './lamps.ts';
import { blank, newHit, type Surface } from './material.ts';
import { raster, SAMPLES, type Seen, type Solid } from './raster.ts';

/** A solid and what it is made of. */
export interface Part extends Solid {
  readonly surface: Surface;
}

/** Writes the background of one pixel, as light. */
export type Behind = (x: number, y: number, into: Float64Array) => void;

const PER = SAMPLES * SAMPLES;

/** Draws parts before what is behind them: red, green, blue, a byte each. */
export function drawParts(
  parts: readonly Part[],
  behind: Behind,
  place: Lighting,
  camera: Camera,
  [width, height]: readonly [number, number],
): Uint8Array {
  const seen = raster(parts, camera, width, height);
  const { light } = lighting(place, camera);
  const read = reader(parts, seen, camera);
  const picture = new Uint8Array(width * height * 3);
  const [material, colour, sum] = [blank(), new Float64Array(3), new Float64Array(3)];
  const ids = new Uint32Array(PER);
  const whose = new Int32Array(PER);
  const nearness = new Float32Array(PER);
  const spot = new Int32Array(PER);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const corner = y * SAMPLES * seen.width + x * SAMPLES;
      const at = (y * width + x) * 3;
      const grain = noise(x, y) - 0.5;
      const { triangle } = seen;
      const below = corner + seen.width;
      if (
        ((triangle[corner] as number) |
          (triangle[corner + 1] as number) |
          (triangle[below] as number) |
          (triangle[below + 1] as number)) ===
        0
      ) {
        behind(x, y, colour);
        picture[at] = toByte(colour[0] as number, grain);
        picture[at + 1] = toByte(colour[1] as number, grain);
        picture[at + 2] = toByte(colour[2] as number, grain);
        continue;
      }
      let empty = 0;
      for (let s = 0; s < PER; s += 1) {
        const n = corner + (s >> 1) * seen.width + (s & 1);
        spot[s] = n;
        ids[s] = seen.triangle[n] as number;
        nearness[s] = seen.near[n] as number;
        whose[s] = ids[s] === 0 ? -1 : partOf(seen, ids[s] as number);
        if (ids[s] === 0) empty += 1;
      }
      sum.fill(0);
      if (empty > 0) {
        behind(x, y, colour);
        for (let k = 0; k < 3; k += 1) sum[k] = (colour[k] as number) * empty;
      }
      // samples of one surface are lit once
      for (let s = 0; s < PER; s += 1) {
        const part = whose[s] as number;
        if (part < 0) continue;
        let count = 1;
        for (let other = s + 1; other < PER; other += 1) {
          if (whose[other] !== part) continue;
          if (Math.abs((nearness[other] as number) / (nearness[s] as number) - 1) > 0.006) continue;
          whose[other] = -1;
          count += 1;
        }
        const hit = read(part, ids[s] as number, spot[s] as number);
        (parts[part] as Part).surface(hit, material);
        light(hit, material, colour);
        for (let k = 0; k < 3; k += 1) sum[k] = (sum[k] as number) + (colour[k] as number) * count;
      }
      for (let k = 0; k < 3; k += 1) picture[at + k] = toByte((sum[k] as number) / PER, grain);
    }
  }
  return picture;
}

function partOf({ solids }: Seen, id: number): number {
  let part = solids.length - 1;
  while (part > 0 && (solids[part] as { first: number }).first > id) part -= 1;
  return part;
}

/** Reads where a sample lies on its triangle: place and normal, weighted as perspective wants it. */
function reader(parts: readonly Part[], seen: Seen, camera: Camera) {
  const hit = newHit();
  const { eye } = camera;
  return (part: number, id: number, n: number) => {
    const { mesh } = parts[part] as Part;
    const { screen, first } = seen.solids[part] as Seen['solids'][number];
    const t = (id - first) * 3;
    const a = mesh.triangles[t] as number;
    const b = mesh.triangles[t + 1] as number;
    const c = mesh.triangles[t + 2] as number;
    const ax = screen[a * 3] as number;
    const ay = screen[a * 3 + 1] as number;
    const bx = (screen[b * 3] as number) - ax;
    const by = (screen[b * 3 + 1] as number) - ay;
    const cx = (screen[c * 3] as number) - ax;
    const cy = (screen[c * 3 + 1] as number) - ay;
    const area = bx * cy - by * cx;
    const px = (n % seen.width) + 0.5 - ax;
    const py = Math.floor(n / seen.width) + 0.5 - ay;
    const u = ((px * cy - py * cx) / area) * (screen[b * 3 + 2] as number);
    const v = ((py * bx - px * by) / area) * (screen[c * 3 + 2] as number);
    const w = (1 - (px * cy - py * cx) / area - (py * bx - px * by) / area) * (screen[a * 3 + 2] as number);
    const whole = u + v + w;
    const pb = u / whole;
    const pc = v / whole;
    const pa = w / whole;
    const { points, normals, shade } = mesh;
    hit.x = (points[a * 3] as number) * pa + (points[b * 3] as number) * pb + (points[c * 3] as number) * pc;
    hit.y =
      (points[a * 3 + 1] as number) * pa + (points[b * 3 + 1] as number) * pb + (points[c * 3 + 1] as number) * pc;
    hit.z =
      (points[a * 3 + 2] as number) * pa + (points[b * 3 + 2] as number) * pb + (points[c * 3 + 2] as number) * pc;
    let nx = (normals[a * 3] as number) * pa + (normals[b * 3] as number) * pb + (normals[c * 3] as number) * pc;
    let ny =
      (normals[a * 3 + 1] as number) * pa + (normals[b * 3 + 1] as number) * pb + (normals[c * 3 + 1] as number) * pc;
    let nz =
      (normals[a * 3 + 2] as number) * pa + (normals[b * 3 + 2] as number) * pb + (normals[c * 3 + 2] as number) * pc;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
    hit.open = (shade[a] as number) * pa + (shade[b] as number) * pb + (shade[c] as number) * pc;
    const vx = eye[0] - hit.x;
    const vy = eye[1] - hit.y;
    const vz = eye[2] - hit.z;
    const far = Math.sqrt(vx * vx + vy * vy + vz * vz);
    hit.vx = vx / far;
    hit.vy = vy / far;
    hit.vz = vz / far;
    const turned = nx * hit.vx + ny * hit.vy + nz * hit.vz < -0.15 && (parts[part] as Part).isThin ? -1 : 1;
    hit.nx = nx * turned;
    hit.ny = ny * turned;
    hit.nz = nz * turned;
    hit.pixel = far / camera.zoom;
    return hit;
  };
}

/** The same value, 0 to 1, for the same place: hides the steps of eight bits. */
export function noise(x: number, y: number): number {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

const LEVELS = 4096;
const BYTES = Float32Array.from({ length: LEVELS + 1 }, (_, i) => {
  const value = (i / LEVELS) * 2;
  // light above three quarters runs softly into white
  const tone = value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp((0.7 - value) / 0.42));
  return 255 * Math.min(1, tone) ** (1 / 2.2);
});

function toByte(value: number, grain: number): number {
  const level = (value * (LEVELS / 2) + 0.5) | 0;
  const byte = ((BYTES[level < 0 ? 0 : level > LEVELS ? LEVELS : level] as number) + grain + 0.5) | 0;
  return byte < 0 ? 0 : byte > 255 ? 255 : byte;
}
