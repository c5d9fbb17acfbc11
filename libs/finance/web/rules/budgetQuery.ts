import { isListingValue } from '@forecourt/contracts';
import { budgetAmount, budgetDefaults, type BudgetFrequency, type FinanceConfig } from '@forecourt/finance-maths';

/** What a shopper has chosen in the budget finder. Dollars. */
export interface BudgetChoice {
  readonly frequency: BudgetFrequency;
  readonly repayment: number;
  readonly deposit: number;
  readonly bodies: readonly string[];
}

export const BUDGET_FREQUENCIES = ['weekly', 'monthly'] as const satisfies readonly BudgetFrequency[];
/** Name of the hidden field with the frequency that the form was rendered with. */
export const DRAWN_WITH = 'was';
const MAX_BODIES = 20;
const MAX_LENGTH = 60;

type Options = Pick<FinanceConfig, 'budget' | 'budgetPage'>;

/**
 * Reads what the finder's form sends without script. Unknown names are ignored; an amount that is no number is 0
 * (FIN-14).
 */
export function budgetFromQuery(query: URLSearchParams, { budget, budgetPage }: Options): BudgetChoice {
  const named = (name: string) => BUDGET_FREQUENCIES.find((known) => known === query.get(name));
  const frequency = named('frequency') ?? budgetPage.frequency;
  const start = budgetDefaults(budget, frequency);
  const amount = (name: 'repayment' | 'deposit'): number => {
    const text = query.get(name);
    return text === null ? start[name] : budgetAmount(text.slice(0, MAX_LENGTH));
  };
  const was = named(DRAWN_WITH) ?? frequency;
  const bodies = query.getAll('body').filter((body) => body.length <= MAX_LENGTH && isListingValue(body));
  return {
    frequency,
    repayment: repaymentBy(frequency, { frequency: was, repayment: amount('repayment') }, budget),
    deposit: amount('deposit'),
    bodies: [...new Set(bodies)].slice(0, MAX_BODIES),
  };
}

/** Another frequency starts with its own repayment, unless the shopper has typed one. */
export function repaymentBy(
  frequency: BudgetFrequency,
  before: Pick<BudgetChoice, 'frequency' | 'repayment'>,
  budget: FinanceConfig['budget'],
): number {
  const isUntouched = before.repayment === budgetDefaults(budget, before.frequency).repayment;
  return isUntouched ? budgetDefaults(budget, frequency).repayment : before.repayment;
}

/** Address of the budget page with a choice; `budgetFromQuery` reads it back. */
export function budgetHref(page: string, { frequency, repayment, deposit, bodies }: BudgetChoice): string {
  const query = new URLSearchParams({ frequency, repayment: String(repayment), deposit: String(deposit) });
  for (const body of bodies) query.append('body', body);
  return `${page}?${query.toString()}`;
}
