import { become, lay, plain, rgb, STUFF, type Stuff, type Surface } from '../render/material.ts';
import { merged, type Mesh } from '../render/mesh.ts';
import type { Measured, Model } from '../model.ts';
import type { Part } from '../render/picture.ts';
import { block, egg, pipe, turned } from '../render/solids.ts';
import { both } from '../render/both.ts';
import type { Vec } from '../space.ts';

/** What tells one motorcycle from another, millimetres. */
interface Bike {
  readonly wheelbase: number;
  /** Outer radius of front and rear tyre. */
  readonly wheels: readonly [front: number, rear: number];
  readonly rake: number;
  readonly seat: number;
  readonly tank: readonly [length: number, height: number, rise: number];
  /** Height of the grips, and how far back they stand. */
  readonly grips: readonly [height: number, back: number];
  readonly fairing: 'none' | 'full' | 'beak' | 'classic';
  readonly pipes: 'low' | 'twin' | 'short' | 'long';
  readonly spokes: number;
  readonly lamp: 'round' | 'slit' | 'pair';
  readonly bright: boolean;
  readonly cylinders: 'line' | 'vee' | 'upright';
}

const BIKES: Readonly<Record<string, Bike>> = {
  'yamaha-mt-07': {
    wheelbase: 1400,
    wheels: [300, 312],
    rake: 210,
    seat: 810,
    tank: [250, 125, 60],
    grips: [1060, 150],
    fairing: 'none',
    pipes: 'short',
    spokes: 10,
    lamp: 'slit',
    bright: false,
    cylinders: 'line',
  },
  'kawasaki-ninja-650': {
    wheelbase: 1410,
    wheels: [300, 312],
    rake: 200,
    seat: 800,
    tank: [240, 120, 40],
    grips: [980, 130],
    fairing: 'full',
    pipes: 'short',
    spokes: 6,
    lamp: 'pair',
    bright: false,
    cylinders: 'line',
  },
  'honda-cb500x': {
    wheelbase: 1445,
    wheels: [328, 315],
    rake: 240,
    seat: 840,
    tank: [270, 140, 70],
    grips: [1140, 170],
    fairing: 'beak',
    pipes: 'low',
    spokes: 7,
    lamp: 'pair',
    bright: false,
    cylinders: 'line',
  },
  'triumph-bonneville': {
    wheelbase: 1450,
    wheels: [330, 322],
    rake: 230,
    seat: 790,
    tank: [265, 110, 30],
    grips: [1070, 170],
    fairing: 'classic',
    pipes: 'twin',
    spokes: 28,
    lamp: 'round',
    bright: true,
    cylinders: 'upright',
  },
  'harley-davidson-sportster': {
    wheelbase: 1520,
    wheels: [325, 320],
    rake: 330,
    seat: 720,
    tank: [230, 95, 20],
    grips: [1050, 250],
    fairing: 'none',
    pipes: 'long',
    spokes: 9,
    lamp: 'round',
    bright: true,
    cylinders: 'vee',
  },
};

export const MOTORCYCLES: readonly string[] = Object.keys(BIKES);

const ALLOY: Stuff = { colour: rgb('#7d848a'), coat: 0.4, metal: 0.6, rough: 0.5 };
const LENS: Stuff = { colour: rgb('#e8f0f5'), coat: 1, glow: 0.35 };
const TAIL: Stuff = { colour: rgb('#b0121b'), coat: 1, glow: 0.4 };
const GLASS: Stuff = { colour: rgb('#20282f'), coat: 1, rough: 0, glass: 0.6 };

/** A motorcycle's measures; undefined for a name that is not known. */
export function motorcycleSize(name: string): Measured | undefined {
  const bike = Object.hasOwn(BIKES, name) ? BIKES[name] : undefined;
  if (!bike) return undefined;
  const [fr, rr] = bike.wheels;
  const front: Vec = [fr, fr, 0];
  const rear: Vec = [fr + bike.wheelbase, rr, 0];
  const length = rear[0] + rr;
  return {
    length,
    width: 780,
    height: 1180,
    room: 1.16,
    wheel: [fr, fr, 60],
    lamp: [headAt(bike, front)[0] - 150, headAt(bike, front)[1] - 60, 0],
    spots: [
      { title: 'Front tyre', description: '4 mm of tread left, no cracks.', point: [fr, fr, 60], normal: [0, 0, 1] },
      {
        title: 'Brakes',
        description: 'Pads at 70 percent, fluid changed by us.',
        point: [fr, fr + 110, -60],
        normal: [0, 0, -1],
      },
      {
        title: 'Engine',
        description: 'Serviced here with new oil and filter.',
        point: [fr + bike.wheelbase * 0.5, 430, 205],
        normal: [0, 0, 1],
      },
      {
        title: 'Exhaust',
        description: 'The maker’s own, without a dent.',
        point: [rear[0] - 120, 380, 220],
        normal: [0, 0, 1],
      },
      {
        title: 'Tank',
        description: 'Clean inside. A small mark below the cap, priced in.',
        point: [fr + bike.wheelbase * 0.42, 930, -140],
        normal: [0, 0.3, -1],
      },
      {
        title: 'Headlamp',
        description: 'Bright and aimed.',
        point: [headAt(bike, front)[0] - 130, headAt(bike, front)[1] - 60, 0],
        normal: [-1, 0, 0],
      },
    ],
  };
}

