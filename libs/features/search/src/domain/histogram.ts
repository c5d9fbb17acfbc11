import { RANGES, type RangeName } from './attributes.js';

/** How many vehicles lie from a value up to the next bar. */
export type Bar = readonly [from: number, count: number];

/**
 * Bars of a range: their width in the unit of the range, and how many there are; what lies beyond has none. Years need
 * no widths: each is a bar.
 */
const BARS: Readonly<Partial<Record<RangeName, { width: number; most: number }>>> = {
  price: { width: 5000, most: 60 },
  km: { width: 10_000, most: 40 },
  weekly: { width: 20, most: 40 },
  subscription: { width: 20, most: 40 },
  towing: { width: 250, most: 20 },
  atm: { width: 100, most: 50 },
};

/** The facet that counts a range's bars, with the lowest and highest value beside them. */
export function rangeFacet(name: RangeName): string {
  const { field } = RANGES[name];
  const bars = BARS[name];
  if (!bars) return field;
  const labels = Array.from({ length: bars.most }, (_, index) => {
    const from = index * bars.width;
    return `b${from}:[${from},${from + bars.width}]`;
  });
  return `${field}(${labels.join(',')})`;
}

/** Bars that have vehicles, from the lowest. */
export const readBars = (counts: readonly { value: string; count: number }[]): Bar[] =>
  counts
    .map(({ value, count }): Bar => [Number(value.replace(/^b/, '')), count])
    .filter(([from]) => Number.isFinite(from))
    .sort(([a], [b]) => a - b);

/** A bar as it is drawn: all in percent of the track and of the highest bar. */
export interface DrawnBar {
  start: number;
  width: number;
  height: number;
  isChosen: boolean;
}

/** Bars on the track of a slider; those outside of it are left out, those across its ends cut. */
export function drawBars(
  name: RangeName,
  bars: readonly Bar[],
  bounds: { min: number; max: number },
  chosen: { min?: number; max?: number } = {},
): DrawnBar[] {
  const width = BARS[name]?.width ?? 1;
  const highest = Math.max(1, ...bars.map(([, count]) => count));
  const span = bounds.max - bounds.min;
  return bars.flatMap(([from, count]) => {
    const start = Math.max(from, bounds.min);
    const end = Math.min(from + width, bounds.max);
    if (end <= start || span <= 0) return [];
    return [
      {
        start: ((start - bounds.min) / span) * 100,
        width: ((end - start) / span) * 100,
        // a bar of one vehicle can be seen beside one of a thousand
        height: Math.max(6, (count / highest) * 100),
        isChosen: from + width > (chosen.min ?? -Infinity) && from <= (chosen.max ?? Infinity),
      },
    ];
  });
}
