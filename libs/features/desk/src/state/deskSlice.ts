import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { featureState } from '@forecourt/composition';
import { rootReducer } from '@forecourt/runtime/store';
import { keptQuery } from '../domain/leadFilters.js';

export interface DeskState {
  /** Filters of the list of leads as they were last, as a query; without what was searched for. */
  readonly leads: string;
}

const initialState: DeskState = { leads: '' };

const deskSlice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    /** The list of leads shows what this query lets through. */
    leadsFiltered: (_state, { payload }: PayloadAction<string>): DeskState => ({ leads: keptQuery(payload) }),
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

export const state = featureState({
  slice,
  persisted: {
    in: 'session',
    version: 1,
    keep: ({ leads }) => (leads === '' ? undefined : leads),
    read: (kept) => ({ leads: typeof kept === 'string' ? keptQuery(kept) : '' }),
  },
});
