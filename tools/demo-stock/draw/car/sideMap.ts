import type { Ink } from '../render/map.ts';
import { closed, open, type Point } from '../svg.ts';
import type { Form } from './form.ts';

const GLASS = { fill: '#0a0e12', glass: 1, coat: 1 } as const;
const SEAM = { stroke: '#050608', width: 9, opacity: 0.8, rise: -0.6, soft: 3 } as const;

/** The side windows' outline, along the screen's pillar, under the roof and down the last pillar. */
export function sideWindow({ design: d, belt, roof, screen, screenBow, roofEnd, header, back }: Form): Point[] {
  const rail = (x: number): number => roof(x) - (d.frame === 'van' ? 190 : 112);
  const foot = 30;
  const points: Point[] = [];
  const start = screen(d.cowl) + screenBow + 70;
  points.push([start, belt(start) + foot, 18]);
  let lastX = start;
  for (let y = d.cowl + 60; y < d.height; y += 20) {
    const x = screen(y) + screenBow + 62;
    if (y >= rail(x)) break;
    lastX = x;
  }
  points.push([lastX, rail(lastX), 60]);
  const end = d.frame === 'van' ? header + 520 : windowEnd(d.frame, roofEnd);
  for (let x = lastX + 220; x < end - 60; x += 160) points.push([x, rail(x), 400]);
  points.push([end, rail(end), d.frame === 'ute' || d.frame === 'van' ? 40 : 60]);
  const low = (x: number, up = 0): Point => [
    x,
    belt(x) + foot + up,
    d.frame === 'sedan' || d.frame === 'coupe' ? 18 : 40,
  ];
  if (d.frame === 'van') points.push(low(end - 4));
  else if (d.frame === 'ute') points.push(low(roofEnd - 20));
  else if (d.frame === 'sedan' || d.frame === 'coupe' || d.frame === 'open') {
    const foot2 = roofEnd + d.back * 0.5;
    points.push(low(Math.min(foot2, back(belt(foot2)) - 190), d.window === 'kick' ? 60 : 16));
    if (d.window === 'kick') points.push([roofEnd - 320, belt(roofEnd - 320) + foot, 160]);
  } else {
    const last = back(d.belt + 120) - (d.window === 'floating' ? 95 : d.frame === 'hatch' ? 330 : 190);
    if (d.window === 'kick') {
      points.push([last - 90, belt(last) + 190, 40]);
      points.push([last - 520, belt(last - 520) + foot, 260]);
    } else points.push(low(last, d.window === 'straight' ? 0 : 24));
  }
  return points;
}

const windowEnd = (frame: string, roofEnd: number): number =>
  frame === 'ute'
    ? roofEnd - 90
    : frame === 'sedan' || frame === 'coupe' || frame === 'open'
      ? roofEnd - 130
      : roofEnd - 150;

