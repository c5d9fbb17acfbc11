import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { persist, rootReducer } from '@forecourt/runtime/store';
import type { ReserveValues } from '../rules/reserveForm.js';
import { readDetails, typedDetails, valuesFor, type TypedDetails } from '../rules/typedDetails.js';

export interface CheckoutState {
  /** What was typed into the form of a reservation; personal, so no longer than the tab. */
  typed: TypedDetails;
}

const initialState: CheckoutState = { typed: { person: {} } };

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** The form of a vehicle's reservation holds these values now. */
    detailsTyped: (
      state,
      { payload: { slug, values } }: PayloadAction<{ readonly slug: string; readonly values: ReserveValues }>,
    ) => {
      state.typed = typedDetails(slug, values);
    },
  },
  selectors: {
    selectValues: createSelector(
      [({ typed }: CheckoutState) => typed, (_state: CheckoutState, slug: string) => slug],
      valuesFor,
    ),
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof checkoutSlice> {}
}

const slice = checkoutSlice.injectInto(rootReducer);
export const { detailsTyped } = slice.actions;
export const { selectValues } = slice.selectors;

const selectKeptDetails = ({ typed }: CheckoutState) =>
  Object.keys(typed.person).length > 0 || typed.message ? typed : undefined;

export const state = persist(slice, {
  in: 'session',
  version: 1,
  select: selectKeptDetails,
  read: (kept) => ({ typed: readDetails(kept) }),
});
