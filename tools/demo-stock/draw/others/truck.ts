import { cut, curve, type Field } from '../render/field.ts';
import { drawMap, type Ink } from '../render/map.ts';
import { become, plain, rgb, STUFF, type Stuff, type Surface } from '../render/material.ts';
import { both } from '../render/both.ts';
import { merged, type Mesh } from '../render/mesh.ts';
import type { Measured, Model } from '../model.ts';
import type { Part } from '../render/picture.ts';
import { block, egg, pipe } from '../render/solids.ts';
import { surfaceOf } from '../render/surface.ts';
import { closed, open } from '../svg.ts';
import { circle } from '../car/sideMap.ts';
import { rect } from '../car/noseMap.ts';
import { wheelParts } from '../car/wheels.ts';
import { drawn } from '../render/drawn.ts';

/** What tells one light truck from another, millimetres. */
interface Truck {
  readonly cab: number;
  readonly height: number;
  readonly lean: number;
  readonly body: 'box' | 'tray' | 'curtain';
  readonly wheelbase: number;
  readonly grille: 'bars' | 'bow' | 'panel';
}
const TRUCKS: Readonly<Record<string, Truck>> = {
  'isuzu-npr': { cab: 1760, height: 2270, lean: 230, body: 'box', wheelbase: 3815, grille: 'bars' },
  'hino-300-series': { cab: 1720, height: 2210, lean: 320, body: 'tray', wheelbase: 3500, grille: 'bow' },
  'fuso-canter': { cab: 1680, height: 2160, lean: 160, body: 'curtain', wheelbase: 3400, grille: 'panel' },
};
export const TRUCK_NAMES: readonly string[] = Object.keys(TRUCKS);

const HALF = 1010;
const LOW = 430;

function inksOf({ cab, height, lean, grille }: Truck): Ink[] {
  const middle = -HALF - 20;
  const belt = 1290;
  const glass = { fill: '#0a0e12', glass: 1, coat: 1 } as const;
  const dark = { fill: '#15181b', coat: 0.4 } as const;
  const screen = closed([
    [middle, belt + 10, 0],
    [-150, belt + 10, 60],
    [-150 + lean * 0.2, height - 210, 90],
    [middle, height - 190, 0],
  ]);
  const window = closed([
    [lean * 0.4 + 110, belt - 60, 40],
    [lean + 150, height - 260, 60],
    [cab - 330, height - 260, 50],
    [cab - 330, belt - 20, 40],
  ]);
  const seam = { stroke: '#050608', width: 10, opacity: 0.8, rise: -0.6, soft: 3 } as const;
  const grilles: Record<Truck['grille'], Ink[]> = {
    bars: [0, 1, 2].map((i): Ink => ({
      d: rect(middle, 960 + i * 84, -210, 1012 + i * 84, 20),
      ...dark,
      rise: -0.7,
      soft: 6,
    })),
    bow: [
      {
        d: closed([
          [middle, 900, 0],
          [-330, 940, 60],
          [-260, 1180, 60],
          [middle, 1140, 0],
        ]),
        ...dark,
        rise: -0.7,
        soft: 6,
      },
      {
        d: open([
          [middle, 1030],
          [-300, 1060],
        ]),
        stroke: '#cdd2d6',
        width: 30,
        coat: 1,
        rise: 0.6,
        soft: 4,
      },
    ],
    panel: [
      { d: rect(middle, 1010, -120, 1190, 30), ...dark, coat: 1 },
      {
        d: open([
          [middle, 1100],
          [-150, 1100],
        ]),
        stroke: '#c9ced2',
        width: 16,
        coat: 1,
      },
    ],
  };
  return [
    { d: screen, stroke: '#08090b', width: 50, coat: 0.8 },
    { d: screen, ...glass },
    ...grilles[grille],
    // bumper with lamps
    {
      d: closed([
        [middle, LOW - 30, 0],
        [420, LOW - 30, 20],
        [400, 800, 40],
        [middle, 800, 0],
      ]),
      fill: grille === 'panel' ? '#2a2e32' : '#dfe3e6',
      coat: 0.5,
      rise: 0.5,
      soft: 8,
    },
    { d: rect(middle, LOW + 60, -520, LOW + 190, 30), ...dark, rise: -0.6, soft: 6 },
    { d: rect(-480, 560, -10, 760, 40), fill: '#15191d', coat: 1, rise: 0.3, soft: 6 },
    ...[-330, -150].flatMap((u): Ink[] => [
      { d: circle(u, 660, 76), fill: '#7d8891', coat: 1 },
      { d: circle(u, 660, 56), fill: '#eaf2f7', coat: 1, glow: 0.35 },
    ]),
    { d: rect(10, 580, 130, 740, 30), fill: '#e08a2a', coat: 1 },
    { d: window, stroke: '#08090b', width: 44, coat: 0.6 },
    { d: window, ...glass },
    {
      d: open([
        [lean * 0.55 + 300, belt - 50],
        [lean * 0.55 + 330, height - 280],
      ]),
      stroke: '#0b0d0f',
      width: 26,
    },
    {
      d: open([
        [lean * 0.35 + 60, belt - 80],
        [120, 900, 160],
        [220, 820, 60],
        [1330, 820, 60],
        [1400, 1000, 60],
        [cab - 260, height - 210, 80],
        [lean + 130, height - 200],
      ]),
      ...seam,
    },
    { d: rect(cab - 480, belt - 190, cab - 320, belt - 140, 16), fill: '#15181b', coat: 0.5, rise: 0.7, soft: 4 },
    // steps
    {
      d: closed([
        [480, LOW - 20, 20],
        [700, LOW - 20, 20],
        [680, 760, 20],
        [500, 760, 20],
      ]),
      ...dark,
      rise: -0.4,
      soft: 6,
    },
  ];
}

