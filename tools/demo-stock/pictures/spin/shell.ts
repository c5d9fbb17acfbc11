import type { Tones } from '../paint.ts';
import type { Body } from './body.ts';
import { onSide, onSkin, type Face } from './faces.ts';
import { GLASS, paintOf, roofOf, TRIM, type Material } from './light.ts';
import { between, flatten, ribbon, type Flat } from './plane.ts';

const LINE: Material = { colour: '#14171b', gloss: 0.1 };
const LAMP: Material = { colour: '#dfe8ee', gloss: 0.9 };
const LAMP_RIM: Material = { colour: '#2a3036', gloss: 0.6 };
const TAIL: Material = { colour: '#b3141d', gloss: 0.55, sky: '#ffc9c4' };
const PLATE: Material = { colour: '#f3f1e4', gloss: 0.1 };
const SIDES = [1, -1] as const;

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

const rectangle = (from: number, to: number, left: number, right: number): Flat[] => [
  [from, left],
  [to, left],
  [to, right],
  [from, right],
];

/** The painted body: both sides, and the skin between them. */
export function shell(body: Body, tones: Tones): Face[] {
  const { spec, outline } = body;
  const paint = paintOf(tones);
  const roof = tones.roof === tones.base ? paint : roofOf(tones);
  const side: Flat[] = [...outline];
  const skin = rectangle(0, outline.length - 1, -1, 1);
  const roofAbove = body.belt + (spec.height - body.belt) * 0.72;
  const painted = [
    ...SIDES.flatMap((which) => onSide(body, side, which, paint, [110, 46])),
    ...onSkin(body, skin, paint, [1, 0.125]),
  ];
  return painted.map((face) => (face.centre[1] > roofAbove ? { ...face, material: roof } : face));
}

/** Windows, lamps and lines that lie on the body. */
export function details(body: Body): Face[] {
  return [...SIDES.flatMap((side) => sideDetails(body, side)), ...screens(body), ...nose(body), ...tail(body)];
}

function sideDetails(body: Body, side: 1 | -1): Face[] {
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

/** Where the roof bends down to the rear screen. */
function screenTop({ outline, spec }: Body): number {
  const steep = outline.findIndex(([x, y], i) => {
    const [nextX, nextY] = outline[i + 1] ?? [x, y];
    return x > spec.length * 0.55 && y - nextY > 0.33 * Math.hypot(nextX - x, nextY - y) && y > 0;
  });
  return steep < 0 ? outline.length - 1 : steep;
}

function screens(body: Body): Face[] {
  const { spec, outline } = body;
  const roof = screenTop(body);
  const foot = Math.min(alongAt(body, body.belt + 95, 'rear'), alongNear(body, [spec.length * 0.93, body.belt + 130]));
  const base = alongNear(body, spec.screen[0]) + 0.6;
  const head = alongNear(body, spec.screen[1]) + 0.4;
  const pane = (from: number, to: number, low: number, high: number): Flat[] => [
    [from, -low],
    [to, -high],
    [to, high],
    [from, low],
  ];
  return [
    ...onSkin(body, pane(base - 0.5, head + 0.3, 0.97, 0.96), LINE),
    ...onSkin(body, pane(base, head, 0.93, 0.92), GLASS),
    ...(foot - roof > 1 && foot < outline.length
      ? [
          ...onSkin(body, pane(roof - 0.2, foot + 0.2, 0.9, 0.94), LINE),
          ...onSkin(body, pane(roof, foot, 0.86, 0.9), GLASS),
        ]
      : []),
  ];
}

const heightsOf = (points: readonly (readonly [number, number, number?])[]): Flat => {
  const all = points.map(([, y]) => y);
  return [Math.min(...all), Math.max(...all)];
};

function nose(body: Body): Face[] {
  const { spec } = body;
  const [low, high] = heightsOf(spec.headlamp);
  const at = (height: number) => alongAt(body, height, 'front');
  const span = high - low;
  const grille = rectangle(at(low - span * 1.1), at(low + span * 0.62), -0.52, 0.52);
  const lower = rectangle(at(spec.sill + 45), at(spec.sill + 150), -0.78, 0.78);
  const lamp = (side: number): Flat[] => rectangle(at(low + span * 0.12), at(high - span * 0.16), side * 0.6, side);
  const inner = (side: number): Flat[] => rectangle(at(low + span * 0.24), at(high - span * 0.3), side * 0.66, side);
  const bars = [0.25, 0.5, 0.75].map((share) => {
    const place = (grille[0]?.[0] ?? 0) * (1 - share) + (grille[1]?.[0] ?? 0) * share;
    return rectangle(place - 0.12, place + 0.12, -0.49, 0.49);
  });
  const middleOf = at(low - span * 1.1) - 0.9;
  return [
    ...onSkin(body, lower, LINE),
    ...onSkin(body, grille, LINE),
    ...bars.flatMap((bar) => onSkin(body, bar, { colour: '#8d969e', gloss: 0.8 })),
    ...[1, -1].flatMap((side) => [...onSkin(body, lamp(side), LAMP_RIM), ...onSkin(body, inner(side), LAMP)]),
    ...onSkin(body, rectangle(middleOf - 0.75, middleOf + 0.75, -0.25, 0.25), PLATE, [2, 0.5]),
  ];
}

function tail(body: Body): Face[] {
  const { spec, outline } = body;
  const [low, high] = heightsOf(spec.taillamp);
  const at = (height: number) => alongAt(body, height, 'rear');
  const hasTray = Math.max(...spec.glass.flat().map(([x]) => x)) < spec.length * 0.7;
  const end = outline.length - 1;
  const lamp = (side: number, by: number): Flat[] =>
    rectangle(at(high) - by, at(low) + by, side * ((hasTray ? 0.84 : 0.62) - by / 12), side);
  const plate = at(low - 150);
  const tray = alongNear(body, [spec.length * 0.69, body.belt]);
  return [
    ...(hasTray
      ? onSkin(body, rectangle(tray, at(body.belt - 40) - 1, -0.92, 0.92), { colour: '#1d2023', gloss: 0.16 })
      : []),
    ...onSkin(body, rectangle(at(spec.sill + 190), end, -0.96, 0.96), TRIM),
    ...[1, -1].flatMap((side) => [...onSkin(body, lamp(side, 0.2), LINE), ...onSkin(body, lamp(side, 0), TAIL)]),
    ...onSkin(body, rectangle(plate - 0.8, plate + 0.8, -0.25, 0.25), PLATE, [2, 0.5]),
    ...onSkin(body, rectangle(at(low + 20), at(low + 34) + 0.4, -0.5, 0.5), { colour: '#aab3ba', gloss: 0.8 }),
  ];
}
