import type { VehicleHotspot } from '@forecourt/vehicle';
import { mix } from '../paint.ts';
import type { Vec } from './space.ts';

/** A picture all around, unrolled: as wide as 360 degrees, seen from between the front seats. */
export const PANORAMA = { width: 4800, height: 1000 } as const;
const PER_RADIAN = PANORAMA.width / (2 * Math.PI);
/** Trims by the name that a picture's address uses. */
export const TRIMS: Readonly<Record<string, string>> = {
  black: '#26282c',
  grey: '#6d7278',
  tan: '#a5754a',
  beige: '#c9b79a',
};

/** Eye at the origin: x ahead, y up, z to the right, in millimetres. */
const place = ([x, y, z]: Vec, turn: number): [number, number] => [
  PANORAMA.width / 2 + (Math.atan2(z, x) + turn) * PER_RADIAN,
  PANORAMA.height * 0.47 - (y / Math.hypot(x, z)) * PER_RADIAN,
];

/** A flat shape: its edges are divided, because straight lines bend in a picture all around. */
function sheet(points: readonly Vec[], fill: string, more = ''): string {
  const line = points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] as Vec;
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / 60));
    return Array.from({ length: parts }, (_, k): Vec => {
      const t = k / parts;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
    });
  });
  // what stands behind the eye crosses the picture's seam: angles run on there instead of jumping
  let turn = 0;
  let last = Math.atan2(line[0]?.[2] ?? 0, line[0]?.[0] ?? 1);
  const flat = line.map((point) => {
    const angle = Math.atan2(point[2], point[0]);
    if (angle - last > Math.PI) turn -= 2 * Math.PI;
    if (last - angle > Math.PI) turn += 2 * Math.PI;
    last = angle;
    return place(point, turn).map(Math.round);
  });
  return [-PANORAMA.width, 0, PANORAMA.width]
    .map((by) => flat.map(([x = 0, y = 0]) => [x + by, y] as const))
    .filter((moved) => moved.some(([x]) => x >= 0 && x <= PANORAMA.width))
    .map((moved) => `<path d="M${moved.map((p) => p.join(' ')).join('L')}Z" fill="${fill}"${more}/>`)
    .join('');
}

const wall = (x: number, low: number, high: number, left: number, right: number): Vec[] => [
  [x, low, left],
  [x, low, right],
  [x, high, right],
  [x, high, left],
];
const flank = (z: number, low: number, high: number, from: number, to: number): Vec[] => [
  [from, low, z],
  [to, low, z],
  [to, high, z],
  [from, high, z],
];
const round = (x: number, y: number, z: number, radius: number): Vec[] =>
  Array.from({ length: 32 }, (_, i): Vec => {
    const a = (i / 32) * 2 * Math.PI;
    return [x + Math.sin(a) * radius * 0.35, y + Math.sin(a) * radius, z + Math.cos(a) * radius];
  });

function outside(): string {
  return [
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#8fb6d3"/><stop offset="0.46" stop-color="#e6eff4"/><stop offset="0.47" stop-color="#8e968f"/><stop offset="1" stop-color="#676b6c"/></linearGradient></defs>',
    `<rect width="${PANORAMA.width}" height="${PANORAMA.height}" fill="url(#sky)"/>`,
    ...Array.from({ length: 26 }, (_, i) => {
      const height = 20 + ((i * 37) % 46);
      return `<ellipse cx="${i * 190}" cy="470" rx="${150 + ((i * 53) % 70)}" ry="${height}" fill="#5f7a63" opacity="0.8"/>`;
    }),
    `<rect y="470" width="${PANORAMA.width}" height="40" fill="#8e968f"/>`,
  ].join('');
}

function seat(x: number, z: number, trim: string, isAhead: boolean): string {
  const dark = mix(trim, '#05070a', 0.35);
  const light = mix(trim, '#ffffff', 0.12);
  const back = (low: number, high: number, half: number, lean: number): Vec[] => [
    [x, low, z - half],
    [x, low, z + half],
    [x - lean, high, z + half * 0.86],
    [x - lean, high, z - half * 0.86],
  ];
  return [
    sheet(
      [
        [x + 520, -430, z - 240],
        [x + 520, -430, z + 240],
        [x, -400, z + 250],
        [x, -400, z - 250],
      ],
      light,
    ),
    sheet(back(-400, 80, 255, isAhead ? 60 : 120), trim),
    sheet(back(-360, 40, 160, isAhead ? 50 : 100), light),
    sheet(back(100, 270, 130, isAhead ? 80 : 150), dark),
  ].join('');
}

