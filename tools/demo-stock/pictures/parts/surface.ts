import type { Tones } from '../paint.js';
import type { CarSpec } from '../side/carTypes.js';
import { linear, linearAt, line, path, open, shape, at, type Point } from '../svg.js';

export interface Layer {
  readonly defs: string;
  readonly art: string;
}

const shift = (points: readonly Point[], dy: number): Point[] => points.map(([x, y]) => [x, y + dy]);

/** Paint gradient, roundness at both ends, shoulder light and the lower door's shade. */
export function bodyOverlays(spec: CarSpec, tones: Tones): Layer {
  const shoulder = (spec.crease[Math.floor(spec.crease.length / 2)] as Point)[1];
  const low = spec.sill;
  const share = (y: number): number => Math.round(((spec.height - y) / (spec.height - low)) * 1000) / 1000;
  const defs =
    linearAt(
      'paint',
      [
        [0, tones.lighter],
        [0.07, tones.light],
        [share(shoulder + 150), tones.base],
        [share(shoulder + 40), tones.light],
        [share(shoulder - 10), tones.base],
        [share(shoulder - 90), tones.dark],
        [share(low + (shoulder - low) * 0.5), tones.base],
        [share(low + (shoulder - low) * 0.28), tones.dark],
        [1, tones.darker],
      ],
      [0, spec.height],
      [0, low],
    ) +
    linearAt(
      'ends',
      [
        [0, '#060a14', 0.42],
        [0.045, '#060a14', 0.12],
        [0.13, '#060a14', 0],
        [0.88, '#060a14', 0],
        [0.96, '#060a14', 0.14],
        [1, '#060a14', 0.46],
      ],
      [0, 0],
      [spec.length, 0],
    ) +
    linearAt(
      'sheen',
      [
        [0, '#fff', 0],
        [0.16, '#fff', tones.gloss],
        [0.62, '#fff', tones.gloss * 0.7],
        [1, '#fff', 0],
      ],
      [0, 0],
      [spec.length, 0],
    );
  const first = spec.crease[0] as Point;
  const last = spec.crease[spec.crease.length - 1] as Point;
  const [front, rear] = spec.axles;
  const gap = spec.tyre * 1.3;
  const lower = low + (shoulder - low) * 0.42;
  const art =
    path(`${open(spec.crease)}${open([...shift(spec.crease, -34)].reverse(), true)}Z`, {
      fill: tones.darker,
      opacity: 0.3,
    }) +
    line(shift(spec.crease, 10), 'url(#sheen)', 20) +
    shape(
      [
        [front + gap, lower + 60],
        [(front + rear) / 2, lower - 30],
        [rear - gap, lower + 150],
        [rear - gap + 60, lower - 60],
        [front + gap, low + 70],
      ],
      tones.darker,
      { opacity: 0.3 },
    ) +
    line(
      [
        [front + gap, lower - 40],
        [(front + rear) / 2, lower - 75],
        [rear - gap, lower + 40],
      ],
      'url(#sheen)',
      12,
      { opacity: 0.6 },
    ) +
    path(
      `M${at(first[0] - 200, spec.height + 40)}L${at(last[0] + 200, spec.height + 40)}L${at(last[0] + 200, spec.height - 22)}L${at(first[0] - 200, spec.height - 22)}Z`,
      { fill: '#fff', opacity: 0.16 },
    ) +
    path(
      `M${at(-50, 0)}L${at(spec.length + 50, 0)}L${at(spec.length + 50, spec.height + 50)}L${at(-50, spec.height + 50)}Z`,
      { fill: 'url(#ends)' },
    );
  return { defs, art };
}

/** Sky in the upper glass and two slanting reflections. */
export function glassOverlays(spec: CarSpec): Layer {
  const low = spec.mirror[1] - 30;
  const high = spec.height - 50;
  const start = spec.screen[1][0];
  const slant = (x: number, width: number): Point[] => [
    [x, high + 40, 0],
    [x + width, high + 40, 0],
    [x + width - 330, low - 40, 0],
    [x - 330, low - 40, 0],
  ];
  return {
    defs: linear('glass', [
      [0, '#6f8496'],
      [0.3, '#43525f'],
      [0.7, '#232c36'],
      [1, '#171d25'],
    ]),
    art:
      shape(slant(start + 420, 210), '#fff', { opacity: 0.16 }) +
      shape(slant(start + 690, 60), '#fff', { opacity: 0.12 }) +
      shape(slant(start + 1500, 260), '#fff', { opacity: 0.1 }),
  };
}
