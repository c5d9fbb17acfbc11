import {
  comparisonFor,
  estimatedBudget,
  FREQUENCIES,
  lenderOf,
  ratesOf,
  siteShowsFinance,
  type FinanceConfig,
  type FinanceContext,
  type RateRange,
} from '@forecourt/finance-maths';
import type { BudgetChoice } from './budgetQuery.js';

/** A budget and the figures that must appear with it. Dollars, percent per year. */
export interface BudgetEstimate {
  readonly budget: number;
  /** Of a budget that counts interest. */
  readonly loan?: { readonly interestRate: number; readonly comparisonRate: RateRange; readonly repaid: number };
}

/**
 * What a choice can buy (FIN-14). Undefined where the site shows no finance, and where interest counts but there is no
 * comparison rate to state with it.
 */
export function budgetEstimate(
  choice: Omit<BudgetChoice, 'bodies'>,
  config: FinanceConfig,
  context: FinanceContext,
): BudgetEstimate | undefined {
  if (!siteShowsFinance(config, context)) return undefined;
  if (config.budget.method === 'specification') return { budget: estimatedBudget(choice, config.budget) };
  const rates = ratesOf(config, lenderOf(undefined, config, context.provider));
  const comparisonRate = comparisonFor(config, { ...rates, chosen: rates.advertised });
  if (!comparisonRate) return undefined;
  const count = FREQUENCIES[choice.frequency].periodsPerYear * config.budget.years;
  return {
    budget: estimatedBudget(choice, config.budget, rates.advertised),
    loan: { interestRate: rates.advertised, comparisonRate, repaid: Math.round(choice.repayment * count) },
  };
}
