import type { PriceChange, Vehicle } from './vehicle.js';

const DAY = 86_400;

/** How long a was-price must have been the asking price, and how long ago that may be. */
export interface WasPriceRule {
  /** Days; 0 asks for no history at all, which is the specification's. */
  readonly minDays: number;
  readonly windowDays: number;
}

/**
 * Days within the window before `now` (epoch milliseconds) on which the vehicle was offered at exactly this price,
 * whole dollars. A price applies from its change to the next one; time without a price, or sold, counts for none.
 */
export function daysAsked(
  history: readonly PriceChange[] | undefined,
  amount: number,
  windowDays: number,
  now: number,
): number {
  const end = now / 1000;
  const begin = end - windowDays * DAY;
  const changes = inOrder(history);
  const seconds = changes.reduce((sum, { from, price }, index) => {
    if (price === null || Math.round(price) !== Math.round(amount)) return sum;
    const until = changes[index + 1]?.from ?? end;
    return sum + Math.max(0, Math.min(until, end) - Math.max(from, begin));
  }, 0);
  return seconds / DAY;
}

/** Whether the record supports a was-price: the asking price for long enough and not too long ago (CARD-03). */
export const supportsWasPrice = (
  history: readonly PriceChange[] | undefined,
  amount: number,
  { minDays, windowDays }: WasPriceRule,
  now: number | undefined,
): boolean =>
  minDays <= 0 || (now !== undefined && daysAsked(history, amount, windowDays, now) >= Math.min(minDays, windowDays));

/**
 * How many days ago the price was cut, for so many days afterwards. Only where the record proves it: the price before
 * was the asking price for as long as a was-price must have been (CARD-03).
 */
export function priceDrop(
  history: readonly PriceChange[] | undefined,
  current: number,
  rule: WasPriceRule & { readonly shownDays: number },
  now: number,
): number | undefined {
  const [before, last] = inOrder(history).slice(-2);
  if (!before || !last || before.price === null || last.price === null) return undefined;
  if (Math.round(last.price) !== Math.round(current) || before.price <= last.price) return undefined;
  const days = Math.floor((now / 1000 - last.from) / DAY);
  if (days < 0 || days >= rule.shownDays || !supportsWasPrice(history, before.price, rule, now)) return undefined;
  return days;
}

/** One line of a vehicle's price history. */
export interface PriceHistoryLine {
  /** Seconds since the epoch. */
  readonly from: number;
  /** Absent while it was offered without a price, or not at all. */
  readonly price: number | undefined;
  /** Dollars more or less than the price before. */
  readonly change: number | undefined;
}

/** The asking prices of a vehicle, the latest first; empty where no price was recorded. */
export function priceHistory({ price_history }: Pick<Vehicle, 'price_history'>): PriceHistoryLine[] {
  const lines: PriceHistoryLine[] = [];
  let before: number | undefined;
  for (const { from, price } of inOrder(price_history)) {
    lines.push({
      from,
      price: price ?? undefined,
      change: price === null || before === undefined ? undefined : price - before,
    });
    before = price ?? before;
  }
  return lines.some(({ price }) => price !== undefined) ? lines.reverse() : [];
}

const inOrder = (history: readonly PriceChange[] | undefined): PriceChange[] =>
  [...(history ?? [])].sort((a, b) => a.from - b.from);
