// Bodies as signed distances: negative inside, millimetres, alike on both sides of z = 0.

export type Field = (x: number, y: number, z: number) => number;

/** The larger one, rounded over `r` where both are alike: the edge between two surfaces that bound a body. */
export function cut(a: number, b: number, r: number): number {
  const gap = Math.abs(a - b);
  const over = gap < r ? ((r - gap) * (r - gap)) / (4 * r) : 0;
  return (a > b ? a : b) + over;
}

/** The smaller one, rounded over `r`: two bodies grown together. */
export const join = (a: number, b: number, r: number): number => -cut(-a, -b, r);

/** 0 below `low`, 1 above `high`, without a corner between. */
export function ease(low: number, high: number, value: number): number {
  const t = value <= low ? 0 : value >= high ? 1 : (value - low) / (high - low);
  return t * t * (3 - 2 * t);
}

/** A bump of height 1 at `at`, gone at `reach` from it. */
export function bump(at: number, reach: number, value: number): number {
  const t = Math.abs(value - at) / reach;
  return t >= 1 ? 0 : (1 - t * t) * (1 - t * t);
}

const STEP = 5;

/** A line through points (argument, value), its corners rounded over `soft`; it goes on level beyond its ends. */
export function curve(points: readonly (readonly [at: number, value: number])[], soft = 60): (at: number) => number {
  const first = (points[0]?.[0] ?? 0) - soft * 2;
  const count = Math.ceil(((points.at(-1)?.[0] ?? 0) + soft * 2 - first) / STEP) + 2;
  let values = Float64Array.from({ length: count }, (_, i) => straight(points, first + i * STEP));
  const reach = Math.max(1, Math.round(soft / 2 / STEP));
  for (let pass = 0; pass < 2; pass += 1) values = blurred(values, reach);
  return (at) => {
    const place = Math.max(0, Math.min(count - 1.001, (at - first) / STEP));
    const i = place | 0;
    const a = values[i] as number;
    return a + ((values[i + 1] as number) - a) * (place - i);
  };
}

function straight(points: readonly (readonly [number, number])[], at: number): number {
  const next = points.findIndex(([x]) => x > at);
  if (next === 0) return points[0]?.[1] ?? 0;
  if (next < 0) return points.at(-1)?.[1] ?? 0;
  const [a, b] = [points[next - 1] as readonly [number, number], points[next] as readonly [number, number]];
  return a[1] + ((b[1] - a[1]) * (at - a[0])) / (b[0] - a[0]);
}

function blurred(values: Float64Array, reach: number): Float64Array<ArrayBuffer> {
  const read = (i: number): number => values[Math.max(0, Math.min(values.length - 1, i))] as number;
  return Float64Array.from(values, (_, i) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k += 1) sum += read(i + k);
    return sum / (2 * reach + 1);
  });
}

/** A box around `centre` of half its `size`, its edges rounded by `r`. */
export function roundBox(
  centre: readonly [number, number, number],
  size: readonly [number, number, number],
  r: number,
): Field {
  return (x, y, z) => {
    const dx = Math.abs(x - centre[0]) - size[0] + r;
    const dy = Math.abs(y - centre[1]) - size[1] + r;
    const dz = Math.abs(Math.abs(z) - centre[2]) - size[2] + r;
    const [ox, oy, oz] = [dx > 0 ? dx : 0, dy > 0 ? dy : 0, dz > 0 ? dz : 0];
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(0, Math.max(dx, dy, dz)) - r;
  };
}
