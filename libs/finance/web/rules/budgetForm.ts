import { linesOf, type FormValues } from '@forecourt/action-form';
import { budgetAmount } from '@forecourt/finance-maths';
import { BUDGET_FREQUENCIES, type BudgetChoice } from './budgetQuery.js';
import { dollarText } from './calculatorForm.js';

export const budgetFrequency = (text: string | undefined): BudgetChoice['frequency'] =>
  BUDGET_FREQUENCIES.find((name) => name === text) ?? 'monthly';

/** Texts of the finder's fields. */
export const budgetValues = ({ bodies, frequency, repayment, deposit }: BudgetChoice): FormValues => ({
  body: bodies.join('\n'),
  frequency,
  repayment: dollarText(repayment),
  deposit: dollarText(deposit),
});

/** What its texts say. */
export const budgetTyped = ({ body = '', frequency, repayment = '', deposit = '' }: FormValues): BudgetChoice => ({
  bodies: linesOf(body),
  frequency: budgetFrequency(frequency),
  repayment: budgetAmount(repayment),
  deposit: budgetAmount(deposit),
});
