import { rect } from '../car/noseMap.ts';
import { circle } from '../car/sideMap.ts';
import { wheelParts } from '../car/wheels.ts';
import type { Design } from '../car/design.ts';
import type { Measured, Model } from '../model.ts';
import { both } from '../render/both.ts';
import { drawn } from '../render/drawn.ts';
import { curve, cut, type Field } from '../render/field.ts';
import { drawMap, type Ink } from '../render/map.ts';
import { become, plain, rgb, STUFF, type Stuff, type Surface } from '../render/material.ts';
import { merged } from '../render/mesh.ts';
import type { Part } from '../render/picture.ts';
import { block, pipe } from '../render/solids.ts';
import { surfaceOf } from '../render/surface.ts';
import { closed } from '../svg.ts';

/** What tells one caravan from another, millimetres. */
interface Caravan {
  readonly length: number;
  readonly height: number;
  readonly axles: 1 | 2;
  /** How far the nose leans back, and the tail. */
  readonly lean: number;
  readonly tail: number;
  /** Height of the dark plates below. */
  readonly skirt: number;
  readonly skirtColour: string;
  readonly graphic: 'swoosh' | 'band' | 'wedge' | 'lines';
  readonly rim: Design['rim'];
  readonly windows: readonly number[];
}
const CARAVANS: Readonly<Record<string, Caravan>> = {
  'jayco-journey': {
    length: 5500,
    height: 2660,
    axles: 1,
    lean: 380,
    tail: 60,
    skirt: 300,
    skirtColour: '#c9ced2',
    graphic: 'band',
    rim: 'five',
    windows: [900, 3500],
  },
  'jayco-silverline': {
    length: 7000,
    height: 2780,
    axles: 2,
    lean: 640,
    tail: 180,
    skirt: 210,
    skirtColour: '#b7bdc2',
    graphic: 'swoosh',
    rim: 'ten',
    windows: [1050, 2650, 5200],
  },
  'crusader-musketeer': {
    length: 6300,
    height: 2720,
    axles: 2,
    lean: 220,
    tail: 40,
    skirt: 460,
    skirtColour: '#22262a',
    graphic: 'lines',
    rim: 'six',
    windows: [800, 2300, 4700],
  },
  'new-age-manta-ray': {
    length: 5900,
    height: 2740,
    axles: 2,
    lean: 500,
    tail: 260,
    skirt: 560,
    skirtColour: '#1a1d20',
    graphic: 'wedge',
    rim: 'block',
    windows: [1000, 4500],
  },
};
export const CARAVAN_NAMES: readonly string[] = Object.keys(CARAVANS);

/** Where the box begins behind the drawbar. */
const NOSE = 1250;
const HALF = 1200;
const LOW = 430;

