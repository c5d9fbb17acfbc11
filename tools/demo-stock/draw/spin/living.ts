import type { Vec } from '../space.ts';
import { flank, PANORAMA, round, sheet, wall } from './unrolled.ts';

// The living room of a caravan, seen from its middle at the height of somebody who sits: ahead is the bed.

const WALL = '#e9e4da';
const JOINERY = '#f5f3ee';
const DARK = '#4a4034';
const BENCH = '#3b3f44';

const slab = (x: readonly [number, number], y: number, z: readonly [number, number], colour: string): string =>
  sheet(
    [
      [x[0], y, z[0]],
      [x[0], y, z[1]],
      [x[1], y, z[1]],
      [x[1], y, z[0]],
    ],
    colour,
  );
const pane = (z: number, from: number, to: number): string =>
  sheet(flank(z, 40, 520, from, to), '#2f353b') +
  sheet(flank(z, 65, 495, from > to ? from - 30 : from + 30, from > to ? to + 30 : to - 30), 'url(#sky)');

/** A seat or bed seen from the eye: its front and its top. */
function block(
  x: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
  colours: readonly [side: string, top: string],
): string {
  const [near, far] = Math.abs(x[0]) < Math.abs(x[1]) ? x : [x[1], x[0]];
  const [inner, outer] = Math.abs(z[0]) < Math.abs(z[1]) ? z : [z[1], z[0]];
  return [
    sheet(wall(far, y[0], y[1], z[0], z[1]), colours[0]),
    slab([near, far], y[1], [inner, outer], colours[1]),
    // one that the eye looks along shows neither of its sides
    z[0] * z[1] < 0 ? '' : sheet(flank(inner, y[0], y[1], near, far), colours[0]),
    sheet(wall(near, y[0], y[1], z[0], z[1]), colours[0]),
  ].join('');
}

/** The room in a trim's colour, without the sky behind its windows. */
export function livingRoom(trim: string): string {
  const doors = (from: number, to: number, low: number, high: number, z: number): string =>
    Array.from({ length: 3 }, (_, i) => {
      const [a, b] = [from + ((to - from) * i) / 3, from + ((to - from) * (i + 1)) / 3];
      return sheet(flank(z, low + 15, high - 15, a + (b > a ? 12 : -12), b + (b > a ? -12 : 12)), '#ddd6c8');
    }).join('');
  return [
    `<rect width="${PANORAMA.width}" height="470" fill="#f3f0ea"/><rect y="470" width="${PANORAMA.width}` +
      '" height="530" fill="#8d7658"/>',
    ...[1, -1].map((side) => sheet(flank(side * 1150, -1150, 900, 2700, -2900), WALL)),
    sheet(wall(2700, -1150, 900, -1150, 1150), '#e3ddd1'),
    sheet(wall(-2900, -1150, 900, -1150, 1150), '#e3ddd1'),
    slab([2700, -2900], 900, [-1150, 1150], '#f3f0ea'),
    slab([2700, 120], -1150, [-1150, 1150], '#8d7658'),
    slab([-120, -2900], -1150, [-1150, 1150], '#8d7658'),
    pane(1150, 1900, 1000),
    pane(-1150, 1900, 1000),
    pane(-1150, 400, -500),
    pane(-1150, -1500, -2400),
    // door to the outside
    sheet(flank(1150, -1130, 700, -250, -950), '#6b737b'),
    sheet(flank(1150, -1110, 680, -270, -930), '#f0f1f1'),
    sheet(flank(1150, 60, 560, -370, -830), 'url(#sky)'),
    // the bed ahead, with its head and two pillows
    sheet(wall(2690, -500, 300, -900, 900), trim),
    block([1250, 2650], [-1150, -560], [-800, 800], [DARK, '#fbfaf7']),
    slab([1250, 1900], -545, [-800, 800], trim),
    ...[-1, 1].map((side) => sheet(wall(2500, -545, -330, side * 720, side * 120), '#ffffff')),
    sheet(wall(2690, 560, 860, -1150, 1150), JOINERY),
    // kitchen along the right, after the door
    block([-1050, -2300], [-1150, -230], [620, 1150], [JOINERY, '#3a3d40']),
    doors(-1050, -2300, -1130, -260, 618),
    sheet(round(-1300, -222, 860, 20), '#b9c0c6'),
    slab([-1650, -2050], -225, [720, 1040], '#aab1b6'),
    sheet(flank(1148, -200, 20, -1050, -2300), '#c9d3d3'),
    sheet(flank(1000, 420, 860, -1050, -2300), JOINERY),
    doors(-1050, -2300, 420, 860, 998),
    // table and benches on the left
    block([650, 300], [-1150, -650], [-620, -1150], [BENCH, trim]),
    block([-400, -750], [-1150, -650], [-620, -1150], [BENCH, trim]),
    sheet(wall(660, -650, -150, -1150, -640), trim),
    sheet(wall(-760, -650, -150, -1150, -640), trim),
    slab([240, -340], -420, [-560, -1150], '#b08d63'),
    sheet(flank(-560, -450, -420, 240, -340), '#8d6d47'),
    // fridge, and the bathroom's door at the back
    block([-2350, -2880], [-1150, 700], [600, 1150], ['#2b2e31', '#2b2e31']),
    sheet(wall(-2890, -1130, 650, -420, 330), '#8a7a63'),
    sheet(wall(-2885, -1110, 630, -400, 310), '#f5f3ee'),
    sheet(wall(-2880, -250, -170, 200, 270), '#8d969e'),
    // air conditioner above
    slab([350, 950], 895, [-320, 320], '#d5d8da'),
    slab([420, 880], 893, [-220, 220], '#aeb4b8'),
  ].join('');
}

export const LIVING_SPOTS: readonly (readonly [string, string, Vec])[] = [
  ['Island bed', 'Queen size, with drawers below and a reading lamp on each side.', [1700, -545, 0]],
  ['Kitchen', 'Gas and electric stove, a sink with hot water, and a range hood.', [-1500, -225, 860]],
  ['Dinette', 'Seats four; the table lowers into a bed for two children.', [-50, -420, -800]],
  ['Bathroom', 'Shower and toilet each behind a door of their own.', [-2880, -100, -50]],
];
