import type { Random } from './random.ts';

/** Registration plates as the states write them. */
const PLATES: Readonly<Record<string, (random: Random) => string>> = {
  NSW: (r) => `${letters(r, 3)}${digits(r, 2)}${letters(r, 1)}`,
  QLD: (r) => `${digits(r, 3)}${letters(r, 2)}${r.int(1, 9)}`,
  VIC: (r) => `1${letters(r, 2)}${r.int(1, 9)}${letters(r, 2)}`,
};
const ALPHABET = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const letters = (random: Random, count: number): string =>
  Array.from({ length: count }, () => ALPHABET[random.int(0, ALPHABET.length - 1)]).join('');
const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

/** Values of letters in the check digit of a VIN; I, O and Q do not occur. */
const VIN_LETTERS: readonly (readonly [letters: string, first: number])[] = [
  ['ABCDEFGH', 1],
  ['JKLMN', 1],
  ['P', 7],
  ['R', 9],
  ['STUVWXYZ', 2],
  ['0123456789', 0],
];
const VIN_VALUES = new Map(
  VIN_LETTERS.flatMap(([chars, first]) => [...chars].map((char, index) => [char, first + index] as const)),
);
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A vehicle identification number of 17 characters with its check digit. */
export function makeVin(random: Random): string {
  const body =
    `6${letters(random, 2)}${letters(random, 2)}${digits(random, 2)}${letters(random, 1)}` +
    `0${letters(random, 2)}${digits(random, 6)}`;
  const sum =
    [...body].reduce((total, char, index) => total + (VIN_VALUES.get(char) ?? 0) * (VIN_WEIGHTS[index] ?? 0), 0) % 11;
  return body.slice(0, 8) + (sum === 10 ? 'X' : String(sum)) + body.slice(9);
}

/** A plate of a state; of New South Wales where the form is not known. */
export const makePlate = (state: string, random: Random): string =>
  ((Object.hasOwn(PLATES, state) && PLATES[state]) || PLATES['NSW'])?.(random) ?? '';
