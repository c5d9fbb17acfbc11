export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Reads what was typed: everything but digits, dot and minus is stripped (B5.2). Nothing readable is 0. */
export function typedNumber(text: string): number {
  const value = Number.parseFloat(text.replace(/[^\d.-]/g, ''));
  return Number.isNaN(value) ? 0 : value;
}

/** Dollars as typed: an amount at or below 0 becomes 0 (B5.2). */
export const typedAmount = (text: string): number => Math.max(0, typedNumber(text));

/** Above the maximum it is the maximum, at or below the minimum the minimum (B5.2). */
export function settled(value: number, { min, max }: Bounds): number {
  if (value > max) return max;
  return value <= min || Number.isNaN(value) ? min : value;
}

/** The next stop of a stepped value, kept inside the bounds: what an arrow key does. */
export function stepped(value: number, direction: 1 | -1, { min, max, step }: Bounds & { step: number }): number {
  const stops = (value - min) / step;
  const next = direction === 1 ? Math.floor(stops + 1e-9) + 1 : Math.ceil(stops - 1e-9) - 1;
  return settled(Math.round((min + next * step) * 100) / 100, { min, max });
}
