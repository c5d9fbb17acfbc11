import type { VehicleHotspot } from '@forecourt/vehicle';
import { mix } from '../paint.ts';
import { dashboard, middleConsole, seat } from './furniture.ts';
import type { Vec } from './space.ts';
import { flank, PANORAMA, place, sheet, wall } from './unrolled.ts';

/** Trims by the name that a picture's address uses. */
export const TRIMS: Readonly<Record<string, string>> = {
  black: '#26282c',
  grey: '#6d7278',
  tan: '#a5754a',
  beige: '#c9b79a',
};

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
