const DAY = 86_400;
/** Queensland keeps Australian Eastern Standard Time all year (Australia/Brisbane). Seconds ahead of UTC. */
const BRISBANE = 10 * 3600;
/** Seconds for each further sale, 192 of them a day (B9). */
const PER_SALE = 450;

/** Milliseconds after which a shown counter is reckoned anew (B9). */
export const COUNTER_REFRESH = 150_000;

/**
 * Count of "sales this month" in Brisbane (B9): 192 for each day that is over, and one for every 450 s of today.
 * It follows the clock, not the dealer's books.
 *
 * @param now epoch milliseconds
 */
export function salesThisMonth(now: number): number {
  const local = Math.floor(now / 1000) + BRISBANE;
  const dayOfMonth = new Date(local * 1000).getUTCDate();
  return (dayOfMonth - 1) * (DAY / PER_SALE) + Math.floor((((local % DAY) + DAY) % DAY) / PER_SALE);
}
