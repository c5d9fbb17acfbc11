import type { Point } from '../svg.ts';

/** A point of the side view, in millimetres. */
export type Flat = readonly [x: number, y: number];

const towards = (from: Flat, to: Flat, distance: number): Flat => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : Math.min(0.5, distance / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** Points along a rounded corner, as the side pictures round it. */
function corner(before: Point, point: Point, after: Point): Flat[] {
  const tip: Flat = [point[0], point[1]];
  const radius = point[2] ?? Infinity;
  if (radius === 0) return [tip];
  const from = towards(tip, [before[0], before[1]], radius);
  const to = towards(tip, [after[0], after[1]], radius);
  return [0, 0.25, 0.5, 0.75, 1].map((t) => [
    from[0] * (1 - t) ** 2 + tip[0] * 2 * t * (1 - t) + to[0] * t * t,
    from[1] * (1 - t) ** 2 + tip[1] * 2 * t * (1 - t) + to[1] * t * t,
  ]);
}

/** A rounded line as straight pieces. */
export function flatten(points: readonly Point[], isClosed: boolean): Flat[] {
  const count = points.length;
  return points.flatMap((point, i) => {
    if (!isClosed && (i === 0 || i === count - 1)) return [[point[0], point[1]] as Flat];
    return corner(points[(i + count - 1) % count] as Point, point, points[(i + 1) % count] as Point);
  });
}

/** What of a polygon lies on one side of `value` along an axis. */
function cut(polygon: readonly Flat[], axis: 0 | 1, value: number, keepsAbove: boolean): Flat[] {
  const sign = keepsAbove ? 1 : -1;
  const isIn = (p: Flat): boolean => (p[axis] - value) * sign >= 0;
  return polygon.flatMap((p, i) => {
    const before = polygon[(i + polygon.length - 1) % polygon.length] as Flat;
    const kept: Flat[] = [];
    if (isIn(p) !== isIn(before)) {
      const t = (value - before[axis]) / (p[axis] - before[axis]);
      kept.push([before[0] + (p[0] - before[0]) * t, before[1] + (p[1] - before[1]) * t]);
    }
    if (isIn(p)) kept.push(p);
    return kept;
  });
}

/** What of a polygon lies between two lengths. */
export const between = (polygon: readonly Flat[], from: number, to: number): Flat[] =>
  cut(cut(polygon, 0, from, true), 0, to, false);

/** A polygon in pieces of a grid, each as wide and high as `step` at most: small enough to bend with the body. */
export function pieces(polygon: readonly Flat[], step: Flat): Flat[][] {
  const bounds = (axis: 0 | 1): Flat => {
    const all = polygon.map((p) => p[axis]);
    return [Math.min(...all), Math.max(...all)];
  };
  const [left, right] = bounds(0);
  const [low, high] = bounds(1);
  const found: Flat[][] = [];
  for (let x = Math.floor(left / step[0]) * step[0]; x < right; x += step[0]) {
    const strip = cut(cut(polygon, 0, x, true), 0, x + step[0], false);
    if (strip.length < 3) continue;
    for (let y = Math.floor(low / step[1]) * step[1]; y < high; y += step[1]) {
      const piece = cut(cut(strip, 1, y, true), 1, y + step[1], false);
      if (piece.length >= 3) found.push(piece);
    }
  }
  return found;
}

/** Distance of a point from a line of straight pieces. */
export function distanceTo(line: readonly Flat[], x: number, y: number): number {
  let best = Infinity;
  for (let i = 1; i < line.length; i += 1) {
    const [ax, ay] = line[i - 1] as Flat;
    const [bx, by] = line[i] as Flat;
    const dx = bx - ax;
    const dy = by - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2);
  }
  return Math.sqrt(best);
}

/** The same line with no piece longer than `most`. */
export function divide(line: readonly Flat[], most: number): Flat[] {
  return line.flatMap((p, i) => {
    const next = line[i + 1];
    if (!next) return [p];
    const parts = Math.max(1, Math.ceil(Math.hypot(next[0] - p[0], next[1] - p[1]) / most));
    return Array.from({ length: parts }, (_, k): Flat => [
      p[0] + ((next[0] - p[0]) * k) / parts,
      p[1] + ((next[1] - p[1]) * k) / parts,
    ]);
  });
}

/** A strip around a line, `width` wide. */
export function ribbon(line: readonly Flat[], width: number): Flat[] {
  const side = (sign: number): Flat[] =>
    line.map((p, i) => {
      const a = line[Math.max(0, i - 1)] as Flat;
      const b = line[Math.min(line.length - 1, i + 1)] as Flat;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const by = (sign * width) / 2 / length;
      return [p[0] - (b[1] - a[1]) * by, p[1] + (b[0] - a[0]) * by];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** Whether a point is within a polygon. */
export function isInside(polygon: readonly Flat[], x: number, y: number): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] as Flat;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}
