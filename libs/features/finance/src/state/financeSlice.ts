import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { SharedTerms } from '@forecourt/finance-maths';
import { persist, rootReducer } from '@forecourt/runtime/store';
import { readTerms } from '../domain/storedTerms.js';

export interface FinanceState {
  /** What the shopper chose in any calculator; every other one, the finance block and the sticky header follow. */
  terms: SharedTerms;
  /** Calculators that were used on this page, by their names: the first change of each is counted (FIN-05). */
  used: string[];
}

const initialState: FinanceState = { terms: {}, used: [] };

const financeSlice = createSlice({
  name: 'finance',
  initialState,
  reducers: {
    termsChanged: (state, { payload }: PayloadAction<SharedTerms>) => {
      Object.assign(state.terms, payload);
    },
    /** Back to what the lender states. */
    termsCleared: (state) => {
      state.terms = initialState.terms;
    },
    calculatorUsed: (state, { payload }: PayloadAction<string>) => {
      if (!state.used.includes(payload)) state.used.push(payload);
    },
  },
  selectors: {
    selectTerms: ({ terms }) => terms,
    selectIsUsed: ({ used }, calculator: string) => used.includes(calculator),
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof financeSlice> {}
}

const injected = financeSlice.injectInto(rootReducer);
export const { termsChanged, termsCleared, calculatorUsed } = injected.actions;
export const { selectTerms, selectIsUsed } = injected.selectors;

const selectKeptTerms = ({ terms }: FinanceState) => (Object.keys(terms).length > 0 ? terms : undefined);

export const state = persist(injected, {
  in: 'device',
  version: 1,
  select: selectKeptTerms,
  read: (kept) => ({ terms: readTerms(kept) ?? initialState.terms }),
});
