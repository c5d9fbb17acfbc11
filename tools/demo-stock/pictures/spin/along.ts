import type { Body } from './body.ts';
import type { Flat } from './plane.ts';

/** Where the outline first reaches a height, from the nose or from the tail. */
export function alongAt(body: Body, height: number, end: 'front' | 'rear'): number {
  const { outline } = body;
  const heights = end === 'front' ? outline : [...outline].reverse();
  const steps = Math.max(
    0,
    heights.findIndex(([, y]) => y >= height),
  );
  return end === 'front' ? steps : outline.length - 1 - steps;
}

/** The outline's place next to a point of the side view. */
export function alongNear(body: Body, [x, y]: readonly [number, number, number?]): number {
  const gaps = body.outline.map(([px, py]) => Math.hypot(px - x, py - y));
  return gaps.indexOf(Math.min(...gaps));
}

export const rectangle = (from: number, to: number, left: number, right: number): Flat[] => [
  [from, left],
  [to, left],
  [to, right],
  [from, right],
];
