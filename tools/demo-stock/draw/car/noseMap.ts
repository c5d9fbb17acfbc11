import type { Ink } from '../render/map.ts';
import { closed, open, type Point } from '../svg.ts';
import type { Design } from './design.ts';
import { circle } from './sideMap.ts';

const DARK = { fill: '#0b0d0f', coat: 0.35 } as const;
const GLOSS = { fill: '#0a0c0e', coat: 1 } as const;
const WHITE = { fill: '#f7fbff', glow: 0.75, coat: 1 } as const;

/** A rounded rectangle of the unrolled nose. */
export const rect = (u: number, y: number, u2: number, y2: number, r = 16): string =>
  closed([
    [u, y, r],
    [u2, y, r],
    [u2, y2, r],
    [u, y2, r],
  ]);

/** Where lamps begin and end, from the middle of the nose outwards. */
interface Lamp {
  readonly inner: number;
  readonly outer: number;
  readonly low: number;
  readonly high: number;
}

const HEIGHTS: Readonly<Record<Design['lamp'], number>> = {
  sweep: 150,
  slim: 92,
  round: 210,
  square: 190,
  tiers: 80,
  hook: 150,
  eye: 165,
  bar: 60,
};

function lampOf(d: Design): Lamp {
  const half = d.width / 2;
  const high = d.nose - (d.lamp === 'tiers' || d.lamp === 'bar' ? 40 : 34);
  const height = HEIGHTS[d.lamp] * Math.min(1.15, (d.nose - d.clearance) / 520);
  const isUpright = d.lamp === 'round' || d.lamp === 'square';
  return {
    inner: -half * (isUpright ? 0.3 : 0.4) - (d.lamp === 'slim' ? 60 : 0),
    outer: isUpright ? -30 : d.lamp === 'sweep' || d.lamp === 'eye' ? 300 : 190,
    low: high - height,
    high,
  };
}

/** Grille, lamps, intakes and plate holder. */
export function noseInks(d: Design): Ink[] {
  const half = d.width / 2;
  const middle = -half - 20;
  const lamp = lampOf(d);
  const low = d.clearance;
  const span = lamp.high - low;
  return [
    // intake and lip below the number plate
    {
      d: closed([
        [middle, low + 40, 0],
        [-half * 0.22, low + 46, 40],
        [-half * 0.12, low + span * 0.26, 30],
        [middle, low + span * 0.25, 0],
      ]),
      ...DARK,
      rise: -0.9,
      soft: 10,
    },
    ...[0.09, 0.15, 0.21].map((s): Ink => ({
      d: open([
        [middle, low + span * s],
        [-half * 0.2, low + span * s],
      ]),
      stroke: '#2b2f33',
      width: 9,
    })),
    {
      d: closed([
        [middle, low - 40, 0],
        [-30, low - 40, 20],
        [-10, low + 34, 20],
        [middle, low + 30, 0],
      ]),
      fill: d.clad > 0 ? '#2b2f33' : '#14171a',
      coat: 0.3,
    },
    ...(d.clad > 100
      ? [
          {
            d: closed([
              [middle, low + 10, 0],
              [-half * 0.5, low + 10, 20],
              [-half * 0.44, low + 74, 20],
              [middle, low + 74, 0],
            ]),
            fill: '#a9afb4',
            coat: 0.6,
          } as Ink,
        ]
      : []),
    ...sideIntake(d, low, span),
    ...grille(d, lamp, middle),
    ...lampInks(d, lamp),
    // bonnet's front shut line
    {
      d: open([
        [middle, d.nose + 14],
        [-half * 0.2, d.nose + 8],
      ]),
      stroke: '#050608',
      width: 6,
      opacity: 0.5,
      rise: -0.6,
    },
  ];
}