/** A motorcycle of a model; undefined for a name that is not known. */
export function motorcycleModel(name: string): Model | undefined {
  const size = motorcycleSize(name);
  const bike = Object.hasOwn(BIKES, name) ? BIKES[name] : undefined;
  if (!size || !bike) return undefined;
  const [fr, rr] = bike.wheels;
  return { ...size, parts: (paint) => bikeParts(bike, [fr, fr, 0], [fr + bike.wheelbase, rr, 0], paint) };
}

/** Where the fork ends, at the top. */
const headAt = (bike: Bike, front: Vec): Vec => [front[0] + bike.rake + 90, Math.min(1010, bike.grips[0] - 60), 0];

function wheel(centre: Vec, radius: number, width: number, spokes: number): { tyre: Mesh; rim: Mesh; disc: Mesh } {
  const axle = [centre[0], centre[1]] as const;
  const seat = radius - (width > 70 ? 84 : 74);
  const half = width;
  const tyre = turned(axle, [
    [seat, -half * 0.8],
    [seat + 20, -half],
    [radius - 32, -half * 0.86],
    [radius - 8, -half * 0.5],
    [radius, 0],
    [radius - 8, half * 0.5],
    [radius - 32, half * 0.86],
    [seat + 20, half],
    [seat, half * 0.8],
  ]);
  const thin = spokes > 20;
  const rods = Array.from({ length: spokes }, (_, i) => {
    const a = (i / spokes) * 2 * Math.PI;
    const b = a + (thin ? (i % 2 ? 0.5 : -0.5) : 0.14);
    const z = thin ? (i % 4 < 2 ? 34 : -34) : 0;
    return pipe(
      [
        [axle[0] + Math.cos(a) * 44, axle[1] + Math.sin(a) * 44, z],
        [axle[0] + Math.cos(b) * (seat + 4), axle[1] + Math.sin(b) * (seat + 4), 0],
      ],
      thin ? 4 : 15,
      8,
    );
  });
  const rim = turned(axle, [
    [seat - 16, -half * 0.66],
    [seat + 6, -half * 0.84],
    [seat + 2, 0],
    [seat + 6, half * 0.84],
    [seat - 16, half * 0.66],
    [seat - 22, 0],
    [seat - 16, -half * 0.66],
  ]);
  const hub = pipe(
    [
      [axle[0], axle[1], -62],
      [axle[0], axle[1], 62],
    ],
    46,
    20,
  );
  const disc = (z: number): Mesh =>
    turned(axle, [
      [86, z - 3],
      [150, z - 3],
      [150, z + 3],
      [86, z + 3],
      [86, z - 3],
    ]);
  return { tyre, rim: merged([rim, hub, ...rods]), disc: merged(width > 70 ? [disc(-58)] : [disc(-50), disc(50)]) };
}

