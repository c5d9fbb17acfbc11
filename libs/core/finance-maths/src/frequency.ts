export const FREQUENCIES = {
  weekly: { label: 'Weekly', suffix: 'wk', periodsPerYear: 52, lawfulPeriodsPerYear: 52.18 },
  fortnightly: { label: 'Fortnightly', suffix: 'fn', periodsPerYear: 26, lawfulPeriodsPerYear: 26.09 },
  monthly: { label: 'Monthly', suffix: 'mo', periodsPerYear: 12, lawfulPeriodsPerYear: 12 },
  yearly: { label: 'Yearly', suffix: 'yr', periodsPerYear: 1, lawfulPeriodsPerYear: 1 },
} as const;

export const FREQUENCY_NAMES = ['weekly', 'fortnightly', 'monthly', 'yearly'] as const;
export type FrequencyName = (typeof FREQUENCY_NAMES)[number];

/**
 * How often something is paid (B9). `lawfulPeriodsPerYear` is what comparison rates count with (NCCP Regulations r
 * 100).
 */
export interface Frequency {
  readonly label: string;
  /** Follows an amount: `$153/wk`. */
  readonly suffix: string;
  readonly periodsPerYear: number;
  readonly lawfulPeriodsPerYear: number;
}

/** Number of repayments of a term; half years give whole numbers for every frequency but the yearly one. */
export const repaymentCount = (periodsPerYear: number, years: number): number =>
  Math.max(1, Math.round(periodsPerYear * years));
