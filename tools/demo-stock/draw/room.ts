import { mix, paintOf } from './paint.ts';
import { behindOf } from './places/place.ts';
import { PLACES, type PlaceName } from './places/places.ts';
import { become, plain, rgb, STUFF, type Stuff, type Surface } from './render/material.ts';
import { both } from './render/both.ts';
import { merged, type Mesh } from './render/mesh.ts';
import { drawParts, type Part } from './render/picture.ts';
import { block, egg, pipe } from './render/solids.ts';
import { TRIMS } from './spin/interior.ts';
import { encoded, HEIGHT, WIDTH } from './shots.ts';
import { lookAt, type Vec } from './space.ts';
import { createRandom } from '../random.ts';

const SOFT: Stuff = { colour: rgb('#1b1d20'), coat: 0.1, rough: 0.8 };
const HARD: Stuff = { colour: rgb('#2a2d31'), coat: 0.3, rough: 0.6 };

/** What differs between the cabins of two models. */
interface Cabin {
  /** Half the size of the middle screen. */
  readonly screen: readonly [width: number, height: number];
  /** It is on the dashboard, or in it. */
  readonly isFree: boolean;
  readonly vents: number;
  readonly accent: string;
  readonly lever: boolean;
  readonly spokes: 2 | 3;
}

function cabinOf(name: string, isElectric: boolean): Cabin {
  const random = createRandom(`cabin ${name}`);
  return {
    screen: isElectric
      ? [210, 118]
      : random.pick([
          [150, 84],
          [170, 92],
          [128, 96],
          [190, 74],
        ] as const),
    isFree: isElectric || random.chance(0.6),
    vents: random.pick([2, 3, 4]),
    accent: random.pick(['#8b9298', '#5a4636', '#b7bcc1', '#33383d', '#77604a']),
    lever: !isElectric,
    spokes: random.chance(0.4) ? 2 : 3,
  };
}

/** A screen with a map and a few tiles. */
const display =
  (centre: Vec, [w, h]: readonly [number, number]): Surface =>
  (hit, into) => {
    become(into, STUFF.gloss);
    const [u, v] = [(centre[2] - hit.z) / w, (hit.y - centre[1]) / h];
    if (hit.nx < 0.6 || Math.abs(u) > 0.93 || Math.abs(v) > 0.88) return;
    let colour = rgb('#16263a');
    if (u < 0.2) {
      const road = Math.abs(v - 0.5 * Math.sin(u * 4)) < 0.06 || Math.abs(u + 0.4 + 0.3 * v) < 0.04;
      colour = road ? rgb('#7fb2e5') : Math.sin(u * 9) * Math.cos(v * 7) > 0.55 ? rgb('#1f3d35') : colour;
    } else {
      const [i, j] = [Math.floor((u - 0.2) * 4), Math.floor((v + 1) * 2)];
      const [s, t] = [(u - 0.2) * 4 - i, (v + 1) * 2 - j];
      if (s > 0.14 && s < 0.86 && t > 0.14 && t < 0.86)
        colour = rgb(['#2f6f8f', '#6b4f8c', '#3f7d55', '#8a5a2e'][(i + j * 2) % 4] ?? '#2f6f8f');
    }
    become(into, { colour, coat: 1, rough: 0, glow: 1.1 });
  };

function seat(z: number, x: number): Mesh[] {
  return [
    block([x, 560, z], [250, 90, 250], 80, 6),
    block([x + 260, 860, z], [80, 330, 235], 78, 6),
    both(block([x + 235, 830, z + 195], [70, 250, 46], 42, 5)),
    block([x + 280, 1270, z], [58, 96, 138], 56, 6),
    pipe(
      [
        [x + 280, 1180, z - 60],
        [x + 280, 1260, z - 60],
      ],
      9,
      8,
    ),
  ]
    .slice(0, 2)
    .concat([
      block([x + 225, 830, z + 190], [62, 260, 44], 42, 5),
      block([x + 225, 830, z - 190], [62, 260, 44], 42, 5),
      block([x + 280, 1280, z], [56, 92, 136], 54, 6),
    ]);
}

