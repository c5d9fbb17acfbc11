import type { FacetBar } from '@forecourt/runtime/search';
import { RANGES, type RangeName } from './attributes.js';
import { barWidth } from './histogram.js';
import { changed, inSteps, ordered, type ListingFilters, type Range } from './listingUrl.js';

/** A step from a range to another; both of its fields may change before a listing follows. */
export type RangeChange = (range: Range | undefined) => Range;
/** Lowest and highest of what is found. */
export interface Bounds {
  min: number;
  max: number;
}

/**
 * A bound as typed, rounded to its range's step; an empty field takes it away, and bounds in the wrong order mean the
 * range between them (SRCH-21).
 */
export function withBound(name: RangeName, range: Range | undefined, bound: 'min' | 'max', text: string): Range {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  const { [bound]: _old, ...rest } = range ?? {};
  return digits === '' ? rest : ordered({ ...rest, [bound]: inSteps(name, { min: Number(digits) }).min });
}

/** Filters with another range; a range without bounds is none. Pages begin anew. */
export function withRange(filters: ListingFilters, name: RangeName, range: Range): ListingFilters {
  const { [name]: _old, ...others } = filters.ranges;
  const isEmpty = range.min === undefined && range.max === undefined;
  return changed(filters, { ranges: isEmpty ? others : { ...others, [name]: range } });
}

/** What a typed range asks beyond everything there is: to be logged, and nothing more (SRCH-21). */
export function beyond(range: Range, stats: Bounds | undefined): string | undefined {
  if (!stats) return undefined;
  const { min, max } = range;
  if (min !== undefined && min > stats.max) return `from ${min} is above the highest, ${stats.max}`;
  return max !== undefined && max < stats.min ? `to ${max} is below the lowest, ${stats.min}` : undefined;
}

/** A range of the handles: one that is pushed to the other end still includes the vehicle there. */
export function withinStats(name: RangeName, { min, max }: Range, stats: Bounds | undefined): Range {
  if (!stats) return ordered({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) });
  const { step } = RANGES[name];
  const last = Math.floor(stats.max / step) * step;
  const first = Math.ceil(stats.min / step) * step;
  return {
    ...(min === undefined ? {} : { min: Math.min(min, last) }),
    ...(max === undefined ? {} : { max: Math.max(max, first) }),
  };
}

/** Share of the vehicles that a slider's track reaches, where a few cost many times what the others do. */
const REACHED = 0.99;
/** How many times as far the highest must be before the track ends below it. */
const FAR = 2;

export interface TrackEnds extends Bounds {
  /** There are vehicles above the end: its handle means "and above". */
  isOpen: boolean;
}

/**
 * Ends of a range's slider: what is found without the range, and what was chosen, in whole steps (SRCH-21). One car
 * of a million dollars does not take the track from all others: it then ends after 99 of 100 vehicles, unless the
 * shopper chose above that. None where nothing is known or all vehicles are alike.
 */
export function rangeBounds(
  name: RangeName,
  range: Range | undefined,
  stats: Bounds | undefined,
  bars: readonly FacetBar[] = [],
): TrackEnds | undefined {
  if (!stats) return undefined;
  const { step } = RANGES[name];
  const most = barsEnd(name, bars) ?? stats.max;
  const isChosenAbove = Math.max(range?.min ?? 0, range?.max ?? 0) > most;
  const highest = stats.max > FAR * most && !isChosenAbove ? most : stats.max;
  const ends = [stats.min, highest, range?.min ?? stats.min, range?.max ?? highest];
  const min = Math.floor(Math.min(...ends) / step) * step;
  const max = Math.ceil(Math.max(...ends) / step) * step;
  return max > min ? { min, max, isOpen: max < stats.max } : undefined;
}

/** Where the bars end that hold 99 of 100 vehicles. */
function barsEnd(name: RangeName, bars: readonly FacetBar[]): number | undefined {
  const total = bars.reduce((sum, [, count]) => sum + count, 0);
  const inOrder = bars.toSorted(([one], [other]) => one - other);
  let reached = 0;
  const last = inOrder.find(([, count]) => (reached += count) >= REACHED * total);
  return last && last[0] + barWidth(name);
}
