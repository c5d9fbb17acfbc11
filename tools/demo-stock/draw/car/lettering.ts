import { merged, type Mesh } from '../render/mesh.ts';
import { pipe } from '../render/solids.ts';
import type { Vec } from '../space.ts';

/**
 * Capital letters as strokes on a grid of 4 by 6, each stroke its corners as pairs of digits. The letters are drawn
 * here because a system font would differ from one machine to the next.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '00 02 26 42 40|02 42',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '45 36 16 05 01 10 30 41',
  D: '00 06 26 44 42 20 00',
  E: '46 06 00 40|03 33',
  F: '46 06 00|03 33',
  G: '45 36 16 05 01 10 30 41 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '46 41 30 10 01',
  K: '00 06|46 02|13 40',
  L: '06 00 40',
  M: '00 06 23 46 40',
  N: '00 06 40 46',
  O: '01 05 16 36 45 41 30 10 01',
  P: '00 06 36 45 44 33 03',
  Q: '01 05 16 36 45 41 30 10 01|22 40',
  R: '00 06 36 45 44 33 03|23 40',
  S: '45 36 16 05 04 13 33 42 41 30 10 01',
  T: '06 46|26 20',
  U: '06 01 10 30 41 46',
  V: '06 20 46',
  W: '06 10 23 30 46',
  X: '00 46|06 40',
  Y: '06 23 46|23 20',
  Z: '06 46 00 40',
  '0': '01 05 16 36 45 41 30 10 01',
  '1': '15 26 20',
  '2': '05 16 36 45 44 00 40',
  '3': '05 16 36 45 44 33 23|33 42 41 30 10 01',
  '4': '30 36 02 42',
  '5': '46 06 03 33 42 41 30 00',
  '6': '36 16 05 01 10 30 41 42 33 03',
  '7': '06 46 10',
  '8': '13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33',
  '9': '10 30 41 45 36 16 05 04 13 43',
  '-': '13 33',
  '.': '20 21',
  '&': '41 23 14 15 26 35 02 01 10 20 43',
};
const WIDTH = 4;
const HEIGHT = 6;
/** From one letter to the next. */
const PITCH = 5.6;

export interface Lettering {
  readonly text: string;
  /** Middle of the text. */
  readonly at: Vec;
  /** Height of a letter; less where the text would be wider than `most`. */
  readonly height: number;
  readonly most: number;
  /** Read from behind the vehicle, or from before it. */
  readonly from: 'front' | 'rear';
  /** Thickness of a stroke, as a share of the height. */
  readonly weight?: number;
  /** How far a letter leans with the surface: millimetres of length for one of height. */
  readonly lean?: number;
  /** How much wider than high letters are set. */
  readonly wide?: number;
}

/** Strokes of a text as an SVG path: `x` its left edge, `y` the foot of its letters, both with y down. */
export function letterPath(text: string, x: number, y: number, height: number): string {
  const unit = height / HEIGHT;
  return [...text.toUpperCase()]
    .flatMap((letter, index) =>
      strokesOf(letter).map(
        (stroke) =>
          `M${stroke.map(([u, v]) => `${round(x + (index * PITCH + u) * unit)} ${round(y - v * unit)}`).join('L')}`,
      ),
    )
    .join('');
}

/** Width of a text whose letters are so high. */
export const letterWidth = (text: string, height: number): number =>
  ((text.length * PITCH - (PITCH - WIDTH)) * height) / HEIGHT;

const round = (value: number): number => Math.round(value * 10) / 10;

const strokesOf = (letter: string): (readonly [u: number, v: number])[][] =>
  ((Object.hasOwn(STROKES, letter) ? STROKES[letter] : undefined) ?? '')
    .split('|')
    .filter((stroke) => stroke !== '')
    .map((stroke) => stroke.split(' ').map((pair) => [Number(pair[0]), Number(pair[1])] as const));

/** Raised letters on a nose, a tail or a plate. */
export function lettering({ text, at, height, most, from, weight = 0.15, lean = 0, wide = 1 }: Lettering): Mesh {
  const letters = [...text.toUpperCase()];
  const units = letters.length * PITCH - (PITCH - WIDTH);
  const high = Math.min(height, (most / (units * wide)) * HEIGHT);
  const unit = high / HEIGHT;
  const way = from === 'front' ? 1 : -1;
  return merged(
    letters.flatMap((letter, index) =>
      strokesOf(letter).flatMap((stroke) => {
        const line = stroke.map(([column, row]): Vec => {
          const u = (index * PITCH + column - units / 2) * unit * wide;
          const v = (row - HEIGHT / 2) * unit;
          return [at[0] + lean * v, at[1] + v, at[2] + way * u];
        });
        // a pipe grows thin in a sharp bend, so each straight piece is one of its own
        return line.slice(1).map((end, i) => pipe([line[i] as Vec, end], (high * weight) / 2, 6));
      }),
    ),
  );
}
