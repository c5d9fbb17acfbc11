import type { Tones } from '../paint.ts';
import { createRandom } from '../../random.ts';
import type { Face } from './faces.ts';
import { paintOf, type Material } from './light.ts';
import { LAMP, PLATE, TAIL } from './materials.ts';
import { band, box, lump, rings, tube } from './solids.ts';
import type { Vec } from './space.ts';

export const MOTORCYCLE = { length: 2130, height: 1200, half: 260, room: 1.22 } as const;

const BLACK: Material = { colour: '#1b1d20', gloss: 0.12 };
const RUBBER: Material = { colour: '#17181a', gloss: 0.06 };
const STEEL: Material = { colour: '#b9c0c6', gloss: 0.8 };
const ALLOY: Material = { colour: '#7c848c', gloss: 0.45 };
const SIDES = [1, -1] as const;

const FRONT = [330, 330] as const;
const REAR = [1790, 330] as const;

function wheel(axle: readonly [number, number], width: number, rim: Material): Face[] {
  const [x, y] = axle;
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * 2 * Math.PI;
    const at = (radius: number): Vec => [x + Math.cos(a) * radius, y + Math.sin(a) * radius, 0];
    return tube(at(50), at(238), 13, rim, 6);
  });
  return [
    ...band(axle, 330, width * 0.72, RUBBER),
    ...band(axle, 325, width, RUBBER),
    ...rings(axle, [240, 326], width, RUBBER),
    ...rings(axle, [226, 246], width + 2, rim),
    ...band(axle, 232, width, rim, { facing: -1 }),
    ...spokes.flat(),
    ...tube([x, y, -width - 20], [x, y, width + 20], 48, ALLOY),
    ...rings(axle, [95, 150], width * 0.55, STEEL),
  ];
}

/** A naked bike; its seed says whether rims and fork are black or bright. */
export function motorcycle(tones: Tones, seed: number): Face[] {
  const paint = paintOf(tones);
  const rim = createRandom(seed).chance(0.5) ? BLACK : STEEL;
  const fork: Material = createRandom(seed * 3).chance(0.5) ? { colour: '#b08a3c', gloss: 0.6 } : STEEL;
  return [
    ...wheel(FRONT, 58, rim),
    ...wheel(REAR, 86, rim),
    ...band(FRONT, 352, 76, paint, { from: 38, to: 138 }),
    ...band(REAR, 362, 92, BLACK, { from: 12, to: 100 }),
    ...SIDES.flatMap((side) => [
      ...tube([330, 330, side * 96], [520, 690, side * 96], 34, BLACK),
      ...tube([520, 690, side * 96], [665, 965, side * 96], 28, fork),
      ...tube([1180, 470, side * 125], [1790, 330, side * 125], 32, ALLOY),
      ...tube([690, 880, side * 95], [1180, 760, side * 130], 24, BLACK),
      ...tube([690, 840, side * 90], [900, 380, side * 130], 22, BLACK),
      ...tube([1180, 760, side * 130], [1180, 440, side * 130], 24, BLACK),
      ...tube([1180, 760, side * 120], [1640, 900, side * 90], 20, BLACK),
      ...tube([1300, 800, side * 150], [1560, 420, side * 150], 30, STEEL),
      ...tube([650, 1010, 0], [730, 1050, side * 330], 15, BLACK),
      ...tube([730, 1050, side * 330], [780, 1045, side * 420], 21, RUBBER),
      ...tube([700, 1040, side * 250], [690, 1160, side * 300], 7, BLACK),
      ...lump([690, 1180, side * 310], [18, 46, 72], BLACK, 10),
      ...lump([560, 860, side * 190], [34, 22, 30], { colour: '#d98324', gloss: 0.5 }, 8),
      ...tube([1130, 390, side * 150], [1130, 390, side * 260], 14, RUBBER),
    ]),
    ...lump([1020, 470, 0], [235, 165, 175], ALLOY),
    ...lump([1090, 460, 150], [105, 105, 60], STEEL),
    ...lump([960, 470, -150], [120, 115, 60], BLACK),
    ...[0, 1, 2, 3, 4].flatMap((fin) => box([850, 560 + fin * 34, -150], [1080, 578 + fin * 34, 150], ALLOY, 120)),
    ...box([880, 550, -110], [1050, 745, 110], BLACK, 90),
    ...tube([870, 620, 90], [790, 440, 130], 27, STEEL),
    ...tube([790, 440, 130], [880, 300, 160], 27, STEEL),
    ...tube([880, 300, 160], [1320, 300, 190], 30, STEEL),
    ...tube([1320, 300, 190], [1880, 440, 215], 58, STEEL, 14),
    ...lump([905, 905, 0], [275, 135, 165], paint, 20),
    ...lump([1290, 850, 0], [300, 62, 150], BLACK, 16),
    ...lump([1560, 905, 0], [240, 62, 115], BLACK, 14),
    ...lump([1640, 862, 0], [260, 55, 105], paint, 14),
    ...box([1200, 640, -118], [1380, 790, 118], paint, 90),
    ...lump([500, 935, 0], [115, 118, 118], BLACK),
    ...lump([415, 938, 0], [58, 90, 90], LAMP),
    ...box([600, 1030, -70], [640, 1100, 70], BLACK, 80),
    ...box([1870, 850, -70], [1895, 890, 70], TAIL, 80),
    ...box([2010, 560, -95], [2020, 680, 95], PLATE, 100),
    ...tube([1850, 820, 0], [2012, 640, 0], 16, BLACK),
  ];
}
