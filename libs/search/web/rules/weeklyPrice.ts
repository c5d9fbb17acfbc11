import type { Range } from './listingUrl.js';

/** Names under which old links ask for a weekly price (SRCH-02). */
export const WEEKLY_NAMES = ['range[weekly]', 'weekly_price', 'weekly_price_range'] as const;

/** Term and weeks of the specification's estimate, which leaves interest and fees out (B9). */
const YEARS = 5;
const WEEKS = 52;
/** Dollars. More is not a weekly repayment: old links wrote whole prices under the weekly name as well. */
const MOST_A_WEEK = 2500;

/** The price of a weekly repayment, dollars: repayment × 52 × 5 (B9). */
export const priceOfWeekly = (dollars: number): number =>
  dollars > MOST_A_WEEK ? dollars : Math.round(dollars * WEEKS * YEARS);

/** A range of weekly prices as the range of prices that it is rewritten into (SRCH-02). */
export function priceRangeOfWeekly({ min, max }: Range): Range {
  return {
    ...(min === undefined ? {} : { min: priceOfWeekly(min) }),
    ...(max === undefined ? {} : { max: priceOfWeekly(max) }),
  };
}