function sideIntake(d: Design, low: number, span: number): Ink[] {
  const half = d.width / 2;
  const fog = low + span * 0.2;
  if (d.lamp === 'tiers' || d.lamp === 'bar') {
    // the main lamps sit low
    const [y, y2] = [low + span * 0.5, low + span * 0.72];
    return [
      {
        d: closed([
          [-half * 0.34, y, 24],
          [40, y + 30, 40],
          [60, y2, 30],
          [-half * 0.32, y2 + 6, 24],
        ]),
        ...GLOSS,
        rise: -0.6,
        soft: 6,
      },
      ...[0.24, 0.1].flatMap((s): Ink[] => [
        { d: circle(-half * s, (y + y2) / 2 + 6, 44), fill: '#8e99a3', coat: 1 },
        { d: circle(-half * s, (y + y2) / 2 + 6, 34), fill: '#e9f1f7', glow: 0.35, coat: 1 },
      ]),
    ];
  }
  return [
    {
      d: closed([
        [-half * 0.3, fog - 50, 20],
        [10, fog - 20, 30],
        [30, fog + span * 0.22, 20],
        [-half * 0.26, fog + 60, 30],
      ]),
      ...DARK,
      rise: -0.7,
      soft: 8,
    },
    ...(d.clad > 0 ? [{ d: circle(-half * 0.16, fog + 20, 36), fill: '#cfd8df', coat: 1, glow: 0.1 } as Ink] : []),
  ];
}

