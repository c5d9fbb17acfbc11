import { polygon, projected } from './faces.ts';
import type { Camera, Vec } from './space.ts';

export const WIDTH = 1200;
export const HEIGHT = 800;

/** What stands on the turntable: its length, and half the width of its shadow. */
export interface Stand {
  readonly length: number;
  readonly half: number;
}

/** Outline of what stands there, at a share of its size. */
export const footprint = ({ length, half }: Stand, share: number, y: number): Vec[] =>
  Array.from({ length: 40 }, (_, i): Vec => {
    const a = (i / 40) * 2 * Math.PI;
    const square = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.35;
    return [length / 2 + (length / 2) * share * square(Math.cos(a)), y, half * share * square(Math.sin(a))];
  });

/** Wall, floor, turntable and the shadow under the vehicle. */
export function studio(stand: Stand, camera: Camera): string {
  const { length } = stand;
  const circle = (radius: number, y: number): Vec[] =>
    Array.from({ length: 72 }, (_, i): Vec => {
      const a = (i / 72) * 2 * Math.PI;
      return [length / 2 + Math.cos(a) * radius, y, Math.sin(a) * radius];
    });
  const table = length * 0.58;
  const marks = Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * 2 * Math.PI;
    const point = (radius: number): Vec => [length / 2 + Math.cos(a) * radius, 0, Math.sin(a) * radius];
    return `<path d="M${projected([point(table * 0.955), point(table * 0.985)], camera)}" stroke="#8f989f" stroke-width="2"/>`;
  }).join('');
  const shadow = [1.1, 1.05, 1, 0.95, 0.9]
    .map((share) => polygon(footprint(stand, share, 0), camera, '#12161b', ' fill-opacity="0.17"'))
    .join('');
  return [
    '<defs><linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="#dfe4e8"/><stop offset="0.62" stop-color="#f4f6f7"/><stop offset="1" stop-color="#cfd5da"/></linearGradient>',
    '<radialGradient id="floor" cy="0.42" r="0.75"><stop offset="0" stop-color="#eef1f3"/><stop offset="0.6" stop-color="#d4dade"/><stop offset="1" stop-color="#b4bcc3"/></radialGradient></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/><rect y="470" width="${WIDTH}" height="330" fill="url(#floor)"/>`,
    '<rect y="440" width="1200" height="60" fill="#e9edf0" opacity="0.55"/>',
    polygon(circle(table * 1.01, -40), camera, '#a6aeb5'),
    polygon(circle(table, 0), camera, '#c9d0d5', ' stroke="#f3f5f6" stroke-width="2"'),
    polygon(circle(table * 0.94, 0), camera, '#d3d9dd'),
    marks,
    shadow,
  ].join('');
}