function cabinParts(name: string, trim: string, isElectric: boolean, isCab: boolean): Part[] {
  const cabin = cabinOf(name, isElectric);
  const leather: Stuff = { colour: rgb(trim), coat: 0.35, rough: 0.55 };
  const accent: Stuff = { colour: rgb(cabin.accent), coat: 0.6, metal: 0.5, rough: 0.35 };
  const [w, h] = cabin.screen;
  const screenAt: Vec = [-505, cabin.isFree ? 1010 : 930, 0];
  const driver = -370;
  const ring = Array.from({ length: 41 }, (_, i): Vec => {
    const a = (i / 40) * 2 * Math.PI;
    return [-300 - Math.sin(a) * 70, 880 + Math.sin(a) * 175, driver + Math.cos(a) * 188];
  });
  const spoke = (a: number): Mesh =>
    pipe(
      [
        [-310, 870, driver],
        [-300 - Math.sin(a) * 66, 880 + Math.sin(a) * 170, driver + Math.cos(a) * 182],
      ],
      22,
      10,
    );
  const vent = (z: number): Mesh[] => [
    block([-528, 915, z], [30, 42, 84], 14),
    ...[-1, 0, 1].map((i) => block([-496, 915 + i * 22, z], [6, 3, 76], 3)),
  ];
  const vents = [-640, 640, ...(cabin.isFree ? [-95, 95] : [])];
  const stitched: Surface = (hit, into) => {
    become(into, leather);
    const seam = Math.abs(Math.abs(Math.abs(hit.z) - 370) - 120);
    if (seam < 4 && hit.ny < 0.9) become(into, { colour: rgb(mix(trim, '#000000', 0.45)), coat: 0.2 });
  };
  const roof: Stuff = { colour: rgb('#cfccc4'), rough: 1 };
  const tunnel: Mesh[] = isCab
    ? [block([-330, 720, 0], [200, 240, 190], 60)]
    : [block([-150, 520, 0], [520, 130, 130], 50), block([90, 660, 0], [230, 40, 118], 38)];
  return [
    // dashboard
    {
      mesh: merged([
        block([-820, 1000, 0], [330, 50, 790], 48, 6),
        block([-640, 860, 0], [130, 170, 790], 90, 6),
        block([-640, 640, 0], [80, 180, 780], 60),
        block([-640, 1010, driver], [150, 70, 230], 60, 6),
      ]),
      surface: plain(SOFT),
    },
    {
      mesh: merged([block([-512, 850, 0], [16, 26, 770], 14), block([60, 622, 0], [300, 8, 122], 6)]),
      surface: plain(accent),
    },
    { mesh: merged(vents.slice(0, cabin.vents).flatMap(vent)), surface: plain(STUFF.black) },
    { mesh: block(screenAt, [18, h, w], 16), surface: display([-487, screenAt[1], 0], cabin.screen) },
    { mesh: block([-505, 1005, driver], [14, 58, 150], 14), surface: display([-491, 1005, driver], [150, 58]) },
    {
      mesh: merged([
        pipe(ring, 19, 12),
        spoke(Math.PI),
        spoke(0),
        ...(cabin.spokes === 3 ? [spoke(-Math.PI / 2)] : []),
        block([-300, 870, driver], [46, 66, 88], 44, 6),
      ]),
      surface: plain(HARD),
    },
    {
      mesh: merged([
        egg([-258, 875, driver], [10, 26, 26], 14),
        pipe(
          [
            [-420, 900, driver + 120],
            [-380, 930, driver + 260],
          ],
          10,
          8,
        ),
        pipe(
          [
            [-420, 900, driver - 120],
            [-380, 930, driver - 260],
          ],
          10,
          8,
        ),
      ]),
      surface: plain(accent),
    },
    {
      mesh: merged([
        ...[-1, 0, 1].map((i) => egg([-498, 790, i * 105], [22, 26, 26], 12)),
        ...(cabin.lever
          ? [
              pipe(
                [
                  [-90, 640, 0],
                  [-120, 800, 0],
                ],
                16,
              ),
              egg([-124, 810, 0], [38, 46, 34], 14),
            ]
          : [egg([-60, 640, 0], [60, 20, 50], 14)]),
      ]),
      surface: plain(STUFF.steel),
    },
    { mesh: merged(tunnel), surface: plain(HARD) },
    { mesh: merged([...seat(370, 60), ...seat(driver, 60)]), surface: stitched },
    // doors, pillars, roof, floor
    {
      mesh: both(merged([block([-320, 700, 800], [560, 330, 60], 50), block([-150, 860, 730], [330, 34, 60], 30)])),
      surface: (hit, into) => become(into, hit.y > 880 ? SOFT : hit.y > 620 && hit.y < 850 ? leather : HARD),
    },
    {
      mesh: both(
        pipe(
          [
            [-900, 1040, 800],
            [-520, 1330, 690],
            [-300, 1470, 640],
          ],
          48,
          12,
        ),
      ),
      surface: plain(roof),
    },
    {
      mesh: both(
        pipe(
          [
            [640, 1000, 800],
            [560, 1480, 640],
          ],
          60,
          12,
        ),
      ),
      surface: plain(roof),
    },
    {
      mesh: merged([block([-100, 1540, 0], [320, 50, 760], 40), both(block([-60, 1480, 640], [280, 40, 40], 36))]),
      surface: plain(roof),
    },
    {
      mesh: merged([
        block([-430, 1390, 0], [18, 42, 130], 16),
        pipe(
          [
            [-440, 1420, 0],
            [-420, 1500, 0],
          ],
          12,
        ),
      ]),
      surface: plain(STUFF.black),
    },
    {
      mesh: merged([block([-430, 280, 0], [640, 30, 860], 10), block([-700, 560, 0], [40, 320, 860], 20)]),
      surface: plain({ colour: rgb('#1a1b1e') }),
    },
  ];
}

