import type { VehicleHotspot } from '@forecourt/vehicle';
import { mix } from '../paint.ts';
import { dashboard, middleConsole, seat } from './furniture.ts';
import type { Vec } from '../space.ts';
import { LIVING_SPOTS, livingRoom } from './living.ts';
import { flank, PANORAMA, place, sheet, wall } from './unrolled.ts';

export { PANORAMA };

/** Trims by the name that a picture's address uses. */
export const TRIMS: Readonly<Record<string, string>> = {
  black: '#26282c',
  grey: '#6d7278',
  tan: '#a5754a',
  beige: '#c9b79a',
};

function outside(): string {
  return [
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#8fb6d3"/><stop ' +
      'offset="0.46" stop-color="#e6eff4"/><stop offset="0.47" stop-color="#8e968f"/><stop offset="1" ' +
      'stop-color="#676b6c"/></linearGradient></defs>',
    `<rect width="${PANORAMA.width}" height="${PANORAMA.height}" fill="url(#sky)"/>`,
    ...Array.from({ length: 26 }, (_, i) => {
      const height = 20 + ((i * 37) % 46);
      return (
        `<ellipse cx="${i * 190}" cy="470" rx="${150 + ((i * 53) % 70)}" ry="${height}` +
        '" fill="#5f7a63" opacity="0.8"/>'
      );
    }),
    `<rect y="470" width="${PANORAMA.width}" height="40" fill="#8e968f"/>`,
  ].join('');
}

/** What a look inside may show: a car's cabin, the cab of a van, the living room of a caravan. */
export const ROOMS = ['cabin', 'cab', 'living'] as const;
export type Room = (typeof ROOMS)[number];
const isRoom = (name: string): name is Room => (ROOMS as readonly string[]).includes(name);

/** A room in a trim's colour. Undefined for a trim or a room that is not known. */
export function drawInterior(trimName: string, room = 'cabin'): string | undefined {
  const trim = Object.hasOwn(TRIMS, trimName) ? TRIMS[trimName] : undefined;
  if (trim === undefined || !isRoom(room)) return undefined;
  const { width, height } = PANORAMA;
  const art = room === 'living' ? outside() + livingRoom(trim) : cabin(trim, room === 'cab');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}` +
    `" height="${height}">${art}</svg>`
  );
}

/** Seats, doors and dashboard. A cab ends behind its one row, with the wall before the load. */
function cabin(trim: string, isCab: boolean): string {
  const dark = '#1c1f23';
  const soft = mix(trim, '#000000', 0.25);
  const roof = '#c9c6bf';
  return [
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
    isCab ? bulkhead() : [-390, 0, 390].map((z) => seat(-1050, z, trim, false)).join(''),
    dashboard(trim, dark),
    seat(-330, 400, trim, true),
    seat(-330, -400, trim, true),
    middleConsole(dark, trim),
    sheet(wall(820, 290, 370, -130, 130), '#15171a'),
    sheet(wall(815, 302, 358, -116, 116), '#7f98a8'),
    ...([1, -1] as const).map((side) => sheet(flank(side * 320, 395, 418, 780, 480), '#a9a69f')),
  ].join('');
}

/** The wall behind the seats of a van, ribbed, with a window to the load. */
const bulkhead = (): string =>
  [
    sheet(wall(-620, -900, 430, -740, 740), '#8b9196'),
    ...[-560, -280, 0, 280, 560].map((z) => sheet(wall(-615, -880, 410, z - 22, z + 22), '#7c8287')),
    sheet(wall(-610, -20, 330, -330, 330), '#3a4046'),
    sheet(wall(-605, 0, 310, -310, 310), '#565d63'),
  ].join('');

/** Hotspots of a room, in percent of the unrolled picture. */
export function interiorHotspots(room: Room = 'cabin'): VehicleHotspot[] {
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
  if (room === 'living') return LIVING_SPOTS.map((words) => spot(...words));
  return [
    spot('Touch screen', 'Your phone’s maps and music, by cable or without.', [711, -30, 60]),
    spot('Steering wheel', 'Cruise control and volume under your thumbs.', [508, -200, 400]),
    room === 'cab'
      ? spot('Bulkhead', 'Steel, with a window to the load.', [-610, 150, -200])
      : spot('Second row', 'Three belts, two ISOFIX points and cup holders.', [-1100, -150, -390]),
  ];
}