function grille(d: Design, lamp: Lamp, middle: number): Ink[] {
  const half = d.width / 2;
  const { high } = lamp;
  const span = high - d.clearance;
  const g = lamp.inner - 22;
  const y = (share: number): number => high - span * share;
  const bars = (count: number, from: number, to: number, end: number, colour: string, width: number): Ink[] =>
    Array.from({ length: count }, (_, i) => {
      const at = y(from + ((to - from) * (i + 0.5)) / count);
      return {
        d: open([
          [middle, at],
          [end, at],
        ]),
        stroke: colour,
        width,
        coat: 0.8,
        rise: 0.6,
        soft: 3,
      };
    });
  const posts = (count: number, from: number, to: number, end: number, colour: string, width: number): Ink[] =>
    Array.from({ length: count }, (_, i) => {
      const u = middle + 20 + ((end - 30 - middle - 20) * (i + 0.25)) / count;
      return {
        d: open([
          [u, y(from)],
          [u, y(to)],
        ]),
        stroke: colour,
        width,
        coat: 0.8,
        rise: 0.6,
        soft: 3,
      };
    });
  const frame = (points: Point[], chrome: boolean): Ink[] => [
    { d: closed(points), ...DARK, rise: -0.9, soft: 8 },
    { d: closed(points), stroke: chrome ? '#d5dade' : '#15181b', width: chrome ? 20 : 26, coat: 1, rise: 0.6, soft: 4 },
  ];
  const chrome = d.chrome === true;
  const stripe = (points: Point[], width: number): Ink => ({
    d: open(points),
    stroke: chrome ? '#e3e7ea' : '#aeb5bb',
    width,
    coat: 1,
    rise: 0.8,
    soft: 5,
  });
  switch (d.grille) {
    case 'bar':
      return [
        ...frame(
          [
            [middle, y(0.02), 0],
            [g, y(0.0), 16],
            [g - 20, y(0.17), 20],
            [middle, y(0.2), 0],
          ],
          false,
        ),
        ...bars(2, 0.02, 0.18, g - 30, '#5b6268', 7),
        emblem(middle, y(0.1)),
      ];
    case 'hex':
      return [
        ...frame(
          [
            [middle, y(0.06), 0],
            [g - 20, y(0.06), 30],
            [g + 40, y(0.32), 40],
            [g - 60, y(0.62), 40],
            [middle, y(0.62), 0],
          ],
          chrome,
        ),
        ...net(d, y, 0.1, 0.58, g),
        emblem(middle, y(0.18)),
      ];
    case 'shield':
      return [
        ...frame(
          [
            [middle, y(0.02), 0],
            [g + 10, y(0.04), 30],
            [g - 10, y(0.2), 60],
            [g - 130, y(0.5), 70],
            [middle, y(0.56), 0],
          ],
          true,
        ),
        ...bars(6, 0.06, 0.52, g - 110, '#2d3237', 8),
        emblem(middle, y(0.22)),
      ];
    case 'wide':
      return [
        ...frame(
          [
            [middle, y(0.0), 0],
            [g + 60, y(0.04), 30],
            [g + 20, y(0.24), 30],
            [-half * 0.55, y(0.44), 60],
            [middle, y(0.46), 0],
          ],
          chrome,
        ),
        ...bars(3, 0.03, 0.42, g - 20, chrome ? '#c4cacf' : '#4b5157', chrome ? 22 : 16),
        emblem(middle, y(0.2)),
      ];
    case 'upright':
      return [
        ...frame(
          [
            [middle, y(-0.02), 0],
            [g - 40, y(-0.02), 40],
            [g - 40, y(0.42), 50],
            [middle, y(0.46), 0],
          ],
          true,
        ),
        ...posts(7, 0.0, 0.42, g - 60, '#9aa1a7', 13),
      ];
    case 'block':
      return [
        ...frame(
          [
            [middle, y(-0.02), 0],
            [g, y(-0.02), 20],
            [g + 10, y(0.4), 26],
            [middle, y(0.42), 0],
          ],
          false,
        ),
        ...bars(2, 0.02, 0.4, g - 10, chrome ? '#c4cacf' : '#3a3f44', 40),
        ...(d.lettered ? [] : [emblem(middle, y(0.2))]),
      ];
    case 'mesh':
      return [
        ...frame(
          [
            [middle, y(0.0), 0],
            [g + 20, y(0.04), 20],
            [g - 10, y(0.36), 50],
            [middle, y(0.5), 0],
          ],
          chrome,
        ),
        ...net(d, y, 0.03, 0.44, g),
        ...(d.lettered ? [] : [emblem(middle, y(0.2))]),
      ];
    case 'slots':
      return [0, 1, 2, 3].map((i): Ink => ({
        d: rect(-half + i * 118 - (i === 0 ? 60 : -4), y(0.4), -half + i * 118 + 60, y(-0.02), 26),
        ...DARK,
        rise: -0.9,
        soft: 8,
      }));
    case 'wings':
      return [
        ...frame(
          [
            [middle, y(-0.01), 0],
            [g + 50, y(0.01), 20],
            [g + 10, y(0.42), 60],
            [middle, y(0.46), 0],
          ],
          false,
        ),
        ...net(d, y, 0.02, 0.42, g),
        stripe(
          [
            [middle, y(0.12)],
            [-half * 0.62, y(0.1), 60],
            [g + 60, y(0.02)],
          ],
          46,
        ),
        stripe(
          [
            [middle, y(0.3)],
            [-half * 0.62, y(0.28), 60],
            [g + 30, y(0.18)],
          ],
          40,
        ),
      ];
    case 'vee':
      return [
        ...frame(
          [
            [middle, y(-0.02), 0],
            [g + 40, y(0), 20],
            [g + 10, y(0.5), 60],
            [middle, y(0.56), 0],
          ],
          false,
        ),
        ...net(d, y, 0.02, 0.5, g),
        stripe(
          [
            [g - 10, y(0.01)],
            [-half * 0.66, y(0.46), 90],
            [middle, y(0.5)],
          ],
          58,
        ),
        emblem(middle, y(0.2)),
      ];
    case 'brackets':
      return [
        ...frame(
          [
            [middle, y(-0.02), 0],
            [g + 60, y(0), 20],
            [g - 30, y(0.36), 40],
            [g + 50, y(0.78), 40],
            [middle, y(0.8), 0],
          ],
          false,
        ),
        ...bars(3, 0.04, 0.36, g - 40, '#596067', 18),
        stripe(
          [
            [g + 100, y(0.02)],
            [g - 10, y(0.4), 50],
            [g + 110, y(0.76)],
          ],
          52,
        ),
        emblem(middle, y(0.16)),
      ];
    case 'spindle':
      return [
        ...frame(
          [
            [middle, y(-0.03), 0],
            [g + 10, y(-0.03), 20],
            [g - 130, y(0.34), 60],
            [g + 40, y(0.88), 40],
            [middle, y(0.9), 0],
          ],
          true,
        ),
        ...bars(9, 0.02, 0.84, g - 150, '#4b5157', 14),
        emblem(middle, y(0.16)),
      ];
    case 'frame':
      return [
        ...frame(
          [
            [middle, y(0), 0],
            [g + 10, y(0), 40],
            [g + 50, y(0.3), 50],
            [g - 40, y(0.66), 60],
            [middle, y(0.66), 0],
          ],
          false,
        ),
        ...bars(4, 0.06, 0.58, g - 40, '#33383d', 22),
        stripe(
          [
            [middle, y(0.01)],
            [g + 6, y(0.01), 50],
            [g + 48, y(0.3), 50],
            [g - 44, y(0.65), 60],
            [middle, y(0.65)],
          ],
          42,
        ),
        emblem(middle, y(0.2)),
      ];
    case 'split':
      return [
        ...frame(
          [
            [middle + 46, y(0.0), 40],
            [g - 60, y(0.0), 50],
            [g - 80, y(0.42), 60],
            [middle + 60, y(0.44), 50],
          ],
          true,
        ),
        ...posts(6, 0.03, 0.41, g - 80, '#565d64', 12),
      ];
    default:
      return [
        {
          d: closed([
            [middle, y(0.05), 0],
            [g, y(0.03), 20],
            [g - 20, y(0.08), 10],
            [middle, y(0.1), 0],
          ]),
          ...GLOSS,
        },
        emblem(middle, y(0.16)),
      ];
  }
}

