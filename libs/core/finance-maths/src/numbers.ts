export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Reads what was typed: everything but digits, dot and minus is stripped (B5.2). Nothing readable is 0. Chinese
 * keyboards type digits of full width.
 */
export function typedNumber(text: string): number {
  const value = Number.parseFloat(text.normalize('NFKC').replace(/[^\d.-]/g, ''));
  return Number.isNaN(value) ? 0 : value;
}

/**
 * A number from an address, such as `45990`, `$45,990` or `9.25%`. Undefined if there is none, or none that a field
 * takes: then the field's own default applies (FIN-02).
 */
export function givenNumber(text: string | null | undefined): number | undefined {
  const plain = (text ?? '').replace(/[\s$,%]/g, '');
  // a prefix of another base names no amount, nor does what would be left of it
  if (/^[+-]?0[xbo]/i.test(plain)) return undefined;
  const number = plain === '' ? Number.NaN : Number(plain);
  // words around a number are stripped as those that are typed (B5.2)
  const value = Number.isNaN(number) ? Number.parseFloat(plain.replace(/[^\d.-]/g, '')) : number;
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Dollars as typed, to the cent: an amount at or below 0 becomes 0 (B5.2). */
export const typedAmount = (text: string): number => Math.max(0, Math.round(typedNumber(text) * 100) / 100);

/** Above the maximum it is the maximum, at or below the minimum the minimum (B5.2). */
export function clampToBounds(value: number, { min, max }: Bounds): number {
  if (value > max) return max;
  return value <= min || Number.isNaN(value) ? min : value;
}

/** The next stop of a stepped value, kept inside the bounds: what an arrow key does. */
export function stepped(value: number, direction: 1 | -1, { min, max, step }: Bounds & { step: number }): number {
  const stops = (value - min) / step;
  const next = direction === 1 ? Math.floor(stops + 1e-9) + 1 : Math.ceil(stops - 1e-9) - 1;
  return clampToBounds(Math.round((min + next * step) * 100) / 100, { min, max });
}
