/** How many vehicles cost from a price up to the next bar. */
export type PriceBar = readonly [from: number, count: number];

const WIDTH = 5000;
const MOST = 60;

/** The facet that counts vehicles by price, with the lowest and the highest price beside the counts. */
export function priceBarFacet(): string {
  const bars = Array.from({ length: MOST }, (_, index) => index * WIDTH);
  return `price(${bars.map((from) => `b${from}:[${from},${from + WIDTH}]`).join(',')})`;
}

export const readPriceBars = (counts: readonly { value: string; count: number }[]): PriceBar[] =>
  counts
    .map(({ value, count }): PriceBar => [Number(value.replace(/^b/, '')), count])
    .filter(([from]) => Number.isFinite(from))
    .sort(([a], [b]) => a - b);

interface Ends {
  min: number;
  max: number;
}

/** Bars on a slider's track, in percent of its length and of the highest bar. */
export function drawnBars(bars: readonly PriceBar[], { min, max }: Ends, chosen: { from: number; to: number }) {
  const shown = bars.filter(([from]) => from >= min && from < max);
  const highest = Math.max(1, ...shown.map(([, count]) => count));
  return shown.map(([from, count]) => ({
    start: ((from - min) / (max - min)) * 100,
    width: ((Math.min(from + WIDTH, max) - from) / (max - min)) * 100,
    // one vehicle can be seen beside a thousand
    height: Math.max(6, (count / highest) * 100),
    isChosen: from + WIDTH > chosen.from && from < chosen.to,
  }));
}