/** A mesh of small diamonds. */
function net(d: Design, y: (share: number) => number, from: number, to: number, end: number): Ink[] {
  const half = d.width / 2;
  const [top, low] = [y(from), y(to)];
  const slope = (top - low) * 0.55;
  let path = '';
  for (let u = -half - 60; u < end - 40; u += 46) {
    if (u + slope < end - 90) path += `M${u} ${-top}L${u + slope} ${-low}`;
    path += `M${u + 40} ${-top}L${u + 40 - slope} ${-low}`;
  }
  const clipped = closed([
    [-half - 20, top, 0],
    [end - 40, top, 10],
    [end - 90, low, 10],
    [-half - 20, low, 0],
  ]);
  return [
    { d: clipped, fill: '#0d0f11', coat: 0.4 },
    { d: path, stroke: '#363b40', width: 7, coat: 0.5, opacity: 0.9 },
  ];
}

/** Height of the letters across a grille. */
export const grilleLettersAt = (d: Design): number => {
  const { high } = lampOf(d);
  return high - (high - d.clearance) * 0.2;
};

/** A maker's mark of our own: a plain bright ring. */
const emblem = (middle: number, y: number): Ink => ({
  d: circle(middle + 20, y, 46),
  fill: '#dfe4e8',
  coat: 1,
  rise: 0.8,
  soft: 5,
});