const FRONT = 1080;

/** A light truck's measures; undefined for a name that is not known. */
export function truckSize(name: string): Measured | undefined {
  const truck = Object.hasOwn(TRUCKS, name) ? TRUCKS[name] : undefined;
  if (!truck) return undefined;
  const { height, lean, body, wheelbase } = truck;
  const tyre = 780;
  const front = FRONT;
  const rear = front + wheelbase;
  const length = rear + 1240;
  return {
    length,
    width: HALF * 2 + 60,
    height: body === 'tray' ? height : 3000,
    room: body === 'tray' ? 1 : 1.04,
    wheel: [front, tyre / 2, HALF - 30],
    lamp: [30, 670, HALF - 320],
    load: [rear - 500, 1100, 0],
    spots: [
      {
        title: 'Cab',
        description: 'Three seats, tilts for service, air conditioned.',
        point: [lean, height - 400, 0],
        normal: [-1, 0.3, 0],
      },
      {
        title: 'Headlamps',
        description: 'Aimed and tested in our workshop.',
        point: [20, 660, HALF - 300],
        normal: [-1, 0, 0.2],
      },
      {
        title: 'Front tyre',
        description: '9 mm of tread left, worn evenly.',
        point: [front, tyre / 2, HALF],
        normal: [0, 0, 1],
      },
      {
        title: 'Load body',
        description: 'Straight, with new lashing points.',
        point: [rear - 600, 1500, HALF + 30],
        normal: [0, 0, 1],
      },
      {
        title: 'Fuel tank',
        description: '100 litres, with a lock.',
        point: [front + wheelbase * 0.5, 620, -HALF + 60],
        normal: [0, 0, -1],
      },
    ],
  };
}

