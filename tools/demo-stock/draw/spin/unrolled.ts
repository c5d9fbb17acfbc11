import type { Vec } from '../space.ts';

/** A picture all around, unrolled: as wide as 360 degrees, seen from between the front seats. */
export const PANORAMA = { width: 4800, height: 1000 } as const;
const PER_RADIAN = PANORAMA.width / (2 * Math.PI);
/** Eye at the origin: x ahead, y up, z to the right, in millimetres. */
export const place = ([x, y, z]: Vec, turn: number): [number, number] => [
  PANORAMA.width / 2 + (Math.atan2(z, x) + turn) * PER_RADIAN,
  PANORAMA.height * 0.47 - (y / Math.hypot(x, z)) * PER_RADIAN,
];

/** A flat shape: its edges are divided, because straight lines bend in a picture all around. */
export function sheet(points: readonly Vec[], fill: string, more = ''): string {
  const line = points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] as Vec;
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / 60));
    return Array.from({ length: parts }, (_, k): Vec => {
      const t = k / parts;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
    });
  });
  // what is behind the eye crosses the picture's seam: angles run on there instead of jumping
  let turn = 0;
  let last = Math.atan2(line[0]?.[2] ?? 0, line[0]?.[0] ?? 1);
  const flat = line.map((point) => {
    const angle = Math.atan2(point[2], point[0]);
    if (angle - last > Math.PI) turn -= 2 * Math.PI;
    if (last - angle > Math.PI) turn += 2 * Math.PI;
    last = angle;
    return place(point, turn).map(Math.round);
  });
  return [-PANORAMA.width, 0, PANORAMA.width]
    .map((by) => flat.map(([x = 0, y = 0]) => [x + by, y] as const))
    .filter((moved) => moved.some(([x]) => x >= 0 && x <= PANORAMA.width))
    .map((moved) => `<path d="M${moved.map((p) => p.join(' ')).join('L')}Z" fill="${fill}"${more}/>`)
    .join('');
}

export const wall = (x: number, low: number, high: number, left: number, right: number): Vec[] => [
  [x, low, left],
  [x, low, right],
  [x, high, right],
  [x, high, left],
];
export const flank = (z: number, low: number, high: number, from: number, to: number): Vec[] => [
  [from, low, z],
  [to, low, z],
  [to, high, z],
  [from, high, z],
];
export const round = (x: number, y: number, z: number, radius: number): Vec[] =>
  Array.from({ length: 32 }, (_, i): Vec => {
    const a = (i / 32) * 2 * Math.PI;
    return [x + Math.sin(a) * radius * 0.35, y + Math.sin(a) * radius, z + Math.cos(a) * radius];
  });
