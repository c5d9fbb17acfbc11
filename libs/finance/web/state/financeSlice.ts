import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { CalculatorInput, SharedTerms } from '@forecourt/finance-maths';
import { pageChanged } from '@forecourt/runtime';
import { persist, rootReducer } from '@forecourt/runtime/store';
import { readTerms } from '../rules/storedTerms.js';

export interface FinanceState {
  /** What the shopper chose in any calculator; every other one, the finance block and the sticky header follow. */
  terms: SharedTerms;
  /** Calculators that were used on this page, by their names: the first change of each is counted (FIN-05). */
  used: string[];
  /** What the calculators of this page were set to, by their names: an enquiry takes it along (FIN-12). */
  settled: Record<string, CalculatorInput>;
}

const initialState: FinanceState = { terms: {}, used: [], settled: {} };

export const financeSlice = createSlice({
  name: 'finance',
  initialState,
  reducers: {
    termsChanged: (state, { payload }: PayloadAction<SharedTerms>) => {
      Object.assign(state.terms, payload);
    },
    /** Back to what the lender states. */
    termsCleared: (state) => {
      state.terms = initialState.terms;
      state.settled = initialState.settled;
    },
    /** A calculator was set; its amount belongs to its vehicle, so it is not among the terms. */
    calculatorSet: (
      state,
      { payload: { calculator, input } }: PayloadAction<{ calculator: string; input: CalculatorInput }>,
    ) => {
      state.settled[calculator] = input;
    },
    calculatorUsed: (state, { payload }: PayloadAction<string>) => {
      if (!state.used.includes(payload)) state.used.push(payload);
    },
  },
  extraReducers: (builder) => {
    // the next page's calculator may be about another vehicle
    builder.addCase(pageChanged, (state) => {
      state.settled = initialState.settled;
    });
  },
  selectors: {
    selectTerms: ({ terms }) => terms,
    selectIsUsed: ({ used }, calculator: string) => used.includes(calculator),
    selectSettled: ({ settled }, calculator: string): CalculatorInput | undefined =>
      Object.hasOwn(settled, calculator) ? settled[calculator] : undefined,
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof financeSlice> {}
}

const injected = financeSlice.injectInto(rootReducer);
export const { termsChanged, termsCleared, calculatorUsed, calculatorSet } = injected.actions;
export const { selectTerms, selectIsUsed, selectSettled } = injected.selectors;

const selectKeptTerms = ({ terms }: FinanceState) => (Object.keys(terms).length > 0 ? terms : undefined);

export const state = persist(injected, {
  in: 'device',
  version: 1,
  select: selectKeptTerms,
  read: (kept) => ({ terms: readTerms(kept) ?? initialState.terms }),
});