function bikeParts(bike: Bike, front: Vec, rear: Vec, paint: Stuff): Part[] {
  const [fr, rr] = bike.wheels;
  const dark: Stuff = { colour: rgb('#1a1c1f'), coat: 0.3, rough: 0.5 };
  const metal: Stuff = bike.bright ? STUFF.chrome : ALLOY;
  const [fw, rw] = [wheel(front, fr, 56, bike.spokes), wheel(rear, rr, 84, bike.spokes)];
  const head = headAt(bike, front);
  const [hx, hy] = head;
  const mid = front[0] + bike.wheelbase * 0.47;
  const seatX = rear[0] - 430;
  const fork = both(
    merged([
      pipe(
        [
          [front[0], front[1], 92],
          [hx - 130, hy - 330, 92],
        ],
        31,
        14,
      ),
      pipe(
        [
          [hx - 130, hy - 330, 92],
          [hx, hy, 92],
        ],
        24,
        14,
      ),
    ]),
  );
  const frame = both(
    merged([
      pipe(
        [
          [hx - 10, hy - 40, 26],
          [hx + 70, hy - 190, 120],
          [seatX - 90, bike.seat - 130, 136],
          [rear[0] - 300, bike.seat - 40, 100],
        ],
        21,
      ),
      pipe(
        [
          [hx - 4, hy - 130, 26],
          [hx + 90, 420, 128],
          [mid + 130, 300, 140],
          [mid + 250, 420, 140],
          [seatX - 60, bike.seat - 150, 136],
        ],
        18,
      ),
      pipe(
        [
          [mid + 240, 440, 130],
          [rear[0], rr, 130],
        ],
        32,
      ),
      pipe(
        [
          [rear[0] - 60, rr + 60, 132],
          [rear[0] - 250, bike.seat - 90, 118],
        ],
        26,
      ),
    ]),
  );
  const [gripY, gripBack] = bike.grips;
  const bars = both(
    merged([
      pipe(
        [
          [hx, hy + 20, 0],
          [hx + 10, gripY - 20, 120],
          [hx + gripBack * 0.5, gripY, 260],
          [hx + gripBack * 0.7, gripY - 6, 320],
        ],
        13,
      ),
      pipe(
        [
          [hx + gripBack * 0.7, gripY - 6, 318],
          [hx + gripBack * 0.95, gripY - 14, 420],
        ],
        20,
      ),
      pipe(
        [
          [hx + gripBack * 0.6, gripY + 6, 280],
          [hx + gripBack * 0.55, gripY + 110, 330],
        ],
        7,
      ),
      egg([hx + gripBack * 0.5, gripY + 128, 346], [16, 42, 72]),
      egg([hx - 70, hy - 90, 180], [30, 20, 26]),
    ]),
  );
  const [tankL, tankH, rise] = bike.tank;
  const tank = egg([hx + 90 + tankL, hy - 70 + rise * 0.4, 0], [tankL, tankH, 152], 24);
  const seat = merged([
    egg([seatX - 20, bike.seat, 0], [290, 58, 148], 18),
    egg([seatX + 230, bike.seat + (bike.fairing === 'classic' ? 20 : 64), 0], [230, 50, 118], 16),
  ]);
  const rearGuard = bike.fairing === 'classic' || bike.cylinders === 'vee';
  const tailpiece = egg([rear[0] - 120, bike.seat + (rearGuard ? -50 : 34), 0], [rearGuard ? 230 : 270, 52, 104], 18);
  const mudguard = (centre: Vec, radius: number, width: number, from: number, to: number): Mesh => {
    const line = Array.from({ length: 13 }, (_, i): Vec => {
      const a = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
      return [centre[0] + Math.cos(a) * radius, centre[1] + Math.sin(a) * radius, 0];
    });
    return merged(
      [-0.7, 0, 0.7].map((side) =>
        pipe(
          line.map(([x, y]): Vec => [x, y - Math.abs(side) * 14, side * width]),
          width * 0.62,
          10,
        ),
      ),
    );
  };
  const painted = [
    tank,
    mudguard(front, fr + 26, 44, bike.cylinders === 'vee' ? 60 : 45, 140),
    ...(rearGuard ? [mudguard(rear, rr + 34, 66, 20, 130)] : []),
    tailpiece,
  ];
  const lenses: Mesh[] = [];
  const screens: Mesh[] = [];
  if (bike.lamp === 'round') lenses.push(egg([hx - 150, hy - 64, 0], [34, 92, 92], 18));
  else if (bike.lamp === 'slit')
    lenses.push(egg([hx - 150, hy - 40, 0], [30, 26, 74]), egg([hx - 140, hy - 110, 0], [30, 40, 44]));
  else
    lenses.push(
      ...[-1, 1].map((side) => egg([hx - (bike.fairing === 'full' ? 258 : 190), hy - 60, side * 76], [40, 30, 62])),
    );
  if (bike.fairing === 'full') {
    painted.push(
      egg([hx - 120, hy - 50, 0], [170, 120, 180], 22),
      ...[-1, 1].map((side) => egg([hx + 60, 620, side * 150], [260, 240, 66], 22)),
      egg([mid, 330, 0], [330, 90, 150], 18),
    );
    screens.push(egg([hx - 50, hy + 80, 0], [110, 130, 130], 18));
  } else if (bike.fairing === 'beak') {
    painted.push(
      egg([hx - 190, hy - 120, 0], [190, 42, 76], 18),
      ...[-1, 1].map((side) => egg([hx + 110, 830, side * 170], [220, 120, 56], 18)),
    );
    screens.push(egg([hx - 70, hy + 120, 0], [56, 190, 150], 18));
  } else if (bike.lamp === 'slit') painted.push(egg([hx - 90, hy - 50, 0], [88, 96, 104], 18));
  const engine = engineMesh(bike, mid);
  const pipes = exhaust(bike, mid, rear);
  const rubber: Surface = (hit, into) => {
    become(into, STUFF.rubber);
    const a = Math.atan2(hit.y - fr, hit.x - (hit.x < mid ? front[0] : rear[0])) * 26 + Math.abs(hit.z) * 0.05;
    lay(into, STUFF.void, Math.abs(hit.z) < 60 && Math.abs(a - Math.round(a)) < 0.12 ? 0.7 : 0);
  };
  const part = (meshes: readonly Mesh[], stuff: Stuff): Part => ({
    mesh: merged(meshes),
    surface: plain(stuff),
    isThin: true,
  });
  return [
    { mesh: merged([fw.tyre, rw.tyre]), surface: rubber, isThin: true },
    part([fw.rim, rw.rim], bike.bright ? STUFF.chrome : dark),
    part([fw.disc, rw.disc], STUFF.steel),
    part([fork], metal),
    part(
      [
        frame,
        bars,
        ...(bike.fairing === 'full' ? [] : [egg([hx - 100, hy - 64, 0], [96, 98, 98], 18)]),
        block([hx - 30, hy + 40, 0], [26, 40, 70], 14),
      ],
      dark,
    ),
    part([engine.block, block([mid - 20, 560, 0], [120, 110, 100], 30)], bike.cylinders === 'line' ? dark : ALLOY),
    part([engine.bright], metal),
    part(pipes, metal),
    part(painted, paint),
    part([seat], { colour: rgb('#141517'), coat: 0.15, rough: 0.8 }),
    part(lenses, LENS),
    part(screens, GLASS),
    part([egg([rear[0] + 130, bike.seat + (rearGuard ? -30 : 30), 0], [26, 24, 60])], TAIL),
    part([block([rear[0] + 205, bike.seat - 190, 0], [7, 62, 100], 6)], STUFF.plate),
    part(
      [
        pipe(
          [
            [rear[0] + 40, bike.seat - 10, 0],
            [rear[0] + 196, bike.seat - 150, 0],
          ],
          18,
        ),
        ...[-1, 1].map((side) =>
          pipe(
            [
              [mid + 60, 330, side * 130],
              [mid + 60, 326, side * 250],
            ],
            15,
          ),
        ),
      ],
      dark,
    ),
  ];
}

