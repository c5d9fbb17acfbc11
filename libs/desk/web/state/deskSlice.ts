import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { persist, rootReducer } from '@forecourt/runtime/store';
import { keptQuery } from '../rules/leadFilters.js';

export interface DeskState {
  /** Filters of the list of leads as they were last, as a query; without what was searched for. */
  leads: string;
}

const initialState: DeskState = { leads: '' };

export const deskSlice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    /** The list of leads shows what this query lets through. */
    leadsFiltered: (state, { payload }: PayloadAction<string>) => {
      state.leads = keptQuery(payload);
    },
  },
  selectors: {
    selectLeadsQuery: ({ leads }) => leads,
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof deskSlice> {}
}

const slice = deskSlice.injectInto(rootReducer);
export const { leadsFiltered } = slice.actions;
export const { selectLeadsQuery } = slice.selectors;

const selectKeptQuery = ({ leads }: DeskState) => (leads === '' ? undefined : leads);

export const state = persist(slice, {
  in: 'session',
  version: 1,
  select: selectKeptQuery,
  read: (kept) => ({ leads: typeof kept === 'string' ? keptQuery(kept) : '' }),
});