/** Windows, doors, handles, cladding: what the sides show. */
export function sideInks(form: Form, isSliding: boolean): Ink[] {
  const { design: d, axles, belt, arch, header, roofEnd, cowlAt } = form;
  const [front, rear] = axles;
  const window = sideWindow(form);
  const sill = d.clearance;
  const doorFront = Math.max(front + arch + 40, cowlAt + 40);
  const post =
    d.doors === 2
      ? Math.min(rear - arch - 40, header + 900)
      : d.frame === 'van'
        ? header + 560
        : (doorFront + rear - arch * 0.55) / 2 + 30;
  const doorEnd = d.frame === 'ute' ? roofEnd + 10 : rear - 30;
  const inks: Ink[] = [];
  // bare plastic
  if (d.clad > 0) {
    inks.push({
      d: closed([
        [260, sill - 60, 20],
        [260, sill + d.clad * 0.8, 30],
        [d.length - 240, sill + d.clad * 0.9, 30],
        [d.length - 240, sill - 60, 20],
      ]),
      fill: '#1e2124',
      coat: 0.2,
      rise: 0.5,
      soft: 5,
    });
    for (const axle of axles)
      inks.push({
        d: circle(axle, d.tyre / 2, arch + 26 + d.clad * 0.22),
        fill: '#1e2124',
        coat: 0.2,
        rise: 0.5,
        soft: 6,
      });
  } else {
    inks.push({
      d: closed([
        [front + arch, sill - 60, 0],
        [front + arch, sill + 26, 10],
        [rear - arch, sill + 26, 10],
        [rear - arch, sill - 60, 0],
      ]),
      fill: '#15171a',
      coat: 0.3,
    });
    for (const axle of axles)
      inks.push({
        d: circle(axle, d.tyre / 2, arch + 16),
        stroke: '#000',
        width: 3,
        opacity: 0.001,
        rise: 0.5,
        soft: 7,
      });
  }
  // a fold from wing to lamp, and the hollow below it
  const fold = sill + (d.belt - sill) * 0.76;
  inks.push({
    d: open([
      [front - 200, fold - 16],
      [cowlAt + 400, fold + 4],
      [d.length - 260, fold + 40],
    ]),
    stroke: '#000',
    width: 26,
    opacity: 0.001,
    rise: 0.35 * d.crisp + 0.12,
    soft: 12,
  });
  inks.push({
    d: open([
      [front + arch + 90, sill + 210],
      [(front + rear) / 2, sill + 190],
      [rear - arch - 60, sill + 300],
    ]),
    stroke: '#000',
    width: 40,
    opacity: 0.001,
    rise: 0.5,
    soft: 16,
  });
  // shut lines
  const seam = (points: readonly Point[]): Ink => ({ d: open(points), ...SEAM });
  inks.push(
    seam([
      [doorFront + 16, belt(doorFront) + 20],
      [doorFront - 10, fold - 60, 120],
      [doorFront + 4, sill + 170, 60],
      [doorFront + 46, sill + 40, 30],
      [post - 40, sill + 32, 20],
    ]),
  );
  inks.push(
    seam([
      [post + 6, belt(post) + 20],
      [post, fold, 200],
      [post - 8, sill + 34],
    ]),
  );
  if (d.frame === 'van') {
    inks.push(
      seam([
        [post + 20, d.height - 190, 40],
        [post + 30, sill + 60, 30],
        [rear - arch - 30, sill + 60, 40],
        [rear - arch + 20, d.height - 190],
      ]),
    );
    if (isSliding)
      inks.push(
        seam([
          [rear - arch - 20, belt(rear) - 30],
          [d.length - 160, belt(rear) - 20],
        ]),
      );
  } else if (d.doors === 4) {
    const up = d.frame === 'ute' ? sill + 60 : d.tyre / 2 + arch + 70;
    inks.push(
      seam([
        [doorEnd + (d.frame === 'ute' ? 0 : 40), belt(doorEnd) + 24],
        [doorEnd + 6, up + 60, 160],
        [rear - arch - 30, sill + 190, 140],
        [rear - arch - 46, sill + 34, 40],
        [post + 20, sill + 32],
      ]),
    );
  }
  inks.push(...windowInks(form, window, post, doorEnd));
  // handles
  const handle = (x: number): Ink[] => {
    const y = fold + 36;
    return [
      {
        d: closed([
          [x - 30, y - 26, 24],
          [x + 190, y - 22, 24],
          [x + 190, y + 26, 24],
          [x - 30, y + 24, 24],
        ]),
        stroke: '#000',
        width: 6,
        opacity: 0.22,
        rise: -0.5,
        soft: 6,
      },
      {
        d: closed([
          [x - 20, y + 2, 12],
          [x + 180, y + 6, 12],
          [x + 180, y + 30, 12],
          [x - 20, y + 28, 12],
        ]),
        fill: d.chrome ? '#c9ced3' : '#000',
        opacity: d.chrome ? 1 : 0.14,
        coat: 0.9,
        rise: 0.9,
        soft: 4,
      },
    ];
  };
  inks.push(...handle(post - 270));
  if (d.frame === 'van') inks.push(...handle(post + 60));
  else if (d.doors === 4) inks.push(...handle(doorEnd - (d.frame === 'ute' ? 260 : 250)));
  // indicator on the wing
  inks.push({
    d: closed([
      [front + arch * 0.5, fold - 70, 8],
      [front + arch * 0.5 + 90, fold - 64, 8],
      [front + arch * 0.5 + 90, fold - 40, 8],
      [front + arch * 0.5, fold - 44, 8],
    ]),
    fill: '#d98a2b',
    coat: 0.8,
  });
  return inks;
}

/** Glass with its dark surround, posts between the doors, and a strip of chrome where there is one. */
function windowInks({ design: d, belt, roof, back }: Form, window: Point[], post: number, doorEnd: number): Ink[] {
  const outline = closed(window);
  const posts = (x: number, lean: number, width: number): Ink => ({
    d: open([
      [x, belt(x) + 16],
      [x - lean, roof(x) - 96],
    ]),
    stroke: '#0b0d0f',
    width,
    coat: 0.7,
  });
  const inks: Ink[] = [{ d: outline, stroke: '#07080a', width: 36, coat: 0.5 }];
  if (d.window === 'floating' && d.frame !== 'ute' && d.frame !== 'van') {
    const x = back(d.belt + 150) - 40;
    inks.push({
      d: closed([
        [doorEnd, belt(doorEnd) + 20, 10],
        [doorEnd + 60, roof(doorEnd) - 105, 10],
        [x - 60, roof(x - 60) - 120, 30],
        [x, belt(x) + 110, 20],
        [x - 60, belt(x) + 60, 20],
      ]),
      fill: '#0b0d0f',
      coat: 1,
    });
  }
  inks.push({ d: outline, ...GLASS, rise: -0.25, soft: 4 });
  inks.push({
    d: closed([
      ...window.slice(0, 1),
      [(window[0]?.[0] ?? 0) + 150, (window[0]?.[1] ?? 0) - 2, 4],
      [(window[0]?.[0] ?? 0) + 175, (window[0]?.[1] ?? 0) + 120, 4],
    ]),
    fill: '#111316',
    coat: 0.3,
  });
  if (d.doors === 4 && d.frame !== 'van') inks.push(posts(post, d.frame === 'ute' ? 20 : 46, 86));
  if (d.doors === 4 && (d.frame === 'suv' || d.frame === 'wagon' || d.frame === 'hatch'))
    inks.push(posts(doorEnd - (d.frame === 'hatch' ? -10 : -30), 70, d.frame === 'hatch' ? 34 : 58));
  if (d.frame === 'sedan') inks.push(posts(doorEnd - 40, 60, 28));
  if (d.chrome) inks.push({ d: outline, stroke: '#cfd4d8', width: 11, coat: 1 });
  return inks;
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${-y}A${r} ${r} 0 1 1 ${x + r} ${-y}A${r} ${r} 0 1 1 ${x - r} ${-y}Z`;
