import { formatDollars } from '@forecourt/vehicle';
import type { FinanceConfig } from './config/financeOf.js';
import type { FinanceFee } from './fees.js';
import type { FrequencyName } from './frequency.js';
import { clampToBounds, type Bounds } from './numbers.js';
import type { FinanceMathsSay } from './words/say.js';

/** What a shopper may change (B3). Dollars, years, percent per year. */
export interface CalculatorInput {
  readonly amount: number;
  readonly years: number;
  readonly interest: number;
  readonly deposit: number;
  readonly residual: number;
  readonly frequency: FrequencyName;
}
export type CalculatorField = keyof CalculatorInput;

/** Where a calculator is: `vehicle` on a vehicle's page, `sidebar` in a sidebar or on the finance page. */
export type CalculatorPlace = 'vehicle' | 'sidebar';

/**
 * Bounds of the amount (FIN-01, FIN-15): 100,000 on a vehicle's page, or 1.05 times the price of a dearer one; 250,000
 * elsewhere.
 */
export function amountBounds(
  { min, max, sidebarMax, priceFactor }: FinanceConfig['amount'],
  place: CalculatorPlace,
  price?: number,
): Bounds {
  if (place === 'sidebar') return { min, max: sidebarMax };
  const isDearer = price !== undefined && price > max && priceFactor !== undefined;
  return { min, max: isDearer ? Math.round(price * priceFactor) : max };
}

/** The price where there is one, else the site's default (FIN-02). */
export const defaultAmount = (price: number | undefined, fallback: number): number =>
  price !== undefined && price > 0 ? price : fallback;

/** Years that can be chosen: the site's own, else half years from the least to the most (FIN-01, FIN-15). */
export function termOptions({ min, max, step, years }: FinanceConfig['term']): readonly number[] {
  if (years) return [...new Set(years)].sort((a, b) => a - b);
  return Array.from({ length: Math.floor((max - min) / step + 1e-9) + 1 }, (_, index) => min + index * step);
}

/** The offered term nearest to a wanted one, the shorter of two. */
export const nearestTerm = (wanted: number, options: readonly number[]): number =>
  options.reduce((best, years) => (Math.abs(years - wanted) < Math.abs(best - wanted) ? years : best));

/** `5 years`, `1 year`, `4.5 years`. */
export const termText = (years: number, say: FinanceMathsSay): string => say('term', { years });

/** What a calculator starts with (FIN-02). `interest` is the lender's rate where it is known. */
export function defaultInput(
  config: FinanceConfig,
  place: CalculatorPlace,
  { price, interest }: { price?: number | undefined; interest?: number | undefined } = {},
): CalculatorInput {
  const [frequency = 'weekly'] = config.frequencies;
  return {
    amount: clampToBounds(defaultAmount(price, config.amount.default), amountBounds(config.amount, place, price)),
    years: nearestTerm(config.term.default, termOptions(config.term)),
    interest: interest ?? config.interest.default,
    deposit: config.deposit.default,
    residual: config.residual.default,
    frequency,
  };
}

/** Bounds of the interest. A lender's rate outside of the site's range can be chosen all the same. */
export const interestBounds = ({ min, max }: FinanceConfig['interest'], advertised?: number): Bounds => ({
  min: Math.min(min, advertised ?? min),
  max: Math.max(max, advertised ?? max),
});

/** Every value inside its bounds (FIN-01): what is computed with, whatever was typed. */
export function clampedInput(
  input: CalculatorInput,
  config: FinanceConfig,
  place: CalculatorPlace,
  { price, interest }: { price?: number | undefined; interest?: number | undefined } = {},
): CalculatorInput {
  return {
    amount: clampToBounds(input.amount, amountBounds(config.amount, place, price)),
    years: nearestTerm(input.years, termOptions(config.term)),
    interest: config.interest.isFixed
      ? (interest ?? config.interest.default)
      : clampToBounds(input.interest, interestBounds(config.interest, interest)),
    deposit: clampToBounds(input.deposit, config.deposit),
    residual: clampToBounds(input.residual, config.residual),
    frequency: config.frequencies.includes(input.frequency) ? input.frequency : (config.frequencies[0] ?? 'weekly'),
  };
}

/** Help of the amount, shown when it is at or outside its bounds (FIN-01). */
export const amountHelp = (amount: number, { min, max }: Bounds, text: string): string | undefined =>
  amount > min && amount < max
    ? undefined
    : text.replace('{min}', formatDollars(min)).replace('{max}', formatDollars(max));

/** What is wrong with an input, by field, in words. Nothing here keeps a shopper from seeing an estimate. */
export function inputProblems(
  input: CalculatorInput,
  config: FinanceConfig,
  bounds: { amount: Bounds; interest: Bounds },
  say: FinanceMathsSay,
): Partial<Record<CalculatorField, string>> {
  const amount = amountHelp(input.amount, bounds.amount, config.amount.help);
  const between = (value: number, { min, max }: Bounds, format: (n: number) => string) =>
    value < min || value > max ? say('problem.between', { min: format(min), max: format(max) }) : undefined;
  const percent = (value: number) => `${value}%`;
  const problems = {
    amount,
    interest: between(input.interest, bounds.interest, percent),
    deposit:
      between(input.deposit, config.deposit, formatDollars) ??
      (input.deposit > 0 && input.deposit >= input.amount ? say('problem.deposit') : undefined),
    residual:
      between(input.residual, config.residual, formatDollars) ??
      (input.residual > 0 && input.residual > input.amount - input.deposit ? say('problem.finalPayment') : undefined),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
}

/** The establishment fee, which is borrowed with the amount, and the site's further fees (FIN-07). */
export const allFees = ({ establishmentFee, fees }: Pick<FinanceConfig, 'establishmentFee' | 'fees'>): FinanceFee[] => [
  ...(establishmentFee > 0
    ? [
        {
          amount: establishmentFee,
          every: 'loan' as const,
          isFinanced: true,
          isGovernmentCharge: false,
        },
      ]
    : []),
  ...fees,
];