/** The load area from behind: its floor, what lines it, and seats or a wall before it. */
function bootParts(name: string, trim: string, paint: Stuff, isCab: boolean): Part[] {
  const tall = isCab ? 1800 : 1330;
  const deep = isCab ? 2300 : 900;
  const ply: Stuff = { colour: rgb('#b99b6f'), coat: 0.2, rough: 0.7 };
  const carpet: Surface = (hit, into) => {
    become(into, isCab ? ply : { colour: rgb('#2b2d30') });
    const off = isCab
      ? Math.abs(hit.z - Math.round(hit.z / 300) * 300)
      : Math.abs(Math.abs(hit.x + 380) - 300) + (Math.abs(hit.z) > 420 ? 99 : 0);
    if (off < 5) become(into, STUFF.black);
  };
  const liner: Stuff = { colour: rgb(isCab ? '#d9dddf' : '#3a3d41'), coat: 0.1, rough: 0.8 };
  const leather: Stuff = { colour: rgb(trim), coat: 0.35, rough: 0.6 };
  const lamp: Stuff = { colour: rgb('#ab111a'), coat: 1, glow: 0.3 };
  const ribs = isCab
    ? Array.from({ length: 5 }, (_, i) => both(block([-300 - i * 440, 1180, 735], [40, 600, 26], 16)))
    : [];
  const shelf = createRandom(`boot ${name}`).chance(0.5);
  return [
    { mesh: block([-deep / 2, 560, 0], [deep / 2 + 60, 20, 700], 14), surface: carpet },
    {
      mesh: merged([
        both(block([-deep / 2, 1080, 770], [deep / 2 + 40, 560, 40], 30)),
        both(block([-330, 690, 690], [280, 150, 110], 100, 6)),
        ...ribs,
        block([-deep / 2, tall + 30, 0], [deep / 2 + 60, 40, 780], 30),
      ]),
      surface: plain(liner),
    },
    isCab
      ? {
          mesh: block([-deep, 1180, 0], [20, 640, 760], 10),
          surface: plain({ colour: rgb('#aab0b5'), coat: 0.3, metal: 0.3, rough: 0.5 }),
        }
      : {
          mesh: merged([
            block([-deep, 880, 285], [70, 330, 275], 66, 6),
            block([-deep, 880, -430], [70, 330, 140], 66, 6),
            block([-deep, 880, -140], [70, 330, 140], 66, 6),
            ...[430, 140, -430].map((z) => block([-deep - 20, 1262, z], [50, 76, 120], 48, 6)),
          ]),
          surface: plain(leather),
        },
    ...(shelf && !isCab
      ? [
          {
            mesh: pipe(
              [
                [-deep + 130, 1130, 700],
                [-deep + 130, 1130, -700],
              ],
              34,
            ),
            surface: plain(HARD),
          },
        ]
      : []),
    {
      mesh: merged([block([40, 545, 0], [50, 34, 640], 20), both(egg([-500, 1030, 722], [60, 22, 12]))]),
      surface: plain(STUFF.steel),
    },
    // the opening's frame
    {
      mesh: merged([
        both(
          pipe(
            [
              [90, 360, 900],
              [80, 900, 880],
              [40, tall - 80, 780],
            ],
            130,
            18,
          ),
        ),
        block([40, tall + (isCab ? 130 : 100), 0], [90, 110, 860], 80),
        block([120, 330, 0], [110, 150, 980], 90, 6),
      ]),
      surface: plain(paint),
    },
    { mesh: both(block([150, 830, 895], [70, 190, 90], 60)), surface: plain(lamp) },
    {
      mesh: merged([
        both(
          pipe(
            [
              [30, 560, 740],
              [20, 1000, 735],
              [-10, tall - 60, 650],
            ],
            26,
            10,
          ),
        ),
        block([160, 470, 0], [70, 16, 620], 14),
      ]),
      surface: plain(STUFF.rubber),
    },
    {
      mesh: both(egg([-deep * 0.45, tall - 12, 300], [70, 8, 34])),
      surface: plain({ colour: rgb('#fff6e0'), glow: 1.6 }),
    },
  ];
}