function inksOf(van: Caravan, isKerb: boolean): Ink[] {
  const { length, height, skirt, skirtColour, graphic, windows, axles } = van;
  const end = NOSE + length;
  const middle = NOSE - HALF - 20;
  const glass = { fill: '#0b1014', glass: 0.8, coat: 1 } as const;
  const pane = (x: number, y: number, x2: number, y2: number): Ink[] => [
    { d: rect(x - 26, y - 26, x2 + 26, y2 + 26, 70), fill: '#15181b', coat: 0.8, rise: 0.5, soft: 6 },
    { d: rect(x, y, x2, y2, 55), ...glass },
    { d: rect(x + 20, (y + y2) / 2 - 5, x2 - 20, (y + y2) / 2 + 5, 4), fill: '#262b30' },
  ];
  const stripes: Record<Caravan['graphic'], Ink[]> = {
    band: [
      { d: rect(NOSE - 200, 1080, end + 200, 1260, 0), fill: '#000001' },
      { d: rect(NOSE - 200, 1290, end + 200, 1312, 0), fill: '#4b5157' },
    ],
    swoosh: [
      {
        d: closed([
          [NOSE + 200, 900, 0],
          [NOSE + 2600, 1000, 900],
          [end + 100, 1750, 0],
          [end + 100, 1420, 0],
          [NOSE + 2600, 860, 900],
          [NOSE + 200, 760, 0],
        ]),
        fill: '#000001',
      },
      {
        d: closed([
          [NOSE + 1300, 1010, 0],
          [NOSE + 3200, 1200, 600],
          [end + 100, 1980, 0],
          [end + 100, 1880, 0],
          [NOSE + 3200, 1110, 600],
        ]),
        fill: '#6b7178',
      },
    ],
    wedge: [
      {
        d: closed([
          [NOSE + 100, 2350, 0],
          [NOSE + 1500, 900, 200],
          [end + 100, 940, 0],
          [end + 100, 1320, 0],
          [NOSE + 2200, 1180, 200],
          [NOSE + 700, 2420, 0],
        ]),
        fill: '#000001',
      },
      {
        d: closed([
          [NOSE + 2300, 1270, 0],
          [end + 100, 1400, 0],
          [end + 100, 1450, 0],
        ]),
        fill: '#33383d',
      },
    ],
    lines: [0, 1, 2].map((i): Ink => ({
      d: rect(NOSE - 200, 1100 + i * 90, end - 800 + i * 500, 1150 + i * 90, 0),
      fill: i === 1 ? '#5b6269' : '#000001',
    })),
  };
  const centre = axleXs(van);
  const arch =
    axles === 1
      ? [circle(centre[0] ?? 0, 360, 450)]
      : [
          closed([
            [(centre[0] ?? 0) - 450, 300, 20],
            [(centre[0] ?? 0) - 330, 830, 200],
            [(centre[1] ?? 0) + 330, 830, 200],
            [(centre[1] ?? 0) + 450, 300, 20],
          ]),
        ];
  const door = end - 1900;
  return [
    ...stripes[graphic],
    {
      d: rect(NOSE - HALF - 40, LOW - 20, end + HALF + 40, LOW + skirt, 0),
      fill: skirtColour,
      coat: 0.35,
      rise: 0.3,
      soft: 8,
    },
    // nose: stone guard and window
    {
      d: closed([
        [middle, LOW, 0],
        [NOSE - 60, LOW, 0],
        [NOSE - 90, LOW + 640, 60],
        [middle, LOW + 680, 0],
      ]),
      fill: '#8e959b',
      coat: 0.5,
      rise: 0.3,
      soft: 8,
    },
    ...pane(middle - 60, 1560, NOSE - 420, 2060),
    // tail
    ...pane(end + 560, 1640, end + HALF + 80, 2050),
    { d: rect(end + 90, 640, end + 330, 850, 30), fill: '#1b1e21', coat: 0.7 },
    { d: rect(end + 110, 660, end + 310, 770, 24), fill: '#ab111a', coat: 1, glow: 0.25 },
    { d: rect(end + 110, 780, end + 310, 832, 20), fill: '#d98a2b', coat: 1 },
    { d: rect(end + 90, height - 260, end + 240, height - 226, 14), fill: '#ab111a', coat: 1, glow: 0.2 },
    ...windows
      .filter((x) => !isKerb || Math.abs(NOSE + x + 450 - door) > 700)
      .flatMap((x) => pane(NOSE + x, 1480, NOSE + x + 920, 2010)),
    ...(isKerb
      ? [
          { d: rect(door - 30, LOW + 60, door + 690, 2300, 50), fill: '#6f767c', coat: 0.5 },
          { d: rect(door, LOW + 84, door + 660, 2276, 40), fill: '#eceff0', coat: 0.6, rise: 0.3, soft: 8 },
          ...pane(door + 130, 1480, door + 530, 1990),
          { d: rect(door + 580, 1230, door + 630, 1390, 16), fill: '#15181b', coat: 0.8 },
        ]
      : ([
          { d: rect(end - 1500, 1020, end - 800, 1250, 20), stroke: '#9aa1a7', width: 14, rise: -0.4, soft: 5 },
          { d: rect(end - 2500, 900, end - 2100, 1300, 20), stroke: '#9aa1a7', width: 14, rise: -0.4, soft: 5 },
          { d: rect(end - 640, 1100, end - 480, 1280, 20), fill: '#c9ced2', coat: 0.4 },
        ] as Ink[])),
    ...[0.34, 0.67].map((s): Ink => ({
      d: rect(NOSE + length * s - 4, LOW + skirt, NOSE + length * s + 4, height - 160, 2),
      stroke: '#9da4a9',
      width: 5,
      opacity: 0.6,
    })),
    ...arch.map((d): Ink => ({ d, fill: '#0b0c0e' })),
  ];
}

