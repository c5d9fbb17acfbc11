import { mix } from '../paint.ts';
import type { Vec } from '../space.ts';
import { round, sheet, wall } from './unrolled.ts';

/** A seat that is looked at from the front: cushion, back and headrest. */
export function seat(x: number, z: number, trim: string, isAhead: boolean): string {
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

/** Dashboard, screens and steering wheel; the driver sits on the right. */
export function dashboard(trim: string, dark: string): string {
  const vent = (z: number) =>
    sheet(wall(745, -190, -125, z - 75, z + 75), '#0c0e10') +
    [-175, -157, -140].map((y) => sheet(wall(744, y, y + 5, z - 70, z + 70), '#5b6269')).join('');
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

export function middleConsole(dark: string, trim: string): string {
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
