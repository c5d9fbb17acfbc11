import { believable, sameModel, type Comparable, type MarketVehicle } from './comparables.js';

/** Model years to either side that an estimate may count where those nearby are too few. */
export const WIDE_YEARS = 4;
/** What a car is driven in a year, km: the 250 a week of the fuel calculator (A9). */
const KM_A_YEAR = 13_000;
/** Kilometres that a car may differ from what its years lead to expect. */
const KM_APART = 40_000;
/** A year takes between nothing and this much of a price, as a logarithm: 30 %. */
const MOST_A_YEAR = -Math.log(0.7);

/** Comparable prices as if the vehicles were of the subject's year, and the years that they are of. */
export interface WideMarket {
  readonly comparables: readonly Comparable[];
  readonly years: { readonly from: number; readonly to: number };
}

/**
 * Vehicles of the same model from more years than compare directly, their prices moved to the subject's year by what a
 * year takes of this model's price. Undefined where all are older, or all newer: nothing is drawn out beyond what is
 * for sale.
 */
export function wideMarket(
  subject: MarketVehicle & { readonly year: number },
  market: Iterable<MarketVehicle>,
): WideMarket | undefined {
  const found = new Map<string, MarketVehicle & { readonly year: number; readonly weight: number }>();
  for (const other of market) {
    const { year, key } = other;
    if (year === undefined || key === subject.key || found.has(key) || !sameModel(subject, other)) continue;
    const weight = nearness(subject, { ...other, year });
    if (weight > 0) found.set(key, { ...other, year, weight });
  }
  // sorted, so that sums do not depend on the order of the market
  const all = [...found.values()].sort((a, b) => a.year - b.year || a.price - b.price || (a.key < b.key ? -1 : 1));
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || first.year > subject.year || last.year < subject.year) return undefined;
  const loss = lossAYear(all);
  const moved = all.map(({ price, year, weight }) => ({
    price: price * Math.exp(loss * (subject.year - year)),
    weight,
  }));
  return { comparables: believable(moved), years: { from: first.year, to: last.year } };
}

function nearness(
  subject: MarketVehicle & { readonly year: number },
  other: MarketVehicle & { readonly year: number },
): number {
  const years = Math.abs(other.year - subject.year);
  if (years > WIDE_YEARS) return 0;
  const inYears = 1 - years / (WIDE_YEARS + 1);
  if (subject.km === undefined) return inYears;
  if (other.km === undefined) return 0;
  const expected = Math.max(0, subject.km + (subject.year - other.year) * KM_A_YEAR);
  const apart = Math.abs(other.km - expected);
  return apart > KM_APART ? 0 : inYears * (1 - apart / (2 * KM_APART));
}

/** What a year takes of the price, by the line through the logarithms of the prices, weighted. */
function lossAYear(all: readonly { readonly price: number; readonly year: number; readonly weight: number }[]): number {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (read: (item: (typeof all)[number]) => number) =>
    all.reduce((sum, item) => sum + item.weight * read(item), 0) / total;
  const year = mean((item) => item.year);
  const price = mean((item) => Math.log(item.price));
  const spread = mean((item) => (item.year - year) ** 2);
  if (spread === 0) return 0;
  const slope = mean((item) => (item.year - year) * (Math.log(item.price) - price)) / spread;
  return Math.min(MOST_A_YEAR, Math.max(0, slope));
}