const axleXs = ({ length, axles }: Caravan): number[] => {
  const middle = NOSE + length * 0.56;
  return axles === 1 ? [middle] : [middle - 430, middle + 430];
};

/** A caravan's measures; undefined for a name that is not known. */
export function caravanSize(name: string): Measured | undefined {
  const van = Object.hasOwn(CARAVANS, name) ? CARAVANS[name] : undefined;
  if (!van) return undefined;
  const { length: box, height } = van;
  const end = NOSE + box;
  const tyre = 720;
  const axles = axleXs(van);
  return {
    length: end,
    width: HALF * 2,
    height: height + 120,
    room: 1.02,
    wheel: [axles[0] ?? 0, tyre / 2, HALF - 40],
    load: [NOSE + 300, 900, 0],
    spots: [
      {
        title: 'Drawbar and gas bottles',
        description: 'Two bottles of 9 kg, tested last year. The coupling takes a 50 mm ball.',
        point: [820, 820, 0],
        normal: [-1, 0, 0],
      },
      {
        title: 'Entry door',
        description: 'Three locks, a fly screen and a step that folds away.',
        point: [end - 1570, 1300, HALF],
        normal: [0, 0, 1],
      },
      {
        title: 'Wheels and brakes',
        description: 'Electric brakes on all wheels, tyres from last year.',
        point: [axles[0] ?? 0, tyre / 2, HALF],
        normal: [0, 0, 1],
      },
      {
        title: 'Awning',
        description: 'Rolls out to four metres, with a light strip below it.',
        point: [NOSE + box * 0.4, height - 280, HALF],
        normal: [0, 0, 1],
      },
      {
        title: 'Service hatch',
        description: 'Water, 240 V and the toilet cassette are on this side.',
        point: [end - 1150, 1130, -HALF],
        normal: [0, 0, -1],
      },
      {
        title: 'Rear window',
        description: 'Double glazed, with a blind and a screen. No leaks found at its seals.',
        point: [end, 1840, 0],
        normal: [1, 0, 0],
      },
    ],
  };
}

/** A caravan of a model; undefined for a name that is not known. */
export async function caravanModel(name: string): Promise<Model | undefined> {
  const van = Object.hasOwn(CARAVANS, name) ? CARAVANS[name] : undefined;
  const size = caravanSize(name);
  if (!van || !size) return undefined;
  const { length: box, height, lean, tail } = van;
  const end = NOSE + box;
  const nose = curve(
    [
      [LOW, NOSE + 160],
      [LOW + 260, NOSE],
      [1350, NOSE + 20],
      [height - 160, NOSE + lean],
      [height + 100, NOSE + lean * 1.3 + 60],
    ],
    260,
  );
  const back = curve(
    [
      [LOW, end - 160],
      [LOW + 200, end - 10],
      [1300, end],
      [height - 100, end - tail],
      [height + 100, end - tail * 1.4 - 40],
    ],
    260,
  );
  const field: Field = (x, y, z) => {
    let f = cut(nose(y) - x, x - back(y), 60);
    f = cut(f, z - HALF, 70);
    f = cut(f, y - height + 30 * (z / HALF) ** 2, 190);
    return cut(f, LOW - y, 30);
  };
  const mesh = surfaceOf(field, { low: [NOSE - 80, LOW - 60], high: [end + 80, height + 60], half: HALF + 60 }, 40);
  const area = { left: NOSE - HALF - 40, low: 300, width: box + 2 * HALF + 80, height };
  const [kerb, off] = await Promise.all([drawMap(inksOf(van, true), area, 6), drawMap(inksOf(van, false), area, 6)]);
  const tyre = 720;
  const axles = axleXs(van);
  const white: Stuff = { colour: rgb('#f0f2f2'), coat: 0.7, rough: 0.2 };
  const skin =
    (paint: Stuff): Surface =>
    (hit, into) => {
      become(into, white);
      const turn = Math.max(0, HALF - Math.abs(hit.z));
      drawn(hit.z >= 0 ? kerb : off, hit.x < NOSE + box / 2 ? hit.x - turn : hit.x + turn, hit, into);
      // graphics that are drawn in black of one step are in the vehicle's colour
      if (into.r + into.g + into.b < 0.0016 && into.glass < 0.1 && hit.y > LOW + 120 && into.coat < 0.1)
        become(into, paint);
    };
  const isHole = (x: number, y: number, z: number): boolean =>
    Math.abs(z) > 700 && axles.some((axle) => Math.hypot(x - axle, y - tyre / 2) < 452);
  return {
    ...size,
    parts: (paint) => [
      { mesh, surface: skin(paint), isHole },
      ...wheelParts({ axles, tyre, rim: van.rim, face: () => HALF - 40 }),
      ...around(van, end),
    ],
  };
}

