import type { CarSpec } from '../side/carTypes.ts';
import { createRandom } from '../../random.ts';
import { SHAPES } from '../side/shapes.ts';
import { alongAt, alongNear, rectangle } from './along.ts';
import { createBody, type Body } from './body.ts';
import { onSide, onSkin, type Face } from './faces.ts';
import { GLASS, TRIM, type Material } from './light.ts';
import { LINE, PLATE, TAIL } from './materials.ts';
import type { Flat } from './plane.ts';
import { box, tube } from './solids.ts';

/** Where the box begins behind the drawbar. */
const NOSE = 900;
const SIDES = [1, -1] as const;
const at = (x: number, y: number): Flat => [NOSE + x, y];

const window = (x: number, width = 900): Flat[] => [at(x, 1470), at(x + width, 1470), at(x + width, 1990), at(x, 1990)];

/** The caravan of the side view, in the terms of a body. */
export function caravanBody(): Body {
  const spec: CarSpec = {
    ...(SHAPES['van'] as CarSpec),
    length: NOSE + 5780,
    height: 2690,
    axles: [NOSE + 2600, NOSE + 3440],
    tyre: 350,
    sill: 420,
    outline: [
      [NOSE + 260, 420],
      [NOSE, 640, 160],
      [NOSE, 2330, 260],
      [NOSE + 430, 2680, 260],
      [NOSE + 5400, 2680, 260],
      [NOSE + 5780, 2300, 260],
      [NOSE + 5780, 480, 80],
      [NOSE + 5640, 420],
    ],
    glass: [window(700), window(3900)],
  };
  return createBody(spec, { widest: 1190, taper: 0.06 });
}

/** Windows, door, stripe, skirt and lamps; the door is on the kerb side. */
export function caravanDetails(body: Body, seed: number): Face[] {
  const stripe: Material = {
    colour: createRandom(seed).pick(['#b4470b', '#1f6470', '#2360a8', '#80878e']),
    gloss: 0.35,
  };
  const fine: Flat = [160, 240];
  const sides = SIDES.flatMap((side) => {
    const draw = (shape: readonly Flat[], material: Material) => onSide(body, shape, side, material, fine);
    const isKerb = side === 1;
    const windows = [700, ...(isKerb ? [2050] : [2300]), 4200].map((x) => window(x, x === 2050 ? 800 : 900));
    const frame = rectangle(NOSE + 3080, NOSE + 3790, 460, 2260);
    const door = rectangle(NOSE + 3100, NOSE + 3770, 480, 2240);
    return [
      ...draw([at(12, 640), at(260, 430), at(5640, 430), at(5770, 520), at(5770, 900), at(12, 900)], { colour: '#33383e', gloss: 0.25 }), // prettier-ignore
      ...draw([at(12, 1100), at(3000, 960), at(5770, 1180), at(5770, 1330), at(3000, 1100), at(12, 1250)], stripe),
      ...(isKerb
        ? [
            ...draw(frame, { colour: '#6b737b', gloss: 0.3 }),
            ...draw(door, { colour: '#e9ecee', gloss: 0.4 }),
            ...draw(rectangle(NOSE + 3230, NOSE + 3640, 1500, 1980), GLASS),
            ...draw(rectangle(NOSE + 3690, NOSE + 3740, 1180, 1330), LINE),
            ...draw(rectangle(NOSE + 420, NOSE + 4300, 2390, 2460), { colour: '#8a929a', gloss: 0.5 }),
          ]
        : draw(rectangle(NOSE + 3300, NOSE + 4000, 1250, 1420), { colour: '#c4cad0', gloss: 0.3 })),
      ...windows.flatMap((shape) => [...draw(grown(shape, 26), LINE), ...draw(shape, GLASS)]),
      ...draw(arch(2600, 3440), LINE),
    ];
  });
  const front = (low: number, high: number, half: number, material: Material) =>
    onSkin(body, rectangle(alongAt(body, low, 'front'), alongAt(body, high, 'front'), -half, half), material);
  const rear = (low: number, high: number, from: number, to: number, material: Material) =>
    onSkin(body, rectangle(alongAt(body, high, 'rear'), alongAt(body, low, 'rear'), from, to), material);
  const roof = alongNear(body, [NOSE + 2900, 2680]);
  return [
    ...sides,
    ...front(640, 1150, 1, { colour: '#9aa2a8', gloss: 0.55 }),
    ...front(1500, 2080, 0.72, LINE),
    ...front(1530, 2050, 0.69, GLASS),
    ...rear(470, 900, -1, 1, { colour: '#33383e', gloss: 0.25 }),
    ...rear(1550, 2000, -0.56, 0.56, LINE),
    ...rear(1580, 1970, -0.53, 0.53, GLASS),
    ...SIDES.flatMap((side) => [
      ...rear(640, 850, side * 0.97, side * 0.7, TAIL),
      ...rear(2330, 2380, side * 0.95, side * 0.86, TAIL),
    ]),
    ...rear(660, 790, -0.16, 0.16, PLATE),
    ...onSkin(body, rectangle(roof - 6, roof + 6, -0.4, 0.4), TRIM),
  ];
}

/** What stands on the roof and before the nose. */
export const caravanRoof = (): Face[] => [
  ...box([NOSE + 2600, 2690, -330], [NOSE + 3300, 2850, 330], { colour: '#e4e8ea', gloss: 0.3 }),
  ...box([NOSE + 500, 2690, -350], [NOSE + 1000, 2750, 350], { colour: '#cfd5d9', gloss: 0.3 }),
  ...box([NOSE + 4000, 2690, -480], [NOSE + 5000, 2725, 480], { colour: '#1c2a3d', gloss: 0.7 }),
];
export const caravanDrawbar = (): Face[] => {
  const steel: Material = { colour: '#2c3035', gloss: 0.2 };
  return [
    ...SIDES.flatMap((side) => tube([NOSE + 300, 430, side * 620], [120, 430, 0], 52, steel, 6)),
    ...box([20, 400, -60], [200, 480, 60], steel, 120),
    ...tube([90, 60, 0], [90, 640, 0], 34, { colour: '#8a9096', gloss: 0.5 }, 8),
    ...tube([90, 90, -50], [90, 90, 50], 90, { colour: '#17181a', gloss: 0.06 }, 14),
    ...SIDES.flatMap((side) => tube([640, 440, side * 190], [640, 940, side * 190], 150, { colour: '#c7ccd0', gloss: 0.35 }, 14)), // prettier-ignore
  ];
};

const grown = (shape: readonly Flat[], by: number): Flat[] =>
  shape.map(([x, y], i) => [x + (i === 0 || i === 3 ? -by : by), y + (i < 2 ? -by : by)]);

/** One opening over both wheels. */
const arch = (front: number, rear: number): Flat[] => {
  const half = (centre: number, from: number, to: number): Flat[] =>
    Array.from({ length: 9 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 8) * Math.PI) / 180;
      return at(centre + Math.cos(a) * 410, 430 + Math.sin(a) * 400);
    });
  return [...half(rear, 0, 90), ...half(front, 90, 180)];
};
