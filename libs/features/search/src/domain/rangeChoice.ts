import { RANGES, type RangeName } from './attributes.js';
import { changed, type ListingFilters, type Range } from './listingUrl.js';

/** A step from a range to another; both of its fields may change before a listing follows. */
export type RangeChange = (range: Range | undefined) => Range;

/** A bound as typed; an empty field takes it away. */
export function withBound(range: Range | undefined, bound: 'min' | 'max', text: string): Range {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  const { [bound]: _old, ...rest } = range ?? {};
  return digits === '' ? rest : { ...rest, [bound]: Number(digits) };
}

/** Filters with another range; a range without bounds is none. Pages begin anew. */
export function withRange(filters: ListingFilters, name: RangeName, range: Range): ListingFilters {
  const { [name]: _old, ...others } = filters.ranges;
  const isEmpty = range.min === undefined && range.max === undefined;
  return changed(filters, { ranges: isEmpty ? others : { ...others, [name]: range } });
}

/**
 * Ends of a range's slider: what is found without the range, and what was chosen, in whole steps (SRCH-21). None where
 * nothing is known or all vehicles are alike.
 */
export function rangeBounds(
  name: RangeName,
  range: Range | undefined,
  stats: { min: number; max: number } | undefined,
): { min: number; max: number } | undefined {
  if (!stats) return undefined;
  const { step } = RANGES[name];
  const ends = [stats.min, stats.max, range?.min ?? stats.min, range?.max ?? stats.max];
  const min = Math.floor(Math.min(...ends) / step) * step;
  const max = Math.ceil(Math.max(...ends) / step) * step;
  return max > min ? { min, max } : undefined;
}