function lampInks(d: Design, { inner, outer, low, high }: Lamp): Ink[] {
  const mid = (low + high) / 2;
  const wide = outer - inner;
  const at = (share: number): number => inner + wide * share;
  const lens = (points: Point[]): Ink[] => [
    { d: closed(points), stroke: '#07080a', width: 12, opacity: 0.8, rise: -0.7, soft: 4 },
    { d: closed(points), fill: '#15191d', coat: 1 },
  ];
  const bulb = (u: number, v: number, r: number): Ink[] => [
    { d: circle(u, v, r), fill: '#59636c', coat: 1 },
    { d: circle(u, v, r * 0.8), fill: '#aeb9c2', coat: 1 },
    { d: circle(u + r * 0.06, v + r * 0.12, r * 0.5), fill: '#eef5fa', glow: 0.4, coat: 1 },
  ];
  switch (d.lamp) {
    case 'sweep':
      return [
        ...lens([
          [inner, low + 30, 20],
          [at(0.5), low, 60],
          [outer - 90, mid + 20, 50],
          [outer, high - 10, 10],
          [at(0.4), high + 6, 60],
          [inner - 10, high - 40, 20],
        ]),
        ...bulb(at(0.18), mid, (high - low) * 0.34),
        ...bulb(at(0.42), mid, (high - low) * 0.34),
        {
          d: open([
            [inner + 10, low + 36],
            [at(0.5), low + 16],
            [outer - 80, mid + 26],
          ]),
          stroke: '#f5faff',
          width: 13,
          glow: 0.7,
          coat: 1,
        },
      ];
    case 'slim':
      return [
        ...lens([
          [inner, low + 10, 10],
          [at(0.7), low, 20],
          [outer, high - 26, 10],
          [outer - 40, high, 10],
          [inner, high - 8, 10],
        ]),
        ...[0.2, 0.36, 0.52].flatMap((s) => bulb(at(s), mid, (high - low) * 0.33)),
        {
          d: open([
            [inner + 8, high - 14],
            [at(0.6), high - 10],
            [outer - 40, high - 12],
          ]),
          stroke: '#f5faff',
          width: 13,
          glow: 0.75,
          coat: 1,
        },
      ];
    case 'round':
      return [
        {
          d: circle((inner + outer) / 2 - 20, mid, (high - low) * 0.56),
          fill: '#16191c',
          coat: 0.7,
          rise: 0.6,
          soft: 8,
        },
        ...bulb((inner + outer) / 2 - 20, mid, (high - low) * 0.48),
        {
          d: circle((inner + outer) / 2 - 20, mid, (high - low) * 0.43),
          stroke: '#f5faff',
          width: 12,
          glow: 0.6,
          coat: 1,
        },
      ];
    case 'square':
      return [
        ...lens([
          [inner, low, 26],
          [outer, low, 30],
          [outer + 30, high, 30],
          [inner, high, 26],
        ]),
        ...bulb(at(0.34), mid, (high - low) * 0.34),
        {
          d: open([
            [inner + 24, high - 24],
            [outer - 14, high - 24],
            [outer - 16, low + 22],
            [at(0.64), low + 22],
          ]),
          stroke: '#f5faff',
          width: 15,
          glow: 0.7,
          coat: 1,
        },
      ];
    case 'tiers':
      return [
        ...lens([
          [inner - 10, low + 8, 10],
          [outer - 60, low, 20],
          [outer, high, 10],
          [inner, high - 4, 10],
        ]),
        {
          d: closed([
            [inner + 14, low + 30, 8],
            [outer - 60, low + 24, 10],
            [outer - 50, high - 20, 8],
            [inner + 14, high - 22, 8],
          ]),
          ...WHITE,
        },
      ];
    case 'bar':
      return [
        {
          d: closed([
            [-d.width / 2 - 20, low, 0],
            [outer, low, 12],
            [outer, high, 12],
            [-d.width / 2 - 20, high, 0],
          ]),
          ...GLOSS,
        },
        {
          d: open([
            [-d.width / 2 - 20, mid],
            [outer - 26, mid],
          ]),
          stroke: '#f5faff',
          width: 20,
          glow: 0.8,
          coat: 1,
        },
      ];
    case 'hook':
      return [
        ...lens([
          [inner, low + 20, 20],
          [outer - 40, low + 10, 30],
          [outer, high - 10, 16],
          [inner - 6, high, 16],
        ]),
        ...bulb(at(0.3), mid - 4, (high - low) * 0.33),
        ...bulb(at(0.54), mid - 4, (high - low) * 0.3),
        {
          d: open([
            [inner + 14, low + 34],
            [inner + 10, high - 18],
            [outer - 30, high - 20],
          ]),
          stroke: '#f5faff',
          width: 14,
          glow: 0.7,
          coat: 1,
        },
      ];
    default:
      return [
        ...lens([
          [inner, mid - 20, 60],
          [at(0.4), low, 90],
          [outer, mid + 10, 60],
          [at(0.5), high + 4, 90],
        ]),
        ...bulb(at(0.36), mid - 6, (high - low) * 0.37),
        {
          d: open([
            [inner + 30, mid - 20],
            [at(0.4), low + 18, 200],
            [outer - 50, mid + 6],
          ]),
          stroke: '#f5faff',
          width: 12,
          glow: 0.7,
          coat: 1,
        },
      ];
  }
}
