import type { Random } from '../../random.js';
import type { CarSpec } from '../side/carTypes.js';
import { circle, closed, line, path, shape, type Point } from '../svg.js';

const centre = (points: readonly Point[]): [number, number] => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
];

const scaled = (points: readonly Point[], by: number): Point[] => {
  const [cx, cy] = centre(points);
  return points.map(([x, y, r]) =>
    r === undefined ? [cx + (x - cx) * by, cy + (y - cy) * by] : [cx + (x - cx) * by, cy + (y - cy) * by, r * by],
  );
};

/** A headlamp seen from the side: dark bezel, lens, projector and a daytime light. */
export function headlamp(spec: CarSpec, random: Random): string {
  const p = spec.headlamp;
  const [cx, cy] = centre(p);
  const dark = random.chance(0.6);
  const top = [...p].sort((a, b) => b[1] - a[1])[0] as Point;
  const front = [...p].sort((a, b) => a[0] - b[0])[0] as Point;
  return (
    path(closed(p), { fill: dark ? '#1b1f25' : '#8f9aa4', stroke: '#0d1014', 'stroke-width': 10 }) +
    shape(scaled(p, 0.78), dark ? '#4c5661' : '#dfe7ee', { opacity: 0.9 }) +
    circle(cx - 70, cy - 4, 42, '#e9f1f8') +
    circle(cx - 70, cy - 4, 24, '#aebfd0') +
    circle(cx + 50, cy + 14, 32, '#d3dee8', { opacity: 0.9 }) +
    line(
      [
        [front[0] + 30, front[1] + 6],
        [(front[0] + top[0]) / 2, (front[1] + top[1]) / 2 + 26],
        [top[0] - 30, top[1] - 10],
      ],
      '#ffffff',
      14,
      { opacity: 0.95 },
    )
  );
}

/** A tail lamp wrapping round the rear corner. */
export function taillamp(spec: CarSpec, random: Random): string {
  const p = spec.taillamp;
  const clear = random.chance(0.25);
  return (
    path(closed(p), { fill: '#8d0f18', stroke: '#3c060b', 'stroke-width': 9 }) +
    shape(scaled(p, 0.72), '#d9242e') +
    shape(scaled(p, 0.4), clear ? '#f5d9d6' : '#ff5a52', { opacity: 0.85 })
  );
}
