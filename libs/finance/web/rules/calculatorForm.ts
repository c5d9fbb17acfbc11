import type { FormFaults, FormValues } from '@forecourt/action-form';
import {
  amountHelp,
  clampToBounds,
  FREQUENCY_NAMES,
  inputProblems,
  typedAmount,
  typedNumber,
  type Bounds,
  type CalculatorInput,
  type FinanceConfig,
  type FinanceMathsSay,
} from '@forecourt/finance-maths';
import { formatNumber } from '@forecourt/vehicle';

export const dollarText = (value: number): string => `$${formatNumber(value)}`;
export const percentText = (value: number): string => `${value}%`;

/** Texts of the calculator's fields. */
export const calculatorTexts = (input: CalculatorInput) => ({
  amount: dollarText(input.amount),
  frequency: input.frequency,
  years: String(input.years),
  interest: percentText(input.interest),
  deposit: dollarText(input.deposit),
  residual: dollarText(input.residual),
});

/** What its texts say, in or out of their bounds. */
export const calculatorTyped = ({
  amount = '',
  frequency,
  years,
  interest = '',
  deposit = '',
  residual = '',
}: FormValues): CalculatorInput => ({
  amount: typedAmount(amount),
  frequency: FREQUENCY_NAMES.find((name) => name === frequency) ?? 'weekly',
  years: Number(years),
  interest: typedNumber(interest),
  deposit: typedAmount(deposit),
  residual: typedAmount(residual),
});

export interface CalculatorBounds {
  readonly amount: Bounds;
  readonly interest: Bounds;
}

const isInside = (amount: number, bounds: Bounds): boolean => amount === clampToBounds(amount, bounds);

/** An amount at its bound is in order: there the words are a help and no fault (FIN-01). */
export function amountHint(text: string, { amount: bounds }: CalculatorBounds, config: FinanceConfig) {
  const amount = typedAmount(text);
  return isInside(amount, bounds) ? amountHelp(amount, bounds, config.amount.help) : undefined;
}

/** What is wrong with the texts (FIN-01). */
export function calculatorFaults(
  values: FormValues,
  bounds: CalculatorBounds,
  config: FinanceConfig,
  say: FinanceMathsSay,
): FormFaults {
  const typed = calculatorTyped(values);
  const { amount, ...faults } = inputProblems(typed, config, bounds, say);
  return { ...faults, ...(amount === undefined || isInside(typed.amount, bounds.amount) ? {} : { amount }) };
}
