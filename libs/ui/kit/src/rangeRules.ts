/** Ends of a slider. Amounts are what the caller counts in: dollars, kilometres, years. */
export interface RangeBounds {
  /** Where the track begins. */
  min: number;
  /** Where the track ends. */
  max: number;
}
/** A chosen range; an end that is left out sets no limit. */
export interface RangeValue {
  from?: number | undefined;
  to?: number | undefined;
}

/** Ends where nothing better is known (A9). */
export const DEFAULT_BOUNDS: RangeBounds = { min: 0, max: 100_000 };
/** Prices and kilometres round to this (A5). */
export const PRICE_AND_KM_ROUNDING = 1000;

/** What a range of this size rounds to: prices and kilometres to 1000 (A5), years and weekly amounts to 1. */
export const roundingOf = ({ min, max }: RangeBounds): number =>
  max - min >= 10 * PRICE_AND_KM_ROUNDING ? PRICE_AND_KM_ROUNDING : 1;

/** One press of an arrow key: about 1/100 of the range (A9), in whole roundings so that every stop is a round value. */
export const rangeStep = (bounds: RangeBounds, roundTo: number = roundingOf(bounds)): number =>
  Math.max(1, Math.round((bounds.max - bounds.min) / 100 / roundTo)) * roundTo;

/** Ends of the track: the bounds, widened to whole steps, because a browser cannot reach an end between two. */
export function trackOf({ min, max }: RangeBounds, step: number): RangeBounds {
  const start = Math.floor(min / step) * step;
  return { min: start, max: Math.max(start + step, Math.ceil(max / step) * step) };
}

/** A value of a handle: rounded, then kept inside the bounds (A5). */
export function settle(value: number, bounds: RangeBounds, roundTo: number = roundingOf(bounds)): number {
  return Math.min(bounds.max, Math.max(bounds.min, Math.round(value / roundTo) * roundTo));
}

/**
 * Positions of both handles, kept inside the bounds; one without a limit is at its bound. A reversed range is swapped.
 */
export function handles(value: RangeValue, bounds: RangeBounds): [from: number, to: number] {
  const inside = (end: number) => Math.min(bounds.max, Math.max(bounds.min, end));
  const from = inside(value.from ?? bounds.min);
  const to = inside(value.to ?? bounds.max);
  return from <= to ? [from, to] : [to, from];
}

/** A handle was moved: it stops at the other one (A5). A handle at its own end sets no limit. */
export function moveHandle(
  handle: 'from' | 'to',
  value: RangeValue,
  target: number,
  bounds: RangeBounds,
  roundTo: number = roundingOf(bounds),
): RangeValue {
  const [from, to] = handles(value, bounds);
  const settled = settle(target, bounds, roundTo);
  const next = handle === 'from' ? [Math.min(settled, to), to] : [from, Math.max(settled, from)];
  return openEnds({ from: next[0], to: next[1] }, bounds);
}

/** Leaves out the limits that the bounds set already. */
export function openEnds({ from, to }: RangeValue, { min, max }: RangeBounds): RangeValue {
  return {
    ...(from !== undefined && from > min ? { from } : {}),
    ...(to !== undefined && to < max ? { to } : {}),
  };
}

/** What is wrong with a value that came from outside, to be logged and nothing else (A5). */
export function rangeProblem({ from, to }: RangeValue, { min, max }: RangeBounds): string | undefined {
  const outside = [from, to].filter((end) => end !== undefined && (end < min || end > max));
  return outside.length > 0 ? `${outside.join(' and ')} outside of ${min} to ${max}` : undefined;
}

/** Stored as 'min:max' (A5); an end without a limit is empty, and no limit at all is an empty text. */
export const rangeText = ({ from, to }: RangeValue): string =>
  from === undefined && to === undefined ? '' : `${from ?? ''}:${to ?? ''}`;

const NUMBER = /^\d{1,9}$/;
/** Reads 'min:max'. Ends that are no whole numbers are left out. */
export function readRange(text: string): RangeValue {
  const [from = '', to = ''] = text.split(':');
  return { ...(NUMBER.test(from) ? { from: Number(from) } : {}), ...(NUMBER.test(to) ? { to: Number(to) } : {}) };
}
