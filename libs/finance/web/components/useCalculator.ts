import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { QueryFormState } from '@forecourt/action-form';
import {
  clampedInput,
  TERM_FIELDS,
  type CalculatorInput,
  type CalculatorPlace,
  type EstimateRates,
  type FinanceConfig,
  type SharedTerms,
} from '@forecourt/finance-maths';
import { useAppDispatch, useAppSelector, useAppStore } from '@forecourt/runtime/store';
import { calculatorTexts, calculatorTyped } from '../rules/calculatorForm.js';
import { calculatorSet, calculatorUsed, selectIsUsed, selectTerms, termsChanged } from '../state/financeSlice.js';

export interface CalculatorSetup {
  /** Which calculator of the site this is; the first use of each is counted. */
  name: string;
  config: FinanceConfig;
  place: CalculatorPlace;
  /** Initial input of the calculator: the terms of the address, else the defaults. */
  start: CalculatorInput;
  /** Terms of it that were requested by name; they apply, whatever was chosen in another calculator before. */
  asked?: readonly (keyof SharedTerms)[] | undefined;
  /** Dollars of the vehicle, where there is one. */
  price?: number | undefined;
  rates: EstimateRates;
  /** The first change of any input (FIN-05). */
  onFirstChange?: (() => void) | undefined;
}

/** The shared ones among some fields of an input. */
const onlyFields = (input: CalculatorInput, fields: ReadonlySet<string>): SharedTerms =>
  Object.fromEntries(TERM_FIELDS.flatMap((field) => (fields.has(field) ? [[field, input[field]]] : [])));

const withoutFields = (terms: SharedTerms, fields: readonly string[]): SharedTerms =>
  Object.fromEntries(Object.entries(terms).filter(([field]) => !fields.includes(field)));

const INPUT_FIELDS = ['amount', ...TERM_FIELDS] as const;

/** Fields of which one has another value than the other, or none. */
const changedFields = (one: Partial<CalculatorInput>, other: Partial<CalculatorInput>): ReadonlySet<string> =>
  new Set(INPUT_FIELDS.filter((field) => one[field] !== other[field]));

const NOTHING: readonly never[] = [];

const settledBy =
  ({ config, place, price, rates }: CalculatorSetup) =>
  (input: CalculatorInput): CalculatorInput =>
    clampedInput(input, config, place, { price, interest: rates.advertised });

/** What a calculator opens with: the terms that were chosen in another one, except those requested by name. */
export function useFirstInput(setup: CalculatorSetup): CalculatorInput {
  const terms = useAppSelector(selectTerms);
  const [first] = useState(() => {
    const { start, asked = NOTHING } = setup;
    return settledBy(setup)({ ...start, ...withoutFields(terms, asked) });
  });
  return first;
}

/**
 * What a calculator counts with, each number inside its bounds. Terms are the site's: chosen here, every other
 * calculator follows, and this one follows the others.
 */
export function useCalculator(
  setup: CalculatorSetup,
  first: CalculatorInput,
  { values, set }: Pick<QueryFormState, 'values' | 'set'>,
): CalculatorInput {
  const { name, start, asked = NOTHING, onFirstChange } = setup;
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const terms = useAppSelector(selectTerms);
  const isUsed = useAppSelector((state) => selectIsUsed(state, name));
  const settle = settledBy(setup);
  const typed = calculatorTyped(values);
  const used = settle(typed);
  // what the site knows of this calculator
  const known = useRef(first);
  const followed = useRef(terms);
  // terms from the device arrive after hydration and do not override the requested ones; terms that are chosen from
  // then on do, here or in another tab
  const [kept] = useState(() => selectTerms(store.getState()));
  const standing = useRef(asked);
  useLayoutEffect(() => {
    if (terms === followed.current) return;
    standing.current = standing.current.filter((field) => terms[field] === kept[field]);
    const news = changedFields(
      withoutFields(followed.current, standing.current),
      withoutFields(terms, standing.current),
    );
    followed.current = terms;
    const wanted = settle({ ...typed, ...onlyFields(start, news), ...withoutFields(terms, standing.current) });
    const changed = changedFields(used, wanted);
    const isFollowed = (field: string) =>
      changed.has(field) && (news.has(field) || field === 'years' || field === 'frequency');
    const of = <Value>(input: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(input).filter(([field]) => isFollowed(field)));
    known.current = { ...known.current, ...of({ ...wanted }) };
    set(of(calculatorTexts(wanted)));
  });
  // after rendering: two changes in one go each know the other only then
  const { amount, years, interest, deposit, residual, frequency } = used;
  useEffect(() => {
    const input = { amount, years, interest, deposit, residual, frequency };
    const changed = changedFields(known.current, input);
    if (changed.size === 0) return;
    known.current = input;
    if (!selectIsUsed(store.getState(), name)) {
      dispatch(calculatorUsed(name));
      onFirstChange?.();
    }
    const shared = onlyFields(input, changed);
    if (Object.keys(shared).length > 0) dispatch(termsChanged(shared));
  }, [store, dispatch, name, onFirstChange, amount, years, interest, deposit, residual, frequency]);
  useEffect(() => {
    if (isUsed)
      dispatch(calculatorSet({ calculator: name, input: { amount, years, interest, deposit, residual, frequency } }));
  }, [dispatch, isUsed, name, amount, years, interest, deposit, residual, frequency]);
  return used;
}
