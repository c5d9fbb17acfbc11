import type { FinanceMathsSay } from './words/say.js';

export const FREQUENCIES = {
  weekly: { periodsPerYear: 52, lawfulPeriodsPerYear: 52.18 },
  fortnightly: { periodsPerYear: 26, lawfulPeriodsPerYear: 26.09 },
  monthly: { periodsPerYear: 12, lawfulPeriodsPerYear: 12 },
  yearly: { periodsPerYear: 1, lawfulPeriodsPerYear: 1 },
} as const;

export const FREQUENCY_NAMES = ['weekly', 'fortnightly', 'monthly', 'yearly'] as const;
export type FrequencyName = (typeof FREQUENCY_NAMES)[number];

/**
 * How often something is paid (B9). `lawfulPeriodsPerYear` is what comparison rates count with (NCCP Regulations r
 * 100).
 */
export interface Frequency {
  readonly periodsPerYear: number;
  readonly lawfulPeriodsPerYear: number;
}

const LABELS = {
  weekly: 'frequency.weekly',
  fortnightly: 'frequency.fortnightly',
  monthly: 'frequency.monthly',
  yearly: 'frequency.yearly',
} as const;
const PERIODS = {
  weekly: 'period.weekly',
  fortnightly: 'period.fortnightly',
  monthly: 'period.monthly',
  yearly: 'period.yearly',
} as const;

export const frequencyLabel = (name: FrequencyName, say: FinanceMathsSay): string => say(LABELS[name]);

/** Follows an amount: `wk` in `$153/wk`. */
export const periodText = (name: FrequencyName, say: FinanceMathsSay): string => say(PERIODS[name]);

/** Number of repayments of a term; half years give whole numbers for every frequency but the yearly one. */
export const repaymentCount = (periodsPerYear: number, years: number): number =>
  Math.max(1, Math.round(periodsPerYear * years));
