import type { Vec } from '../space.ts';
import type { Solid } from './raster.ts';

const CELL = 40;
const EDGE = 1700;

/** How much light the ground loses below a vehicle: 0 none, 1 all. */
export type Shadow = (x: number, z: number) => number;

interface Grid {
  readonly values: Float32Array;
  readonly columns: number;
  readonly rows: number;
}

/** The shadow that solids throw on the ground: a soft one of the sky close by, and one of the sun. */
export function shadowOf(solids: readonly Solid[], length: number, width: number, lamp: Vec, hardness: number): Shadow {
  const columns = Math.ceil((length + 2 * EDGE) / CELL);
  const rows = Math.ceil((width + 2 * EDGE) / CELL);
  const grid = (): Grid => ({ values: new Float32Array(columns * rows), columns, rows });
  const [close, under, cast] = [grid(), grid(), grid()];
  for (const { mesh } of solids) {
    const { points, triangles } = mesh;
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [triangles[t] as number, triangles[t + 1] as number, triangles[t + 2] as number];
      const y = ((points[a * 3 + 1] as number) + (points[b * 3 + 1] as number) + (points[c * 3 + 1] as number)) / 3;
      const put = (to: Grid, value: number, lean: number): void => {
        const px = (n: number): number =>
          ((points[n * 3] as number) - (lean * lamp[0] * (points[n * 3 + 1] as number)) / lamp[1] + EDGE) / CELL;
        const pz = (n: number): number =>
          ((points[n * 3 + 2] as number) -
            (lean * lamp[2] * (points[n * 3 + 1] as number)) / lamp[1] +
            width / 2 +
            EDGE) /
          CELL;
        fill(to, [px(a), pz(a), px(b), pz(b), px(c), pz(c)], value);
      };
      if (y < 90) put(close, 1, 0);
      put(under, Math.exp(-Math.max(0, y - 120) / 420), 0);
      put(cast, 1, 1);
    }
  }
  blur(close, 2);
  blur(under, 5);
  blur(under, 5);
  blur(cast, 3);
  blur(cast, 3);
  const read = ({ values }: Grid, x: number, y: number): number => {
    const i = x | 0;
    const j = y | 0;
    const s = x - i;
    const t = y - j;
    const n = j * columns + i;
    const row = (at: number): number => (values[at] as number) * (1 - s) + (values[at + 1] as number) * s;
    return row(n) * (1 - t) + row(n + columns) * t;
  };
  return (x, z) => {
    const i = (x + EDGE) / CELL - 0.5;
    const j = (z + width / 2 + EDGE) / CELL - 0.5;
    if (i < 0 || j < 0 || i >= columns - 1 || j >= rows - 1) return 0;
    const near = 1 - 0.75 * read(under, i, j);
    return 1 - near * (1 - 0.62 * read(close, i, j)) * (1 - (0.12 + 0.4 * hardness) * read(cast, i, j));
  };
}

function fill(
  { values, columns, rows }: Grid,
  [ax, ay, bx, by, cx, cy]: readonly [number, number, number, number, number, number],
  value: number,
): void {
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const minX = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const maxX = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx)));
  const minY = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const maxY = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy)));
  const small = maxX - minX < 2 && maxY - minY < 2;
  for (let y = minY; y <= maxY; y += 1)
    for (let x = minX; x <= maxX; x += 1) {
      const n = y * columns + x;
      if (value <= (values[n] as number)) continue;
      if (!small) {
        const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
        const u = (px * (cy - ay) - py * (cx - ax)) / area;
        const v = (py * (bx - ax) - px * (by - ay)) / area;
        if (!(u >= -0.02 && v >= -0.02 && u + v <= 1.02)) continue;
      }
      values[n] = value;
    }
}

function blur({ values, columns, rows }: Grid, reach: number): void {
  const line = new Float32Array(Math.max(columns, rows));
  const run = (start: number, step: number, count: number): void => {
    let sum = 0;
    for (let i = -reach; i < count; i += 1) {
      if (i + reach < count) sum += values[start + (i + reach) * step] as number;
      if (i - reach - 1 >= 0) sum -= values[start + (i - reach - 1) * step] as number;
      if (i >= 0) line[i] = sum / (2 * reach + 1);
    }
    for (let i = 0; i < count; i += 1) values[start + i * step] = line[i] as number;
  };
  for (let y = 0; y < rows; y += 1) run(y * columns, 1, columns);
  for (let x = 0; x < columns; x += 1) run(x, columns, rows);
}
