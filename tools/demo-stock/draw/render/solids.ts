import { add, cross, sub, times, unit, type Vec } from '../space.ts';
import { merged, meshBuilder, sheetOf, type Mesh } from './mesh.ts';

/** A box around `centre` of half its `size`, its edges rounded by `r`. */
export function block(centre: Vec, size: Vec, r = 20, steps = 4): Mesh {
  const round = Math.min(r, ...size);
  const quarter = Array.from({ length: steps + 1 }, (_, i) => (i / steps) * (Math.PI / 2));
  const around = [0, 1, 2, 3].flatMap((q) => quarter.map((a) => ({ q, a: a + (q * Math.PI) / 2 })));
  const up = [-1, 1].flatMap((half) => quarter.map((b) => ({ half, b: half < 0 ? b - Math.PI / 2 : b })));
  const builder = meshBuilder();
  const at = ({ q, a }: { q: number; a: number }, { half, b }: { half: number; b: number }): [Vec, Vec] => {
    const normal: Vec = [Math.cos(b) * Math.cos(a), Math.sin(b), Math.cos(b) * Math.sin(a)];
    const signs: Vec = [q === 0 || q === 3 ? 1 : -1, half, q < 2 ? 1 : -1];
    const point = [0, 1, 2].map(
      (k) =>
        (centre[k] as number) + (signs[k] as number) * ((size[k] as number) - round) + (normal[k] as number) * round,
    ) as unknown as Vec;
    return [point, normal];
  };
  for (const row of up) for (const column of around) builder.corner(...at(column, row));
  const n = around.length;
  for (let j = 0; j + 1 < up.length; j += 1)
    for (let i = 0; i < n; i += 1) {
      const next = (i + 1) % n;
      builder.quad(j * n + i, (j + 1) * n + i, (j + 1) * n + next, j * n + next);
    }
  for (const [row, flip] of [
    [0, true],
    [up.length - 1, false],
  ] as const) {
    const [a, b, c, e] = [0, 1, 2, 3].map((q) => row * n + q * (steps + 1)) as [number, number, number, number];
    if (flip) builder.quad(a, b, c, e);
    else builder.quad(a, e, c, b);
  }
  return builder.mesh();
}

/** An egg: `size` is half of it along each axis. */
export function egg(centre: Vec, size: Vec, steps = 20): Mesh {
  return sheetOf(steps * 2, steps, (i, j) => {
    const a = (i / steps) * Math.PI;
    const b = (j / steps - 0.5) * Math.PI;
    const out: Vec = [Math.cos(b) * Math.cos(a), Math.sin(b), -Math.cos(b) * Math.sin(a)];
    return [
      [centre[0] + out[0] * size[0], centre[1] + out[1] * size[1], centre[2] + out[2] * size[2]],
      unit([out[0] / size[0], out[1] / size[1], out[2] / size[2]]),
    ];
  });
}

/** A pipe along a line of points, closed at both ends. */
export function pipe(line: readonly Vec[], radius: number | ((share: number) => number), sides = 14): Mesh {
  const radiusAt = typeof radius === 'number' ? (): number => radius : radius;
  const last = line.length - 1;
  const way = (i: number): Vec => unit(sub(line[Math.min(last, i + 1)] as Vec, line[Math.max(0, i - 1)] as Vec));
  const first = way(0);
  const side = unit(cross(first, Math.abs(first[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const rows = [0, ...line.map((_, i) => i), last];
  return sheetOf(sides, rows.length - 1, (s, row) => {
    const i = rows[row] as number;
    const along = way(i);
    const right = unit(sub(side, times(along, side[0] * along[0] + side[1] * along[1] + side[2] * along[2])));
    const up = cross(along, right);
    const a = (s / sides) * 2 * Math.PI;
    const out = add(times(right, Math.cos(a)), times(up, Math.sin(a)));
    const isCap = row === 0 || row === rows.length - 1;
    const r = radiusAt(i / Math.max(1, last));
    return [add(line[i] as Vec, times(out, isCap ? 0.001 : r)), isCap ? times(along, row === 0 ? -1 : 1) : out];
  });
}

/** What turns around an axle across the vehicle: rings of [radius, z], from the middle of one side to the other. */
export function turned(
  [x, y]: readonly [number, number],
  rings: readonly (readonly [r: number, z: number])[],
  sides = 64,
): Mesh {
  const last = rings.length - 1;
  return sheetOf(sides, last, (i, j) => {
    const a = (i / sides) * 2 * Math.PI;
    const [r, z] = rings[j] as readonly [number, number];
    const before = rings[Math.max(0, j - 1)] as readonly [number, number];
    const after = rings[Math.min(last, j + 1)] as readonly [number, number];
    const [dr, dz] = [after[0] - before[0], after[1] - before[1]];
    const n = unit([dz * Math.cos(a), dz * Math.sin(a), -dr]);
    return [[x + Math.cos(a) * r, y + Math.sin(a) * r, z], n];
  });
}

export const all = merged;
