import type { FinanceConfig } from './config/financeOf.js';
import { FREQUENCIES } from './frequency.js';
import { clampToBounds, typedNumber } from './numbers.js';
import { principalOf } from './repayment.js';
import { withoutNoise } from './rounding.js';
import type { FinanceMathsSay } from './words/say.js';

export type BudgetFrequency = 'weekly' | 'monthly';

/** Repayment and deposit, dollars (B9). */
export const BUDGET_BOUNDS = { min: 0, max: 1_000_000 } as const;
/** Where the results say nothing of the dearest (B9). */
const FALLBACK_MAXIMUM = 100_000;
/** Placeholder prices stay out of what a budget finds (B9). */
export const BUDGET_SEARCH_PRICE_ABOVE = 1000;
const BODIES_SHOWN = 4;
const OWN_BODIES_SHOWN = 20;

/** Repayment or deposit as typed: no number is 0, kept within 0 and 1,000,000 (FIN-14). */
export const budgetAmount = (text: string): number => clampToBounds(typedNumber(text), BUDGET_BOUNDS);

/** What a finder starts with (FIN-14): 600 by the month or 200 by the week, and a deposit of 2000. */
export const budgetDefaults = (
  { deposit, monthly, weekly }: FinanceConfig['budget'],
  frequency: BudgetFrequency,
): { deposit: number; repayment: number } => ({ deposit, repayment: frequency === 'weekly' ? weekly : monthly });

export interface BudgetInput {
  /** Dollars of each repayment. */
  readonly repayment: number;
  readonly deposit: number;
  readonly frequency: BudgetFrequency;
}

/**
 * Estimated budget, whole dollars (FIN-14): repayment × 12 or 52 × years + deposit. The `annuity` method counts what
 * the repayment can really borrow at a rate.
 */
export function estimatedBudget(
  { repayment, deposit, frequency }: BudgetInput,
  { method, years }: Pick<FinanceConfig['budget'], 'method' | 'years'>,
  annualRate = 0,
): number {
  const { periodsPerYear } = FREQUENCIES[frequency];
  const borrowed =
    method === 'annuity'
      ? principalOf(repayment, { annualRate, periodsPerYear, years })
      : repayment * periodsPerYear * years;
  return Math.round(withoutNoise(borrowed + deposit));
}

/** Parameter of the search that a budget leads to: `:38000` (FIN-14). */
export const budgetRange = (budget: number): string => `:${budget}`;

/** The dearest vehicle of the results, or 100,000 where they say nothing of it (FIN-14). */
export const budgetMaximum = (dearest: number | undefined): number =>
  dearest !== undefined && Number.isFinite(dearest) && dearest > 0 ? dearest : FALLBACK_MAXIMUM;

/** Texts of a finder (FIN-14): below the lowest price of the results its button is disabled, with a message. */
export function budgetTexts(
  carType: string,
  budget: number,
  lowestPrice: number | undefined,
  say: FinanceMathsSay,
): { button: string; isDisabled: boolean; message?: string } {
  if (lowestPrice !== undefined && budget < lowestPrice) {
    return {
      button: say('budget.none', { carType }),
      isDisabled: true,
      message: say('budget.noneFound', { carType }),
    };
  }
  return { button: say('budget.show', { carType }), isDisabled: false };
}

export interface BodyCount {
  readonly value: string;
  readonly count: number;
}

/** Body pickers (FIN-14): by count, then name, both descending; 4 of them, or 20 of a site's own list. */
export function bodyPickers(counts: readonly BodyCount[], own?: readonly string[]): readonly BodyCount[] {
  const allowed = own && new Set(own.map((name) => name.toLowerCase()));
  return counts
    .filter(({ value }) => !allowed || allowed.has(value.toLowerCase()))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? 1 : -1))
    .slice(0, own ? OWN_BODIES_SHOWN : BODIES_SHOWN);
}

/** Moves one thumb of the price slider by its steps; it stops at the other one (FIN-14). */
export function movePriceThumb(
  thumb: 'from' | 'to',
  value: { from: number; to: number },
  target: number,
  { min, max, step }: FinanceConfig['budget']['slider'],
): { from: number; to: number } {
  const stop = clampToBounds(min + Math.round((target - min) / step) * step, { min, max });
  return thumb === 'from' ? { ...value, from: Math.min(stop, value.to) } : { ...value, to: Math.max(stop, value.from) };
}
