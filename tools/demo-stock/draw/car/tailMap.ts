import type { Ink } from '../render/map.ts';
import { closed, open, type Point } from '../svg.ts';
import type { Design } from './design.ts';
import { rect } from './noseMap.ts';
import { circle } from './sideMap.ts';

const RED = { fill: '#a30d17', coat: 1, glow: 0.12 } as const;
const LIT = { stroke: '#ff3b3f', coat: 1, glow: 0.8 } as const;

/** Lamps, tailgate, bumper and plate recess; `u` runs from the last door to the middle of the tail. */
export function tailInks(d: Design): Ink[] {
  const half = d.width / 2;
  const end = d.length;
  const middle = end + half + 20;
  const low = d.clearance;
  const isTall = d.frame === 'suv' || d.frame === 'hatch' || d.frame === 'wagon' || d.frame === 'van';
  const isTray = d.frame === 'ute';
  const shelf = isTall ? d.belt : d.deck;
  const high = isTray ? d.deck - 50 : shelf - (isTall ? 10 : 60);
  const plate = isTall ? low + (shelf - low) * 0.58 : isTray ? low + 150 : low + (shelf - low) * 0.5;
  const bumper = low + (shelf - low) * (isTray ? 0.26 : 0.36);
  const gate = end + 60;
  const seam = (points: readonly Point[]): Ink => ({
    d: open(points),
    stroke: '#050608',
    width: 9,
    opacity: 0.8,
    rise: -0.6,
    soft: 3,
  });
  return [
    // bumper and diffuser
    {
      d: closed([
        [end - 170, low - 60, 0],
        [middle, low - 60, 0],
        [middle, low + 120, 0],
        [end + 120, low + 110, 60],
        [end - 30, low + (d.clad > 0 ? 90 : 30), 60],
        [end - 170, low + (d.clad > 0 ? 70 : 0), 20],
      ]),
      fill: '#1c1f22',
      coat: 0.25,
      rise: -0.3,
      soft: 6,
    },
    { d: rect(end + 40, bumper - 100, end + 200, bumper - 72, 10), ...RED },
    ...(isTray
      ? [
          {
            d: rect(end + 30, low + 40, middle + 40, low + 150, 26),
            fill: '#9ba1a6',
            coat: 0.6,
            rise: 0.8,
            soft: 8,
          } as Ink,
          { d: rect(end + 120, low + 120, middle + 40, low + 146, 8), fill: '#1c1f22' } as Ink,
        ]
      : []),
    // tailgate or boot lid
    seam(
      isTray
        ? [
            [gate - 40, d.deck, 0],
            [gate - 40, low + 190, 30],
            [middle, low + 180],
          ]
        : [
            [gate + 30, isTall ? shelf + 60 : shelf, 0],
            [gate + 40, bumper + 40, 60],
            [gate + 130, bumper, 40],
            [middle, bumper - 8],
          ],
    ),
    {
      d: closed([
        [middle - 330, plate - 84, 24],
        [middle, plate - 84, 0],
        [middle, plate + 84, 0],
        [middle - 330, plate + 84, 24],
      ]),
      stroke: '#000',
      width: 4,
      opacity: 0.12,
      rise: -0.9,
      soft: 9,
    },
    {
      d: rect(middle - 300, plate + 78, middle + 30, plate + 104, 10),
      fill: d.chrome ? '#c9ced3' : '#101214',
      coat: 0.9,
      rise: 0.5,
      soft: 4,
    },
    ...lamps(d, end, high, bumper, middle),
  ];
}

function lamps(d: Design, end: number, high: number, bumper: number, middle: number): Ink[] {
  const tall = high - bumper;
  const rim = (points: Point[]): Ink[] => [
    { d: closed(points), stroke: '#08090b', width: 14, opacity: 0.85, rise: -0.6, soft: 4 },
    { d: closed(points), ...RED },
  ];
  const clear = (u: number, y: number, u2: number, y2: number): Ink => ({
    d: rect(u, y, u2, y2, 8),
    fill: '#c9b7b4',
    coat: 1,
  });
  const line = (points: Point[], width = 16): Ink => ({ d: open(points), width, ...LIT });
  switch (d.tail) {
    case 'post':
      return [
        ...rim([
          [end - 70, high - tall * 0.72, 30],
          [end + 130, high - tall * 0.72, 20],
          [end + 120, high, 20],
          [end - 110, high, 30],
        ]),
        clear(end - 20, high - tall * 0.66, end + 110, high - tall * 0.52),
        line([
          [end + 10, high - tall * 0.44],
          [end + 10, high - 24],
          [end + 100, high - 24],
        ]),
      ];
    case 'bar':
      return [
        ...rim([
          [end - 190, high - 110, 20],
          [end + 60, high - 128, 30],
          [middle, high - 116, 0],
          [middle, high - 28, 0],
          [end + 60, high - 22, 30],
          [end - 210, high - 50, 10],
        ]),
        line(
          [
            [end - 170, high - 76],
            [end + 60, high - 76],
            [middle, high - 72],
          ],
          22,
        ),
      ];
    case 'square':
      return [
        ...rim([
          [end - 30, high - 250, 24],
          [end + 160, high - 250, 24],
          [end + 160, high - 10, 24],
          [end - 40, high - 10, 24],
        ]),
        clear(end + 20, high - 230, end + 140, high - 180),
        line([
          [end + 20, high - 150],
          [end + 130, high - 150],
          [end + 130, high - 40],
          [end + 20, high - 40],
          [end + 20, high - 130],
        ]),
      ];
    case 'round':
      return [0, 1].flatMap((i): Ink[] => [
        { d: circle(end + 90, high - 80 - i * 150, 68), fill: '#1a0608', coat: 1, rise: 0.4, soft: 6 },
        { d: circle(end + 90, high - 80 - i * 150, 56), ...RED },
        { d: circle(end + 90, high - 80 - i * 150, 34), width: 12, ...LIT },
      ]);
    case 'hook':
      return [
        ...rim([
          [end - 230, high - 100, 20],
          [end + 20, high - 150, 30],
          [end + 80, high - 260, 20],
          [end + 170, high - 250, 20],
          [end + 250, high - 30, 30],
          [end - 150, high - 20, 30],
        ]),
        line([
          [end - 170, high - 66],
          [end + 110, high - 60, 60],
          [end + 128, high - 220],
        ]),
      ];
    case 'blade':
      return [
        ...rim([
          [end - 300, high - 70, 10],
          [end + 40, high - 130, 30],
          [end + 330, high - 110, 16],
          [end + 330, high - 40, 16],
          [end - 40, high - 14, 40],
        ]),
        clear(end + 180, high - 104, end + 310, high - 76),
        line([
          [end - 240, high - 60],
          [end + 40, high - 76, 60],
          [end + 310, high - 58],
        ]),
      ];
    default:
      return [
        ...rim([
          [end - 200, high - 130, 30],
          [end + 60, high - 220, 40],
          [end + 220, high - 200, 24],
          [end + 240, high - 20, 24],
          [end - 120, high - 10, 40],
        ]),
        clear(end + 60, high - 196, end + 205, high - 150),
        line([
          [end - 140, high - 100],
          [end + 50, high - 120, 60],
          [end + 205, high - 118],
        ]),
        line(
          [
            [end - 120, high - 50],
            [end + 210, high - 46],
          ],
          12,
        ),
      ];
  }
}
