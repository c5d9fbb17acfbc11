import type { Field } from './field.ts';
import type { Mesh } from './mesh.ts';

export interface Bounds {
  readonly low: readonly [number, number];
  readonly high: readonly [number, number];
  /** Half the width. */
  readonly half: number;
}

const BLOCK = 4;

/**
 * The surface of a body as triangles (surface nets): a corner in each cell that the surface runs through, drawn onto it
 * along the slope, with the slope as its normal. Only half is worked out, the other is its mirror.
 */
export function surfaceOf(field: Field, { low, high, half }: Bounds, cell: number): Mesh {
  const nx = Math.ceil((high[0] - low[0]) / cell / BLOCK) * BLOCK;
  const ny = Math.ceil((high[1] - low[1]) / cell / BLOCK) * BLOCK;
  const nz = Math.ceil(half / cell / BLOCK) * BLOCK;
  const [sy, sz] = [nx + 1, (nx + 1) * (ny + 1)];
  const values = new Float32Array(sz * (nz + 1)).fill(NaN);
  const valueAt = (i: number, j: number, k: number): number => {
    const n = i + j * sy + k * sz;
    const known = values[n] as number;
    if (known === known) return known;
    const value = field(low[0] + i * cell, low[1] + j * cell, k * cell);
    values[n] = value;
    return value;
  };
  const reach = cell * BLOCK * 0.87 * 1.5;
  const numbers = new Int32Array(nx * ny * nz).fill(-1);
  const cells: number[] = [];
  const found: number[] = [];
  for (let k = 0; k < nz; k += BLOCK)
    for (let j = 0; j < ny; j += BLOCK)
      for (let i = 0; i < nx; i += BLOCK) {
        const h = BLOCK / 2;
        const middle = field(low[0] + (i + h) * cell, low[1] + (j + h) * cell, (k + h) * cell);
        if (Math.abs(middle) > reach) continue;
        for (let c = 0; c < BLOCK ** 3; c += 1) {
          const [x, y, z] = [i + (c & 3), j + ((c >> 2) & 3), k + (c >> 4)];
          const corner = crossing(valueAt, x, y, z);
          if (!corner) continue;
          numbers[x + y * nx + z * nx * ny] = cells.length;
          cells.push(x + y * nx + z * nx * ny);
          found.push(low[0] + (x + corner[0]) * cell, low[1] + (y + corner[1]) * cell, (z + corner[2]) * cell);
        }
      }
  const count = cells.length;
  const points = new Float32Array(count * 6);
  const normals = new Float32Array(count * 6);
  const shade = new Float32Array(count * 2);
  for (let n = 0; n < count; n += 1) settle(field, found, n, count, points, normals, shade);
  const numberAt = (i: number, j: number, k: number): number => {
    const n = numbers[i + j * nx + (k < 0 ? -k - 1 : k) * nx * ny] as number;
    return n >= 0 && k < 0 ? n + count : n;
  };
  const triangles: number[] = [];
  const flip = (n: number): number => (n < count ? n + count : n - count);
  const quad = (a: number, b: number, c: number, d: number, out: boolean, twice: boolean): void => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (out) triangles.push(a, b, c, a, c, d);
    else triangles.push(a, c, b, a, d, c);
    if (twice) quad(flip(a), flip(b), flip(c), flip(d), !out, false);
  };
  for (const at of cells) {
    const [i, j, k] = [at % nx, Math.floor(at / nx) % ny, Math.floor(at / nx / ny)];
    const inside = valueAt(i, j, k) < 0;
    const n = (a: number, b: number, c: number): number => numberAt(a, b, c);
    if (j > 0 && inside !== valueAt(i + 1, j, k) < 0)
      quad(n(i, j, k), n(i, j - 1, k), n(i, j - 1, k - 1), n(i, j, k - 1), inside, k > 0);
    if (i > 0 && inside !== valueAt(i, j + 1, k) < 0)
      quad(n(i, j, k), n(i, j, k - 1), n(i - 1, j, k - 1), n(i - 1, j, k), inside, k > 0);
    if (i > 0 && j > 0 && inside !== valueAt(i, j, k + 1) < 0)
      quad(n(i, j, k), n(i - 1, j, k), n(i - 1, j - 1, k), n(i, j - 1, k), inside, true);
  }
  return { points, normals, shade, triangles: Uint32Array.from(triangles) };
}

/** Middle of where the surface crosses a cell's edges, in shares of the cell. */
function crossing(valueAt: (i: number, j: number, k: number) => number, x: number, y: number, z: number) {
  const corners = [0, 0, 0, 0, 0, 0, 0, 0];
  let mask = 0;
  for (let c = 0; c < 8; c += 1) {
    const value = valueAt(x + (c & 1), y + ((c >> 1) & 1), z + (c >> 2));
    corners[c] = value;
    if (value < 0) mask |= 1 << c;
  }
  if (mask === 0 || mask === 255) return undefined;
  let [sx, sy, sz, n] = [0, 0, 0, 0];
  for (let c = 0; c < 8; c += 1)
    for (const bit of [1, 2, 4]) {
      if (c & bit) continue;
      const [a, b] = [corners[c] as number, corners[c | bit] as number];
      if (a < 0 === b < 0) continue;
      const t = a / (a - b);
      sx += (c & 1) + (bit === 1 ? t : 0);
      sy += ((c >> 1) & 1) + (bit === 2 ? t : 0);
      sz += (c >> 2) + (bit === 4 ? t : 0);
      n += 1;
    }
  return [sx / n, sy / n, sz / n] as const;
}

const E = 5;

/** Draws a corner onto the surface, and writes it with its normal and openness, and its mirror. */
function settle(
  field: Field,
  found: readonly number[],
  n: number,
  count: number,
  points: Float32Array,
  normals: Float32Array,
  shade: Float32Array,
): void {
  let [x, y, z] = [found[n * 3] as number, found[n * 3 + 1] as number, found[n * 3 + 2] as number];
  let [gx, gy, gz] = [0, 0, 0];
  for (let pass = 0; pass < 3; pass += 1) {
    gx = (field(x + E, y, z) - field(x - E, y, z)) / (2 * E);
    gy = (field(x, y + E, z) - field(x, y - E, z)) / (2 * E);
    gz = (field(x, y, z + E) - field(x, y, z - E)) / (2 * E);
    if (pass === 2) break;
    const by = field(x, y, z) / Math.max(0.3, gx * gx + gy * gy + gz * gz);
    const most = Math.max(-12, Math.min(12, by));
    x -= most * gx;
    y -= most * gy;
    z -= most * gz;
  }
  const length = Math.hypot(gx, gy, gz) || 1;
  const normal = [gx / length, gy / length, gz / length] as const;
  const open = (by: number): number =>
    Math.max(0, Math.min(1, field(x + normal[0] * by, y + normal[1] * by, z + normal[2] * by) / by / 0.85));
  const openness = 0.35 + 0.3 * open(40) + 0.35 * open(160);
  for (const [at, side] of [
    [n, 1],
    [n + count, -1],
  ] as const) {
    points.set([x, y, z * side], at * 3);
    normals.set([normal[0], normal[1], normal[2] * side], at * 3);
    shade[at] = openness;
  }
}
