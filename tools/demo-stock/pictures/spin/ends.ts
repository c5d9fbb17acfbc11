import { alongAt, alongNear, rectangle } from './along.ts';
import type { Body } from './body.ts';
import { onSkin, type Face } from './faces.ts';
import { GLASS, TRIM } from './light.ts';
import { LAMP, LAMP_RIM, LINE, PLATE, TAIL } from './materials.ts';
import type { Flat } from './plane.ts';

/** Where the roof bends down to the rear screen. */
function screenTop({ outline, spec }: Body): number {
  const steep = outline.findIndex(([x, y], i) => {
    const [nextX, nextY] = outline[i + 1] ?? [x, y];
    return x > spec.length * 0.55 && y - nextY > 0.33 * Math.hypot(nextX - x, nextY - y) && y > 0;
  });
  return steep < 0 ? outline.length - 1 : steep;
}

export function screens(body: Body): Face[] {
  const { spec, outline } = body;
  // tall tails are doors: their window begins below the roof's bend
  const roof = Math.max(screenTop(body), spec.height > 1900 ? alongAt(body, spec.height * 0.9, 'rear') : 0);
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

export function nose(body: Body): Face[] {
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

export function tail(body: Body): Face[] {
  const { spec, outline } = body;
  const [low, high] = heightsOf(spec.taillamp);
  const at = (height: number) => alongAt(body, height, 'rear');
  const hasTray = Math.max(...outline.filter(([x]) => x > spec.length * 0.8).map(([, y]) => y)) < body.belt + 200;
  const isNarrow = hasTray || high - low > 300;
  const end = outline.length - 1;
  const lamp = (side: number, by: number): Flat[] =>
    rectangle(at(high) - by, at(low) + by, side * ((isNarrow ? 0.84 : 0.62) - by / 12), side);
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
