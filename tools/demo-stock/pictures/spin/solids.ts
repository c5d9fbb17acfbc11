import type { Face } from './faces.ts';
import type { Material } from './light.ts';
import { add, cross, middle, sub, times, unit, type Vec } from './space.ts';

// Solids of small faces: the nearest is painted last, so no face may be much longer than what stands beside it.

export const face = (points: readonly Vec[], normal: Vec, material: Material): Face => ({
  points,
  centre: middle(points),
  normal,
  material,
});

const between = (a: number, b: number, i: number, of: number): number => a + ((b - a) * i) / of;

/** A box along the axes, in tiles of at most `most` millimetres. */
export function box(low: Vec, high: Vec, material: Material, most = 260): Face[] {
  return ([0, 1, 2] as const).flatMap((axis) => {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
    const columns = Math.ceil((high[u] - low[u]) / most);
    const rows = Math.ceil((high[v] - low[v]) / most);
    return ([-1, 1] as const).flatMap((side) => {
      const normal: Vec = [axis === 0 ? side : 0, axis === 1 ? side : 0, axis === 2 ? side : 0];
      const corner = (i: number, j: number): Vec => {
        const point = [0, 0, 0] as [number, number, number];
        point[axis] = side < 0 ? low[axis] : high[axis];
        point[u] = between(low[u], high[u], i, columns);
        point[v] = between(low[v], high[v], j, rows);
        return point;
      };
      return Array.from({ length: columns * rows }, (_, k) => {
        const [i, j] = [k % columns, Math.floor(k / columns)];
        return face([corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)], normal, material);
      });
    });
  });
}

/** An egg: `size` is half of it along each axis. */
export function lump(centre: Vec, size: Vec, material: Material, steps = 14): Face[] {
  const at = (i: number, j: number): Vec => {
    const a = (i / steps) * 2 * Math.PI;
    const b = (j / steps - 0.5) * Math.PI;
    return [Math.cos(b) * Math.cos(a), Math.sin(b), Math.cos(b) * Math.sin(a)];
  };
  const out = ([x, y, z]: Vec): Vec => [centre[0] + x * size[0], centre[1] + y * size[1], centre[2] + z * size[2]];
  return Array.from({ length: steps * steps }, (_, k) => {
    const [i, j] = [k % steps, Math.floor(k / steps)];
    const [x, y, z] = at(i + 0.5, j + 0.5);
    const normal = unit([x / size[0], y / size[1], z / size[2]]);
    return face([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)].map(out), normal, material);
  });
}

/** A bar with round ends cut off, from one point to another. */
export function tube(from: Vec, to: Vec, radius: number, material: Material, sides = 10): Face[] {
  const axis = unit(sub(to, from));
  const right = unit(cross(axis, Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const up = cross(right, axis);
  const parts = Math.max(1, Math.ceil(Math.hypot(...sub(to, from)) / 120));
  const out = (i: number): Vec => {
    const a = (i / sides) * 2 * Math.PI;
    return add(times(right, Math.cos(a)), times(up, Math.sin(a)));
  };
  const point = (i: number, part: number): Vec =>
    add(add(from, times(sub(to, from), part / parts)), times(out(i), radius));
  const round = Array.from({ length: sides }, (_, i) => i);
  return [
    ...round.flatMap((i) =>
      Array.from({ length: parts }, (_, p) =>
        face([point(i, p), point(i + 1, p), point(i + 1, p + 1), point(i, p + 1)], out(i + 0.5), material),
      ),
    ),
    face(
      round.map((i) => point(i, 0)),
      times(axis, -1),
      material,
    ),
    face(
      round.map((i) => point(i, parts)),
      axis,
      material,
    ),
  ];
}

/** A band around an axle across the vehicle, from one angle to another; `radius` outside, its normal out or in. */
export function band(
  [x, y]: readonly [number, number],
  radius: number,
  width: number,
  material: Material,
  { from = 0, to = 360, facing = 1 }: { from?: number; to?: number; facing?: 1 | -1 } = {},
): Face[] {
  const parts = Math.ceil((to - from) / 10);
  const at = (i: number, z: number): Vec => {
    const a = (between(from, to, i, parts) * Math.PI) / 180;
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius, z];
  };
  return Array.from({ length: parts }, (_, i) => {
    const points = [at(i, -width), at(i + 1, -width), at(i + 1, width), at(i, width)];
    return face(points, times(unit(sub(at(i + 0.5, 0), [x, y, 0])), facing), material);
  });
}

/** Flat rings on both sides of a wheel. */
export function rings(
  [x, y]: readonly [number, number],
  [inner, outer]: readonly [number, number],
  width: number,
  material: Material,
): Face[] {
  const parts = 36;
  const at = (i: number, radius: number, z: number): Vec => {
    const a = (i / parts) * 2 * Math.PI;
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius, z];
  };
  return ([1, -1] as const).flatMap((side) =>
    Array.from({ length: parts }, (_, i) => {
      const z = side * width;
      return face([at(i, inner, z), at(i + 1, inner, z), at(i + 1, outer, z), at(i, outer, z)], [0, 0, side], material);
    }),
  );
}
