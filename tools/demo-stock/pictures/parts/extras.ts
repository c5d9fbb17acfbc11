import type { Random } from '../../random.js';
import type { Tones } from '../paint.js';
import type { CarExtra, CarSpec } from '../side/carTypes.js';
import { box, circle, line, shape, type Point } from '../svg.js';

const ODDS: Record<CarExtra, number> = {
  rails: 0.65,
  spoiler: 0.6,
  bullbar: 0.4,
  snorkel: 0.3,
  steps: 0.6,
  softTop: 1,
  spareWheel: 1,
  antenna: 0.8,
  grooves: 1,
  slidingDoor: 1,
  rack: 0.22,
};

export interface ChosenExtras {
  readonly list: ReadonlySet<CarExtra>;
  readonly behind: string;
  readonly front: (tones: Tones) => string;
}

/** Which of a shape's possible extras this vehicle has. */
export function chooseExtras(spec: CarSpec, random: Random): ChosenExtras {
  const list = new Set(spec.extras.filter((extra) => random.chance(ODDS[extra])));
  if (list.has('rack')) list.delete('rails');
  return {
    list,
    behind: list.has('spareWheel') ? spare(spec) : '',
    front: (tones) => (list.has('bullbar') ? bullbar(spec, random.chance(0.5), tones) : ''),
  };
}

const spare = (spec: CarSpec): string =>
  box(spec.length - 60, 640, 210, 720, '#17191c', 70) + box(spec.length + 60, 760, 100, 480, '#2c3035', 40);

function bullbar(spec: CarSpec, steel: boolean, _tones: Tones): string {
  const tube = steel ? '#2a2d31' : '#c3c9ce';
  const light = steel ? '#555b61' : '#f4f6f7';
  const top = (spec.outline[4] as Point)[1];
  return (
    shape(
      [
        [-120, 430, 40],
        [-135, 640, 40],
        [60, 700, 40],
        [330, 620, 40],
        [330, 470, 60],
        [60, 400, 40],
      ],
      tube,
    ) +
    line(
      [
        [-90, 640],
        [-60, top + 40, 90],
        [150, top + 20, 60],
        [210, 680],
      ],
      tube,
      58,
    ) +
    line(
      [
        [-98, 650],
        [-72, top + 30, 90],
        [140, top + 28],
      ],
      light,
      14,
      { opacity: 0.7 },
    ) +
    line(
      [
        [-120, 600],
        [50, 650],
        [300, 590],
      ],
      light,
      14,
      { opacity: 0.6 },
    ) +
    circle(-20, top - 60, 62, '#15171a') +
    circle(-30, top - 60, 46, '#e6edf3')
  );
}

/** Extras over the finished body: rails, rack, spoiler, snorkel, steps, aerial. */
export function carExtras(spec: CarSpec, list: ReadonlySet<CarExtra>, tones: Tones): string {
  let out = '';
  const [front, rear] = spec.roofLine ?? [
    [0, 0],
    [0, 0],
  ];
  if (list.has('rails') && spec.roofLine) {
    out += line(
      [
        [front[0], front[1] - 20],
        [front[0] + 60, front[1] + 42, 40],
        [rear[0] - 80, rear[1] + 36, 40],
        [rear[0], rear[1] - 24],
      ],
      '#3a3f45',
      30,
    );
    out += line(
      [
        [front[0] + 80, front[1] + 48],
        [rear[0] - 110, rear[1] + 42],
      ],
      '#cdd3d8',
      9,
      { opacity: 0.8 },
    );
  }
  if (list.has('rack') && spec.roofLine) {
    for (let x = front[0] + 100; x < rear[0]; x += 420) out += box(x, front[1] - 20, 26, 90, '#1d2023');
    out +=
      box(front[0] - 30, front[1] + 62, rear[0] - front[0] + 60, 44, '#26292d', 16) +
      line(
        [
          [front[0] - 20, front[1] + 98],
          [rear[0] + 20, front[1] + 98],
        ],
        '#666c73',
        9,
      );
  }
  if (list.has('spoiler')) {
    const lip =
      spec.glass.length > 1 && spec.roofLine
        ? spec.outline.find(([x, y]) => x > spec.length * 0.86 && y > spec.height * 0.85)
        : undefined;
    if (lip)
      out += shape(
        [
          [lip[0] - 300, lip[1] + 44, 60],
          [lip[0] + 70, lip[1] + 8, 16],
          [lip[0] + 60, lip[1] - 34, 16],
          [lip[0] - 120, lip[1] - 20, 40],
        ],
        tones.roof === tones.base ? tones.dark : tones.roof,
      );
  }
  if (list.has('antenna')) {
    const x = spec.screen[1][0] + (spec.length - spec.screen[1][0]) * 0.48;
    const y = spec.height - 12;
    out += shape(
      [
        [x, y, 10],
        [x + 110, y + 62, 20],
        [x + 135, y, 10],
      ],
      tones.roof === tones.base ? tones.dark : '#121417',
    );
  }
  if (list.has('snorkel')) {
    const [a, b] = spec.screen;
    out +=
      line(
        [
          [a[0] - 180, a[1] - 60],
          [a[0] - 10, a[1] + 40, 60],
          [b[0] - 30, b[1] + 10, 40],
          [b[0] - 40, b[1] + 130],
        ],
        '#15171a',
        70,
      ) + box(b[0] - 110, b[1] + 90, 120, 90, '#1d2023', 20);
  }
  if (list.has('steps')) {
    const [f, r] = spec.axles;
    out +=
      line(
        [
          [f + spec.tyre * 1.35, spec.sill - 40],
          [r - spec.tyre * 1.35, spec.sill - 40],
        ],
        '#2b2f34',
        60,
      ) +
      line(
        [
          [f + spec.tyre * 1.4, spec.sill - 22],
          [r - spec.tyre * 1.4, spec.sill - 22],
        ],
        '#8e959c',
        12,
      );
  }
  return out;
}