/** The cabin of a trim's colour. Undefined for a trim that is not known. */
export function drawInterior(trimName: string): string | undefined {
  const trim = TRIMS[trimName];
  if (trim === undefined) return undefined;
  const dark = '#1c1f23';
  const soft = mix(trim, '#000000', 0.25);
  const roof = '#c9c6bf';
  const art = [
    outside(),
    // floor, roof and the frames of the windows
    `<rect y="760" width="${PANORAMA.width}" height="240" fill="#1a1c1f"/>`,
    sheet(
      [
        [900, 420, -560],
        [900, 420, 560],
        [-1500, 430, 560],
        [-1500, 430, -560],
      ],
      roof,
    ),
    ...([1, -1] as const).flatMap((side) => [
      sheet(flank(side * 720, -900, -60, 1400, -1700), soft),
      sheet(flank(side * 700, -110, -50, 1300, -1700), dark),
      sheet(flank(side * 690, -480, -380, 800, 100), dark),
      sheet(flank(side * 690, -250, -180, 900, 120), mix(trim, '#ffffff', 0.1)),
      sheet(flank(side * 690, -150, -125, 700, 500), '#aab1b7'),
      sheet(flank(side * 690, -470, -250, -250, -1050), mix(trim, '#000000', 0.12)),
      sheet(
        [
          [1250, -60, side * 700],
          [1180, -60, side * 715],
          [720, 430, side * 570],
          [860, 430, side * 545],
        ],
        '#34373b',
      ),
      sheet(
        [
          [-60, -60, side * 715],
          [-230, -60, side * 715],
          [-260, 430, side * 570],
          [-110, 430, side * 570],
        ],
        '#34373b',
      ),
      sheet(
        [
          [-1180, -60, side * 715],
          [-1560, -60, side * 700],
          [-1500, 430, side * 540],
          [-1240, 430, side * 565],
        ],
        '#34373b',
      ),
      sheet(flank(side * 575, 350, 430, 880, -1500), '#b5b2ab'),
    ]),
    sheet(wall(-1560, -800, -20, -720, 720), soft),
    // second row, then what is nearer
    seat(-1050, -390, trim, false),
    seat(-1050, 0, trim, false),
    seat(-1050, 390, trim, false),
    dashboard(trim, dark),
    seat(-330, 400, trim, true),
    seat(-330, -400, trim, true),
    middleConsole(dark, trim),
    sheet(wall(820, 290, 370, -130, 130), '#15171a'),
    sheet(wall(815, 302, 358, -116, 116), '#7f98a8'),
    ...([1, -1] as const).map((side) => sheet(flank(side * 320, 395, 418, 780, 480), '#a9a69f')),
  ];
  const { width, height } = PANORAMA;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${art.join('')}</svg>`;
}

function dashboard(trim: string, dark: string): string {
  const vent = (z: number) =>
    sheet(wall(745, -190, -125, z - 75, z + 75), '#0c0e10') +
    [-175, -157, -140].map((y) => sheet(wall(744, y, y + 5, z - 70, z + 70), '#5b6269')).join('');
  // the driver sits on the right
  const wheel = (radius: number) => round(520, -190, 400, radius);
  return [
    sheet(
      [
        [1250, -70, -700],
        [1250, -70, 700],
        [800, -95, 700],
        [800, -95, -700],
      ],
      '#2b2e32',
    ),
    sheet(wall(800, -420, -92, -705, 705), dark),
    sheet(wall(780, -300, -225, -700, 700), trim),
    sheet(wall(778, -228, -219, -700, 700), '#aab1b7'),
    sheet(wall(790, -560, -400, -705, 705), '#121417'),
    vent(-600),
    vent(-190),
    vent(190),
    vent(625),
    sheet(wall(740, -150, 10, 230, 560), '#0d0f12'),
    sheet(wall(735, -138, -2, 245, 395), '#15324a'),
    sheet(wall(735, -138, -2, 405, 545), '#15324a'),
    sheet(round(733, -70, 320, 48), '#c9d4dc'),
    sheet(round(732, -70, 320, 42), '#10202e'),
    sheet(round(733, -70, 475, 48), '#c9d4dc'),
    sheet(round(732, -70, 475, 42), '#10202e'),
    sheet(wall(715, -120, 55, -135, 135), '#0b0d0f'),
    sheet(wall(712, -108, 43, -123, 123), '#1d4e74'),
    sheet(wall(711, -60, -52, -110, 40), '#9fd0ee'),
    sheet(wall(711, -20, 25, -110, -20), '#e8f3f9'),
    sheet(wall(711, -98, -78, -110, 105), '#123247'),
    sheet(wheel(188), 'none', ' stroke="#0f1113" stroke-width="40"'),
    sheet(wheel(194), 'none', ' stroke="#3a3f44" stroke-width="5"'),
    sheet(wall(515, -205, -175, 220, 580), '#1d2023'),
    sheet(wall(514, -360, -190, 385, 415), '#1d2023'),
    sheet(round(510, -200, 400, 72), '#23272b'),
    sheet(round(508, -200, 400, 24), '#b9c0c6'),
  ].join('');
}

function middleConsole(dark: string, trim: string): string {
  return [
    sheet(
      [
        [760, -330, -150],
        [760, -330, 150],
        [90, -450, 140],
        [90, -450, -140],
      ],
      dark,
    ),
    sheet(round(420, -330, 0, 38), '#c9ced3'),
    sheet(round(415, -330, 0, 30), '#26292d'),
    sheet(
      [
        [300, -360, -110],
        [300, -360, 110],
        [95, -380, 110],
        [95, -380, -110],
      ],
      trim,
    ),
  ].join('');
}

/** Hotspots of the cabin, in percent of the unrolled picture. */
export function interiorHotspots(): VehicleHotspot[] {
  const spot = (title: string, description: string, point: Vec): VehicleHotspot => {
    const [x, y] = place(point, 0);
    return {
      title,
      description,
      positions: [
        { frame: 0, x: Math.round((x / PANORAMA.width) * 1000) / 10, y: Math.round((y / PANORAMA.height) * 1000) / 10 },
      ],
    };
  };
  return [
    spot('Touch screen', 'Your phone’s maps and music, by cable or without.', [711, -30, 60]),
    spot('Steering wheel', 'Cruise control and volume under your thumbs.', [508, -200, 400]),
    spot('Second row', 'Three belts, two ISOFIX points and cup holders.', [-1100, -150, -390]),
  ];
}