function engineMesh(bike: Bike, mid: number): { block: Mesh; bright: Mesh } {
  const fins = (x: number, y: number, lean: number): Mesh[] =>
    Array.from({ length: 7 }, (_, i) => block([x + lean * i * 28, y + i * 30, 0], [104 - i * 2, 8, 136 - i * 3], 7));
  const cylinders =
    bike.cylinders === 'vee'
      ? [...fins(mid - 90, 480, -0.55), ...fins(mid + 90, 480, 0.55)]
      : bike.cylinders === 'upright'
        ? fins(mid - 40, 500, 0)
        : [block([mid - 110, 560, 0], [110, 150, 160], 40)];
  return {
    block: merged([
      egg([mid + 20, 430, 0], [270, 150, 150], 22),
      block([mid + 40, 400, 0], [220, 100, 140], 60),
      ...cylinders,
    ]),
    bright: merged([
      egg([mid + 110, 430, 140], [112, 108, 52], 18),
      egg([mid - 60, 440, -140], [120, 112, 52], 18),
      egg([mid - 90, 430, 146], [70, 70, 40], 16),
    ]),
  };
}

function exhaust(bike: Bike, mid: number, rear: Vec): Mesh[] {
  const header: Vec[] = [
    [mid - 180, 620, 70],
    [mid - 290, 540, 90],
    [mid - 300, 380, 110],
    [mid - 180, 276, 130],
    [mid + 80, 262, 150],
  ];
  const can = (side: number, from: Vec, to: Vec, r: number): Mesh[] => [
    pipe([...header.map(([x, y, z]): Vec => [x, y, z * side]), from], 25),
    pipe(
      [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], to],
      (share) => (share === 0 ? r * 0.55 : r),
      18,
    ),
  ];
  switch (bike.pipes) {
    case 'short':
      return can(1, [mid + 140, 280, 150], [mid + 460, 330, 190], 62);
    case 'twin':
      return [1, -1].flatMap((side) => can(side, [mid + 200, 280, side * 190], [rear[0] + 130, 320, side * 205], 46));
    case 'long':
      return [
        ...can(1, [mid + 200, 300, 200], [rear[0] + 120, 310, 210], 48),
        ...can(1, [mid + 120, 400, 200], [rear[0] + 40, 420, 210], 48),
      ];
    default:
      return can(1, [mid + 240, 320, 190], [rear[0] + 60, 520, 215], 66);
  }
}
