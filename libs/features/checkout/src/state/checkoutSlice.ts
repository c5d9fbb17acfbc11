import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { featureState } from '@forecourt/composition';
import { rootReducer } from '@forecourt/runtime/store';

export interface CheckoutState {
  /** The shopper has seen enough of it. */
  readonly isDismissed: boolean;
}

const initialState: CheckoutState = { isDismissed: false };

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    dismissed: (): CheckoutState => ({ isDismissed: true }),
  },
  selectors: {
    selectIsDismissed: ({ isDismissed }) => isDismissed,
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof checkoutSlice> {}
}

const slice = checkoutSlice.injectInto(rootReducer);
export const { dismissed } = slice.actions;
export const { selectIsDismissed } = slice.selectors;

export const state = featureState({
  slice,
  persisted: {
    in: 'device',
    version: 1,
    keep: ({ isDismissed }) => (isDismissed ? true : undefined),
    read: (kept) => ({ isDismissed: kept === true }),
  },
});