/** A light truck of a model; undefined for a name that is not known. */
export async function truckModel(name: string): Promise<Model | undefined> {
  const truck = Object.hasOwn(TRUCKS, name) ? TRUCKS[name] : undefined;
  const size = truckSize(name);
  if (!truck || !size) return undefined;
  const { cab, height, lean, body, wheelbase } = truck;
  const front = FRONT;
  const rear = front + wheelbase;
  const length = rear + 1240;
  const nose = curve(
    [
      [LOW - 60, 60],
      [LOW + 80, 0],
      [900, 0],
      [1290, 40],
      [height - 260, lean],
      [height, lean + 60],
    ],
    120,
  );
  const wide = curve(
    [
      [LOW - 40, HALF - 60],
      [LOW + 60, HALF - 8],
      [1250, HALF],
      [height, HALF - 130],
    ],
    120,
  );
  const field: Field = (x, y, z) => {
    const t2 = (z / HALF) ** 2;
    let f = cut(nose(y) + 110 * t2 * t2 - x, z - wide(y), 130);
    f = cut(f, y - height + 46 * t2 + 90 * Math.max(0, (lean + 400 - x) / 600) ** 2, 150);
    f = cut(f, x - cab, 60);
    return cut(f, LOW - y, 50);
  };
  const mesh = surfaceOf(field, { low: [-40, LOW - 60], high: [cab + 60, height + 60], half: HALF + 60 }, 32);
  const map = await drawMap(inksOf(truck), { left: -HALF - 30, low: 300, width: HALF + cab + 200, height: height }, 5);
  const tyre = 780;
  const arch = tyre * 0.62;
  const isHole = (x: number, y: number, z: number): boolean =>
    Math.abs(z) > 300 && Math.hypot(x - front, y - tyre / 2) < arch;
  const painted =
    (paint: Stuff): Surface =>
    (hit, into) => {
      become(into, paint);
      const turn = Math.max(0, wide(hit.y) - Math.abs(hit.z));
      drawn(map, hit.x < cab - 100 ? hit.x - turn : hit.x, hit, into);
    };
  return {
    ...size,
    parts: (paint) => [
      { mesh, surface: painted(paint), isHole },
      ...wheelParts({ axles: [front, rear], tyre, rim: 'steel', face: () => HALF - 34, width: 300 }),
      ...chassis(front, rear, length, cab, arch),
      ...bodyParts(body, cab + 90, length, paint),
    ],
  };
}

function chassis(front: number, rear: number, length: number, cab: number, arch: number): Part[] {
  const steel: Stuff = { colour: rgb('#1d2023'), coat: 0.2, rough: 0.6 };
  const middle = (front + rear) / 2;
  const guards = [-1, 1].map((side) => block([rear, 870, side * 860], [arch + 60, 22, 160], 14));
  return [
    {
      mesh: merged([
        both(block([(front + length) / 2, 760, 400], [(length - front) / 2 - 20, 100, 40], 12)),
        block([length - 60, 560, 0], [50, 60, 960], 20),
        both(block([length - 70, 660, 700], [24, 120, 40], 8)),
        block([front, 620, 0], [200, 160, 700], 60),
        block([rear, 400, 0], [160, 160, 700], 60),
        ...guards,
        both(
          pipe(
            [
              [rear - 700, 700, 920],
              [cab + 500, 700, 920],
            ],
            26,
          ),
        ),
        both(
          pipe(
            [
              [rear - 700, 540, 920],
              [cab + 500, 540, 920],
            ],
            26,
          ),
        ),
        block([cab + 60, 1200, 500], [40, 500, 60], 20),
      ]),
      surface: plain(steel),
    },
    {
      mesh: merged([
        block([middle, 620, -720], [330, 170, 210], 60),
        block([middle + 60, 620, 700], [240, 150, 190], 40),
      ]),
      surface: plain(STUFF.steel),
    },
    {
      mesh: both(merged([block([length - 6, 690, 740], [12, 60, 170], 8)])),
      surface: plain({ colour: rgb('#b3121c'), coat: 1, glow: 0.2 }),
    },
    { mesh: block([length - 4, 700, 0], [8, 56, 186], 8), surface: plain(STUFF.plate) },
    {
      mesh: both(
        merged([
          block([330, 1650, 1200], [60, 190, 90], 40),
          pipe(
            [
              [420, 1500, 960],
              [350, 1560, 1150],
            ],
            20,
          ),
          pipe(
            [
              [460, 1840, 930],
              [350, 1800, 1150],
            ],
            20,
          ),
        ]),
      ),
      surface: plain(STUFF.trim),
    },
  ];
}

