import type { Point } from '../svg.ts';
import type { CarSpec } from './carTypes.ts';
import { sedan } from './sedans.ts';
import { suv } from './suvs.ts';

/** Another body of the same family: longer or shorter, lower or higher. Wheels stay round. */
function scaled(spec: CarSpec, x: number, y: number, changes: Partial<CarSpec> = {}): CarSpec {
  const point = ([px, py, radius]: Point): Point =>
    radius === undefined ? [px * x, py * y] : [px * x, py * y, radius];
  const points = (list: readonly Point[]): readonly Point[] => list.map(point);
  const pair = ([a, b]: readonly [number, number]): readonly [number, number] => [a * x, b * y];
  return {
    ...spec,
    length: spec.length * x,
    height: spec.height * y,
    axles: [spec.axles[0] * x, spec.axles[1] * x],
    outline: points(spec.outline),
    glass: spec.glass.map(points),
    pillars: spec.pillars.map(([top, bottom]) => [top * x, bottom * x] as const),
    screen: [point(spec.screen[0]), point(spec.screen[1])],
    shuts: spec.shuts.map(points),
    handles: spec.handles.map(pair),
    crease: points(spec.crease),
    headlamp: points(spec.headlamp),
    taillamp: points(spec.taillamp),
    mirror: pair(spec.mirror),
    roofCut: points(spec.roofCut),
    seats: spec.seats.map((seat) => seat * x),
    ...(spec.roofLine ? { roofLine: [point(spec.roofLine[0]), point(spec.roofLine[1])] as const } : {}),
    ...changes,
  };
}

/** A dual-cab ute: the front of the family, a shorter cabin and a tray. */
const ute: CarSpec = {
  ...scaled(suv, 1, 1.05),
  length: 5300,
  height: 1790,
  axles: [940, 4160],
  tyre: 385,
  sill: 330,
  outline: [
    [170, 330, 40],
    [40, 380, 60],
    [0, 560, 90],
    [12, 830, 110],
    [110, 960, 120],
    [520, 1070],
    [1000, 1130],
    [1390, 1180, 110],
    [1900, 1640, 300],
    [2320, 1762],
    [3000, 1772, 200],
    [3420, 1700, 120],
    [3560, 1190, 40],
    [5240, 1180, 40],
    [5290, 1120, 60],
    [5290, 560, 60],
    [5200, 420, 60],
  ],
  glass: [
    [
      [1560, 1200, 30],
      [1990, 1610, 120],
      [2380, 1690],
      [3000, 1690],
      [3290, 1640, 60],
      [3380, 1230, 50],
      [2600, 1215, 600],
    ],
  ],
  pillars: [[2520, 2560]],
  screen: [
    [1400, 1180],
    [1930, 1640],
  ],
  shuts: [
    [
      [1480, 1190],
      [1450, 900, 200],
      [1470, 560, 90],
      [1560, 380, 50],
    ],
    [
      [2560, 1210],
      [2580, 800],
      [2570, 340],
    ],
    [
      [3440, 1230],
      [3470, 800],
      [3400, 420],
    ],
    [
      [3580, 1185],
      [3580, 480],
    ],
  ],
  handles: [
    [2380, 1060],
    [3240, 1060],
  ],
  crease: [
    [150, 1010],
    [1500, 1080],
    [3500, 1090],
    [5270, 1080],
  ],
  taillamp: [
    [5200, 1130],
    [5290, 1120],
    [5290, 860],
    [5210, 880],
  ],
  mirror: [1640, 1200],
  roofCut: [
    [0, 1640],
    [1850, 1640],
    [5300, 1640],
  ],
  seats: [2250, 2950],
  wheels: 'offroad',
  cladding: 'full',
  extras: ['steps'],
  roofLine: [
    [2200, 1750],
    [3100, 1760],
  ],
};

/** A panel van. */
const van: CarSpec = {
  ...scaled(suv, 1, 1.15),
  length: 5300,
  height: 1990,
  axles: [1000, 4200],
  tyre: 350,
  sill: 260,
  outline: [
    [150, 270, 40],
    [40, 320, 60],
    [0, 560, 90],
    [20, 880, 110],
    [180, 1030, 140],
    [640, 1150, 200],
    [1330, 1880, 300],
    [1800, 1980, 200],
    [5100, 1970, 160],
    [5280, 1700, 160],
    [5295, 560, 60],
    [5200, 300, 60],
  ],
  glass: [
    [
      [960, 1160, 40],
      [1420, 1720, 120],
      [1700, 1800, 60],
      [2130, 1790, 40],
      [2130, 1150, 40],
    ],
  ],
  pillars: [],
  screen: [
    [700, 1180],
    [1340, 1860],
  ],
  shuts: [
    [
      [930, 1150],
      [950, 600, 120],
      [1000, 330, 60],
    ],
    [
      [2200, 1860],
      [2200, 300],
    ],
    [
      [3560, 1880],
      [3560, 330],
    ],
    [
      [2220, 1040],
      [5240, 1040],
    ],
  ],
  handles: [
    [2040, 1010],
    [2330, 1010],
  ],
  crease: [
    [160, 960],
    [1500, 1010],
    [5270, 1000],
  ],
  taillamp: [
    [5210, 1500],
    [5290, 1480],
    [5295, 1000],
    [5220, 1000],
  ],
  mirror: [1000, 1170],
  roofCut: [
    [0, 1850],
    [1300, 1850],
    [5300, 1850],
  ],
  seats: [1900],
  wheels: 'commercial',
  cladding: 'light',
  extras: [],
  roofLine: [
    [1900, 1975],
    [4900, 1965],
  ],
};

/** Bodies by the name that picture addresses use. */
export const SHAPES: Readonly<Record<string, CarSpec>> = {
  sedan,
  suv,
  ute,
  van,
  hatch: scaled(suv, 0.88, 0.86, { cladding: 'none' }),
  wagon: scaled(suv, 1.04, 0.86, { cladding: 'none' }),
  coupe: scaled(sedan, 0.95, 0.92),
  'large-suv': scaled(suv, 1.08, 1.08, { cladding: 'full', wheels: 'offroad' }),
  'electric-suv': scaled(suv, 0.98, 0.95, { wheels: 'electric' }),
};