export const ROOM_VIEWS = ['cabin', 'dash', 'boot'] as const;
export type RoomView = (typeof ROOM_VIEWS)[number];

/** A look inside a car, a van or a truck; undefined for a trim or a paint that is not known. */
export async function shootRoom(
  name: string,
  view: RoomView,
  {
    paint,
    trim,
    place,
    isCab,
    isElectric,
  }: { paint: string; trim: string; place: PlaceName; isCab: boolean; isElectric: boolean },
): Promise<Buffer | undefined> {
  const stuff = paintOf(paint);
  const colour = Object.hasOwn(TRIMS, trim) ? TRIMS[trim] : undefined;
  if (!stuff || colour === undefined) return undefined;
  const where = PLACES[place];
  const parts = view === 'boot' ? bootParts(name, colour, stuff, isCab) : cabinParts(name, colour, isElectric, isCab);
  const camera =
    view === 'boot'
      ? lookAt({
          around: 180,
          centre: [-300, isCab ? 1080 : 900, 0],
          distance: isCab ? 2500 : 2050,
          height: isCab ? 300 : 420,
          zoom: isCab ? 1080 : 1120,
          at: [WIDTH / 2, HEIGHT / 2 + 10],
        })
      : view === 'cabin'
        ? lookAt({
            around: 183,
            centre: [-420, 900, -20],
            distance: 760,
            height: 330,
            zoom: 545,
            at: [WIDTH / 2, HEIGHT / 2 - 10],
          })
        : lookAt({
            around: 170,
            centre: [-460, 900, -210],
            distance: 880,
            height: 250,
            zoom: 900,
            at: [WIDTH / 2, HEIGHT / 2],
          });
  const behind = await behindOf(where, camera, () => 0);
  const dim = view === 'boot' ? 0.8 : 0.92;
  const light = {
    ...where.light,
    hardness: 0.3,
    sun: where.light.sun.map((v) => v * dim * 0.8) as unknown as Vec,
    zenith: [0.62, 0.66, 0.72] as const,
    horizon: [0.5, 0.52, 0.55] as const,
  };
  return encoded(drawParts(parts, behind, light, camera, [WIDTH, HEIGHT]));
}