function bodyParts(body: Truck['body'], from: number, to: number, paint: Stuff): Part[] {
  const half = HALF + 30;
  const middle = (from + to) / 2;
  const size = (to - from) / 2;
  const white: Stuff = { colour: rgb('#eef1f2'), coat: 0.5, rough: 0.4 };
  const alloy: Stuff = { colour: rgb('#b4bac0'), coat: 0.5, metal: 0.6, rough: 0.35 };
  if (body === 'tray') {
    const gates: Mesh[] = [
      both(block([middle, 1220, half - 22], [size - 20, 200, 20], 10)),
      block([to - 26, 1220, 0], [20, 200, half - 30], 10),
    ];
    const posts = [from + 60, from + size * 0.7, middle + size * 0.32, to - 60].map((x) =>
      both(block([x, 1240, half], [26, 220, 12], 8)),
    );
    const rack = merged([
      both(
        pipe(
          [
            [from + 20, 960, 820],
            [from + 20, 2180, 820],
          ],
          36,
        ),
      ),
      pipe(
        [
          [from + 20, 2170, -860],
          [from + 20, 2170, 860],
        ],
        36,
      ),
      pipe(
        [
          [from + 20, 1800, -820],
          [from + 20, 1800, 820],
        ],
        24,
      ),
    ]);
    const ribs = Array.from({ length: 7 }, (_, i) => both(block([middle, 1070 + i * 52, half], [size - 60, 6, 4], 3)));
    return [
      {
        mesh: block([middle, 960, 0], [size, 60, half], 16),
        surface: plain({ colour: rgb('#4b5055'), coat: 0.2, rough: 0.7 }),
      },
      { mesh: merged(gates), surface: plain(alloy) },
      { mesh: merged([...posts, ...ribs, rack]), surface: plain({ ...alloy, colour: rgb('#8f969c') }) },
    ];
  }
  const isCurtain = body === 'curtain';
  const skin: Surface = (hit, into) => {
    become(into, isCurtain && Math.abs(hit.nz) > 0.7 ? paint : white);
    if (Math.abs(hit.nz) > 0.7) {
      const every = isCurtain ? 310 : 1020;
      const off = Math.abs(hit.x - from - Math.round((hit.x - from) / every) * every);
      if (off < (isCurtain ? 22 : 7)) {
        const shade = isCurtain ? 0.7 : 0.72;
        into.r *= shade;
        into.g *= shade;
        into.b *= shade;
      }
      if (!isCurtain && hit.y > 1480 && hit.y < 1700) become(into, paint);
    }
    if (hit.nx > 0.7 && (Math.abs(hit.z) < 8 || Math.abs(Math.abs(hit.z) - 620) < 14)) become(into, STUFF.steel);
  };
  return [
    { mesh: block([middle, 1960, 0], [size, 1030, half], 50), surface: skin },
    {
      mesh: merged([
        both(block([middle, 960, half - 6], [size + 4, 46, 16], 10)),
        both(block([middle, 2950, half - 6], [size + 4, 36, 16], 10)),
        both(block([to - 4, 1960, half - 30], [14, 1000, 34], 8)),
        block([to - 4, 2960, 0], [14, 36, half - 20], 8),
      ]),
      surface: plain(alloy),
    },
    {
      mesh: both(egg([to + 4, 2960, 860], [14, 24, 50])),
      surface: plain({ colour: rgb('#b3121c'), coat: 1, glow: 0.2 }),
    },
  ];
}
