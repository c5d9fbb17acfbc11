/** How many vehicles lie from a value up to the next bar. */
export type FacetBar = readonly [from: number, count: number];

/** Equal bars from 0 on: their width in the unit of the field, and how many there are; values beyond them have none. */
export interface BarScale {
  readonly width: number;
  readonly most: number;
}

/** The facet that counts a field by bars; its `stats` also have the lowest and highest value. */
export function barFacet(field: string, { width, most }: BarScale): string {
  const bars = Array.from({ length: most }, (_, index) => index * width);
  return `${field}(${bars.map((from) => `b${from}:[${from},${from + width}]`).join(',')})`;
}

/** Bars that have vehicles, from the lowest; of a facet without bars, its values. */
export const readBars = (counts: readonly { value: string; count: number }[]): FacetBar[] =>
  counts
    .map(({ value, count }): FacetBar => [Number(value.replace(/^b/, '')), count])
    .filter(([from]) => Number.isFinite(from))
    .sort(([a], [b]) => a - b);
