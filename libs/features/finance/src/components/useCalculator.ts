import { useCallback, useRef, useState } from 'react';
import {
  amountBounds,
  financeEstimate,
  inputProblems,
  interestBounds,
  settledInput,
  typedAmount,
  typedNumber,
  type CalculatorInput,
  type CalculatorPlace,
  type EstimateRates,
  type FinanceConfig,
} from '@forecourt/finance-maths';
import { formatNumber } from '@forecourt/vehicle';
import { typedInto, type TextField } from './typedInto.js';

export interface CalculatorSetup {
  config: FinanceConfig;
  place: CalculatorPlace;
  /** What the calculator starts with, as it was asked for. */
  start: CalculatorInput;
  /** Dollars of the vehicle, where there is one. */
  price?: number | undefined;
  rates: EstimateRates;
  /** The first change of any input (FIN-05). */
  onFirstChange?: (() => void) | undefined;
}

const asText = (field: TextField, value: number): string =>
  field === 'interest' ? `${value}%` : `$${formatNumber(value)}`;

const textsOf = (input: CalculatorInput): Record<TextField, string> => ({
  amount: asText('amount', input.amount),
  interest: asText('interest', input.interest),
  deposit: asText('deposit', input.deposit),
  residual: asText('residual', input.residual),
});

/** State of a calculator: what is typed stays as it is until the field is left; the estimate always uses settled values. */
export function useCalculator({ config, place, start, price, rates, onFirstChange }: CalculatorSetup) {
  const known = { price, interest: rates.advertised };
  const [first] = useState(() => settledInput(start, config, place, known));
  const [choice, setChoice] = useState({ years: first.years, frequency: first.frequency });
  const [texts, setTexts] = useState(() => textsOf(first));
  const isTouched = useRef(false);
  // what was typed into the server's form before this code was there stands in the fields, and must count
  const adopt = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const { texts: typed, choice: chosen } = typedInto(form);
      setTexts((before) => ({ ...before, ...typed }));
      setChoice((before) => ({ ...before, ...chosen }));
      const drawn = new Map<string, unknown>(Object.entries({ ...first, ...textsOf(first) }));
      const isChanged = Object.entries({ ...typed, ...chosen }).some(([name, value]) => value !== drawn.get(name));
      if (!isChanged || isTouched.current) return;
      isTouched.current = true;
      onFirstChange?.();
    },
    [first, onFirstChange],
  );
  const touch = () => {
    if (!isTouched.current) onFirstChange?.();
    isTouched.current = true;
  };

  const typed: CalculatorInput = {
    ...choice,
    amount: typedAmount(texts.amount),
    interest: typedNumber(texts.interest),
    deposit: typedAmount(texts.deposit),
    residual: typedAmount(texts.residual),
  };
  const bounds = {
    amount: amountBounds(config.amount, place, price),
    interest: interestBounds(config.interest, rates.advertised),
  };
  const used = settledInput(typed, config, place, known);
  const { amount: amountHelp, ...faults } = inputProblems(typed, config, bounds);
  const isAtBound = typed.amount === used.amount;
  return {
    adopt,
    texts,
    used,
    bounds,
    // an amount at its bound is in order: there the words are a help and no fault (FIN-01)
    help: isAtBound ? amountHelp : undefined,
    problems: { ...faults, ...(isAtBound ? {} : { amount: amountHelp }) },
    estimate: financeEstimate(used, config, rates),
    type: (field: TextField, text: string) => {
      touch();
      setTexts((before) => ({ ...before, [field]: text }));
    },
    set: (field: TextField, value: number) => {
      touch();
      setTexts((before) => ({ ...before, [field]: asText(field, value) }));
    },
    /** A field that is left shows what is computed with. */
    leave: (field: TextField) => setTexts((before) => ({ ...before, [field]: asText(field, used[field]) })),
    choose: (change: Partial<typeof choice>) => {
      touch();
      setChoice((before) => ({ ...before, ...change }));
    },
  };
}

export type Calculator = Omit<ReturnType<typeof useCalculator>, 'adopt'>;
