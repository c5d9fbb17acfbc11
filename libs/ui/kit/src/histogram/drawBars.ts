/** How many there are from a value up to the next bar. */
export type Bar = readonly [from: number, count: number];

/** A bar as it renders: all in percent of the track and of the highest bar. */
export interface DrawnBar {
  start: number;
  width: number;
  height: number;
  isChosen: boolean;
}

export interface BarsOnTrack {
  /** How many there are from each value on. */
  bars: readonly Bar[];
  /** Width of a bar, in the unit of the values. */
  width: number;
  /** Ends of the track. */
  bounds: { min: number; max: number };
  /** What is chosen of it; an end that is left out is open. */
  chosen?: { min?: number | undefined; max?: number | undefined } | undefined;
}

/** Bars on the track of a slider; those outside of it are left out, those across its ends cut. */
export function drawBars({ bars, width, bounds: { min, max }, chosen }: BarsOnTrack): DrawnBar[] {
  if (max <= min) return [];
  const shown = bars
    .map(([from, count]) => ({ from, count, start: Math.max(from, min), end: Math.min(from + width, max) }))
    .filter(({ start, end }) => end > start);
  const highest = Math.max(1, ...shown.map(({ count }) => count));
  return shown.map(({ from, count, start, end }) => ({
    start: ((start - min) / (max - min)) * 100,
    width: ((end - start) / (max - min)) * 100,
    // a bar of one must be visible next to one of a thousand
    height: Math.max(6, (count / highest) * 100),
    isChosen: from + width > (chosen?.min ?? -Infinity) && from <= (chosen?.max ?? Infinity),
  }));
}
