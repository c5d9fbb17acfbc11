import { createRandom } from '../../random.ts';
import { carWheelStyle } from '../side/carStyle.ts';
import type { Tones } from '../paint.ts';
import type { Body } from './body.ts';
import { faces, paintSolid, polygon, type Face } from './faces.ts';
import { paintOf } from './light.ts';
import { middle, type Camera, type Vec } from './space.ts';

const ROUND = 36;
const RIMS = {
  silver: '#c9ced3',
  machined: '#dfe3e6',
  graphite: '#6b7178',
  black: '#33373c',
  bronze: '#84694a',
} as const;
const SIDES = [1, -1] as const;
const TYRE_WIDTH = 235;

const ring = (x: number, y: number, z: number, radius: number): Vec[] =>
  Array.from({ length: ROUND }, (_, i): Vec => {
    const angle = (i / ROUND) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z];
  });

const outside = (body: Body, x: number): number => body.half(x, body.spec.tyre + 60) - 6;

/** Treads below the body, before it is painted over them. */
export function treads(body: Body, camera: Camera): string {
  const { axles, tyre } = body.spec;
  const strips = axles.flatMap((x) =>
    SIDES.flatMap((side) => {
      const outer = ring(x, tyre, side * outside(body, x), tyre);
      const inner = ring(x, tyre, side * (outside(body, x) - TYRE_WIDTH), tyre);
      const cap: Face = flat(inner, [0, 0, -side], '#111316');
      return [
        cap,
        ...outer.map((point, i): Face => {
          const next = (i + 1) % ROUND;
          const angle = ((i + 0.5) / ROUND) * 2 * Math.PI;
          const points = [point, outer[next] as Vec, inner[next] as Vec, inner[i] as Vec];
          return { ...flat(points, [Math.cos(angle), Math.sin(angle), 0], '#1a1c1f') };
        }),
      ];
    }),
  );
  return paintSolid(strips, camera);
}

const flat = (points: Vec[], normal: Vec, colour: string): Face => ({
  points,
  centre: middle(points),
  normal,
  material: { colour, gloss: 0.08 },
});

/** The wheels' faces, in front of the body. */
export function wheelFaces(body: Body, seed: number, camera: Camera): string {
  const { axles, tyre } = body.spec;
  const style = carWheelStyle(body.spec, createRandom(seed * 7 + 1));
  const rim = RIMS[style.finish];
  const spokes =
    { five: 5, six: 6, ten: 10, split: 5, mesh: 12, multi: 9, turbine: 10, aero: 5 }[style.design as 'five'] ?? 8;
  return SIDES.flatMap((side) =>
    axles.map((x) => {
      const z = side * outside(body, x);
      const centre: Vec = [x, tyre, z];
      if (!faces(centre, [0, 0, side], camera, 0.02)) return '';
      const disc = (radius: number, fill: string, inset = 0) =>
        polygon(ring(x, tyre, z - side * inset, radius), camera, fill);
      const r = tyre * style.rim;
      const spoke = (i: number): string => {
        const turn = (i / spokes) * 2 * Math.PI + 0.3;
        const wide = Math.min(0.3, 1.25 / spokes);
        const point = (radius: number, by: number): Vec => [
          x + Math.cos(turn + by) * radius,
          tyre + Math.sin(turn + by) * radius,
          z,
        ];
        return polygon(
          [
            point(r * 0.2, -wide * 1.6),
            point(r * 0.96, -wide * 0.75),
            point(r * 0.96, wide * 0.75),
            point(r * 0.2, wide * 1.6),
          ],
          camera,
          rim,
        );
      };
      return [
        disc(tyre, '#1b1d20'),
        disc(tyre * 0.97, '#26292d'),
        disc(r * 1.04, rim),
        disc(r * 0.95, '#15181b', 20),
        disc(r * 0.62, '#4a5057', 60),
        style.caliper ? disc(r * 0.34, style.caliper, 40) : '',
        ...Array.from({ length: spokes }, (_, i) => spoke(i)),
        disc(r * 0.2, rim),
        disc(r * 0.12, '#2b2f34'),
      ].join('');
    }),
  ).join('');
}

/** Door mirrors of the sides that do, or do not, turn to the camera. */
export function mirrors(body: Body, tones: Tones, camera: Camera, near: boolean): string {
  const [x, y] = body.spec.mirror;
  return SIDES.map((side) => {
    const foot = side * body.half(x, y + 10);
    const isNear = faces([x, y, foot], [0, 0, side], camera);
    if (isNear !== near) return '';
    const size: Vec = [75, 62, 110];
    const centre: Vec = [x + 60, y + 70, foot + side * 120];
    const steps = 9;
    const at = (i: number, j: number): Vec => {
      const a = (i / steps) * 2 * Math.PI;
      const b = (j / steps - 0.5) * Math.PI;
      return [Math.cos(b) * Math.cos(a), Math.sin(b), Math.cos(b) * Math.sin(a)];
    };
    const lump = Array.from({ length: steps * steps }, (_, k): Face => {
      const [i, j] = [k % steps, Math.floor(k / steps)];
      const corners = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      const points = corners.map(([px, py, pz]): Vec => [
        centre[0] + px * size[0],
        centre[1] + py * size[1],
        centre[2] + pz * size[2],
      ]);
      const normal = at(i + 0.5, j + 0.5);
      return {
        points,
        centre: middle(points),
        normal,
        material: normal[0] > 0.55 ? { colour: '#39434c', gloss: 0.7 } : paintOf(tones),
      };
    });
    return paintSolid(lump, camera);
  }).join('');
}
