import type { Body } from './body.ts';
import { onSide, type Face } from './faces.ts';
import { GLASS, TRIM, type Material } from './light.ts';
import { LAMP, LAMP_RIM, LINE, TAIL } from './materials.ts';
import { between, flatten, ribbon, type Flat } from './plane.ts';

/** What lies on one side: arches, shut lines, windows, handles and the lamps' flanks. */
export function sideDetails(body: Body, side: 1 | -1): Face[] {
  const { spec } = body;
  const [front, rear] = spec.axles;
  const fine: Flat = [95, 400];
  const draw = (points: readonly Flat[], material: Material, step: Flat = fine) =>
    onSide(body, points, side, material, step);
  const clad = spec.cladding === 'full' ? 125 : spec.cladding === 'light' ? 70 : 36;
  const gap = spec.tyre * 1.1;
  const arch = (radius: number, x: number): Flat[] =>
    Array.from({ length: 25 }, (_, i): Flat => {
      const angle = Math.PI * (i / 24) * 1.3 - Math.PI * 0.15;
      return [x - Math.cos(angle) * radius, Math.max(spec.sill - 10, spec.tyre + Math.sin(angle) * radius)];
    });
  const sill: Flat[] = [
    [front + gap, spec.sill],
    [rear - gap, spec.sill],
    [rear - gap, spec.sill + clad],
    [front + gap, spec.sill + clad],
  ];
  return [
    ...draw(sill, TRIM),
    ...spec.axles.flatMap((x) => [
      ...(spec.cladding === 'none' ? [] : draw(arch(spec.tyre * 1.12 + 52, x), TRIM, [60, 400])),
      ...draw(arch(spec.tyre * 1.12, x), { colour: '#08090b', gloss: 0 }, [60, 400]),
    ]),
    ...spec.shuts.flatMap((shut) => draw(ribbon(flatten(shut, false), 11), LINE)),
    ...spec.glass.flatMap((pane) => draw(grown(flatten(pane, true), 17), LINE)),
    ...spec.glass.flatMap((pane) => draw(flatten(pane, true), GLASS)),
    // pillars lean, so each is cut out of the glass around its middle
    ...spec.pillars.flatMap(([top, bottom]) =>
      spec.glass.flatMap((pane) => {
        const post = between(flatten(pane, true), (top + bottom) / 2 - 36, (top + bottom) / 2 + 36);
        return post.length < 3 ? [] : draw(post, LINE);
      }),
    ),
    ...spec.handles.flatMap(([x, y]) =>
      draw(
        [
          [x - 10, y - 14],
          [x + 190, y - 14],
          [x + 190, y + 22],
          [x - 10, y + 22],
        ],
        { colour: '#3a3f45', gloss: 0.7 },
      ),
    ),
    ...draw(flatten(spec.headlamp, true), LAMP_RIM),
    ...draw(grown(flatten(spec.headlamp, true), -16), LAMP),
    ...draw(grown(flatten(spec.taillamp, true), 12), LINE),
    ...draw(flatten(spec.taillamp, true), TAIL),
  ];
}

/** A polygon blown up from its middle by about `by` millimetres. */
function grown(points: readonly Flat[], by: number): Flat[] {
  const x = points.reduce((sum, p) => sum + p[0], 0) / points.length;
  const y = points.reduce((sum, p) => sum + p[1], 0) / points.length;
  return points.map(([px, py]) => {
    const length = Math.hypot(px - x, py - y) || 1;
    return [px + ((px - x) / length) * by, py + ((py - y) / length) * by];
  });
}
