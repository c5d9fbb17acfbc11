import { useCallback, useEffect, useState } from 'react';
import {
  amountBounds,
  type CalculatorInput,
  type CalculatorPlace,
  clampedInput,
  type EstimateRates,
  type FinanceConfig,
  financeEstimate,
  financeMathsWords,
  inputProblems,
  interestBounds,
  type SharedTerms,
  TERM_FIELDS,
  typedAmount,
  typedNumber,
} from '@forecourt/finance-maths';
import { useAppDispatch, useAppSelector, useAppStore } from '@forecourt/runtime/store';
import { formatNumber } from '@forecourt/vehicle';
import { calculatorSet, calculatorUsed, selectIsUsed, selectTerms, termsChanged } from '../state/financeSlice.js';
import { typedInto, type TextField } from './typedInto.js';
import { useWords } from '@forecourt/composition';

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

const asText = (field: TextField, value: number): string =>
  field === 'interest' ? `${value}%` : `$${formatNumber(value)}`;

const textsOf = (input: CalculatorInput): Record<TextField, string> => ({
  amount: asText('amount', input.amount),
  interest: asText('interest', input.interest),
  deposit: asText('deposit', input.deposit),
  residual: asText('residual', input.residual),
});

const amountsOf = (texts: Record<TextField, string>) => ({
  amount: typedAmount(texts.amount),
  interest: typedNumber(texts.interest),
  deposit: typedAmount(texts.deposit),
  residual: typedAmount(texts.residual),
});

/** The shared ones among some fields of an input. */
const onlyFields = (input: CalculatorInput, fields: ReadonlySet<string>): SharedTerms =>
  Object.fromEntries(TERM_FIELDS.flatMap((field) => (fields.has(field) ? [[field, input[field]]] : [])));

const withoutFields = (terms: SharedTerms, fields: readonly string[]): SharedTerms =>
  Object.fromEntries(Object.entries(terms).filter(([field]) => !fields.includes(field)));

/** Fields that are new, others or gone. */
const changedTerms = (before: SharedTerms, now: SharedTerms, skipped: readonly string[]): ReadonlySet<string> =>
  new Set(TERM_FIELDS.filter((field) => before[field] !== now[field] && !skipped.includes(field)));

const NOTHING: readonly never[] = [];

/**
 * State of a calculator: what is typed stays as it is until the field is left; the estimate always uses settled values.
 * Terms are the site's: chosen here, every other calculator follows, and this one follows the others.
 */
export function useCalculator(setup: CalculatorSetup) {
  const sayMaths = useWords(financeMathsWords);
  const { name, config, place, start, asked = NOTHING, price, rates, onFirstChange } = setup;
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const known = { price, interest: rates.advertised };
  const clamp = (input: CalculatorInput): CalculatorInput => clampedInput(input, config, place, known);
  const terms = useAppSelector(selectTerms);
  const [first] = useState(() => clamp({ ...start, ...withoutFields(terms, asked) }));
  const [choice, setChoice] = useState({ years: first.years, frequency: first.frequency });
  const [texts, setTexts] = useState(() => textsOf(first));
  const touch = useCallback(() => {
    if (selectIsUsed(store.getState(), name)) return;
    dispatch(calculatorUsed(name));
    onFirstChange?.();
  }, [store, dispatch, name, onFirstChange]);

  const typed: CalculatorInput = { ...choice, ...amountsOf(texts) };
  const used = clamp(typed);
  const [followed, setFollowed] = useState(terms);
  // terms from the device arrive after hydration and do not override the requested ones; terms that are chosen from
  // then on do, here or in another tab
  const [standing, setStanding] = useState(() => {
    const kept = selectTerms(store.getState());
    return asked.map((field) => ({ field, kept: kept[field] }));
  });
  if (terms !== followed) {
    setFollowed(terms);
    const still = standing.filter(({ field, kept }) => terms[field] === kept);
    if (still.length < standing.length) setStanding(still);
    const skipped = still.map(({ field }) => field);
    const news = changedTerms(followed, terms, skipped);
    const wanted = clamp({ ...typed, ...onlyFields(start, news), ...withoutFields(terms, skipped) });
    for (const field of ['interest', 'deposit', 'residual'] as const) {
      if (news.has(field) && wanted[field] !== used[field])
        setTexts((before) => ({ ...before, [field]: asText(field, wanted[field]) }));
    }
    if (wanted.years !== used.years || wanted.frequency !== used.frequency)
      setChoice({ years: wanted.years, frequency: wanted.frequency });
  }

  // what was typed into the server-rendered form before hydration is still in its fields, and must count
  const adopt = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const { texts: found, choice: chosen } = typedInto(form);
      const drawn = new Map<string, unknown>(Object.entries({ ...first, ...textsOf(first) }));
      const changed = new Set(
        Object.entries({ ...found, ...chosen }).flatMap(([field, value]) =>
          value === drawn.get(field) ? [] : [field],
        ),
      );
      if (changed.size === 0) return;
      setTexts((before) => ({ ...before, ...found }));
      setChoice((before) => ({ ...before, ...chosen }));
      const now = clampedInput({ ...first, ...amountsOf({ ...textsOf(first), ...found }), ...chosen }, config, place, {
        price,
        interest: rates.advertised,
      });
      dispatch(termsChanged(onlyFields(now, changed)));
      touch();
    },
    [first, config, place, price, rates.advertised, dispatch, touch],
  );
  const tell = (change: Partial<CalculatorInput>) => {
    touch();
    const fields = new Set(Object.keys(change));
    const input = clamp({ ...typed, ...change });
    const shared = onlyFields(input, fields);
    if (Object.keys(shared).length > 0) dispatch(termsChanged(shared));
  };
  // after rendering: two changes in one go each know the other only then
  const { amount, years, interest, deposit, residual, frequency } = used;
  useEffect(() => {
    if (!selectIsUsed(store.getState(), name)) return;
    dispatch(calculatorSet({ calculator: name, input: { amount, years, interest, deposit, residual, frequency } }));
  }, [store, dispatch, name, amount, years, interest, deposit, residual, frequency]);
  const bounds = {
    amount: amountBounds(config.amount, place, price),
    interest: interestBounds(config.interest, rates.advertised),
  };
  const { amount: amountHelp, ...faults } = inputProblems(typed, config, bounds, sayMaths);
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
      tell({ [field]: field === 'interest' ? typedNumber(text) : typedAmount(text) });
      setTexts((before) => ({ ...before, [field]: text }));
    },
    set: (field: TextField, value: number) => {
      tell({ [field]: value });
      setTexts((before) => ({ ...before, [field]: asText(field, value) }));
    },
    /** A field that is left shows what is computed with. */
    leave: (field: TextField) => setTexts((before) => ({ ...before, [field]: asText(field, used[field]) })),
    choose: (change: Partial<typeof choice>) => {
      tell(change);
      setChoice((before) => ({ ...before, ...change }));
    },
  };
}

export type Calculator = Omit<ReturnType<typeof useCalculator>, 'adopt'>;