/** Drawbar, bottles, awning, what is on the roof. */
function around({ length, height, lean }: Caravan, end: number): Part[] {
  const steel: Stuff = { colour: rgb('#26292d'), coat: 0.3, rough: 0.5 };
  const pale: Stuff = { colour: rgb('#dfe4e7'), coat: 0.5, rough: 0.4 };
  return [
    {
      mesh: merged([
        both(
          pipe(
            [
              [NOSE + 400, 440, 640],
              [140, 440, 20],
            ],
            54,
            10,
          ),
        ),
        block([150, 460, 0], [120, 60, 60], 24),
        pipe(
          [
            [110, 70, 0],
            [110, 720, 0],
          ],
          34,
        ),
        block([NOSE - 330, 500, 0], [340, 26, 420], 16),
        both(block([end - 40, 560, 700], [60, 60, 60], 20)),
        block([NOSE + length * 0.5, 400, 0], [length * 0.44, 60, 520], 30),
      ]),
      surface: plain(steel),
    },
    {
      mesh: pipe(
        [
          [110, 95, -60],
          [110, 95, 60],
        ],
        95,
        24,
      ),
      surface: plain(STUFF.rubber),
    },
    {
      mesh: both(
        merged([
          pipe(
            [
              [NOSE - 260, 520, 190],
              [NOSE - 260, 960, 190],
            ],
            152,
            28,
          ),
          pipe(
            [
              [NOSE - 260, 950, 190],
              [NOSE - 260, 1080, 190],
            ],
            (s) => 130 - 70 * s,
            24,
          ),
        ]),
      ),
      surface: plain({ colour: rgb('#cfd4d7'), coat: 0.4, metal: 0.3, rough: 0.4 }),
    },
    {
      mesh: pipe(
        [
          [NOSE + lean + 250, height - 270, HALF + 40],
          [end - 900, height - 270, HALF + 40],
        ],
        76,
        20,
      ),
      surface: plain({ colour: rgb('#e7eaec'), coat: 0.4, rough: 0.4 }),
    },
    {
      mesh: merged([
        block([NOSE + length * 0.5, height + 70, 0], [420, 90, 340], 60),
        block([NOSE + length * 0.26, height + 30, 0], [230, 40, 230], 30),
      ]),
      surface: plain(pale),
    },
    {
      mesh: block([NOSE + length * 0.76, height + 20, 0], [520, 16, 420], 10),
      surface: plain({ colour: rgb('#16243a'), coat: 1, rough: 0 }),
    },
    { mesh: block([end - 1570, 380, HALF + 130], [300, 22, 160], 12), surface: plain(steel) },
    { mesh: block([end + 4, 710, 0], [8, 56, 186], 8), surface: plain(STUFF.plate) },
  ];
}
