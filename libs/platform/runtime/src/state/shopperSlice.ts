import { createSlice } from '@reduxjs/toolkit';
import { featureState } from '@forecourt/composition';
import { isPostcode } from '@forecourt/places';
import { SHOPPER_VERSION } from './keptPostcode.js';
import { postcodeGiven } from './sharedEvents.js';

/** What every feature may know of the shopper of this device. */
export interface ShopperState {
  /** Where the shopper is, once that was said: delivery, near me and forms begin with it. */
  readonly postcode?: string | undefined;
}

const initialState: ShopperState = {};

/** In every store from its beginning; features select from it and dispatch the shared events that it answers. */
export const shopperSlice = createSlice({
  name: 'shopper',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(postcodeGiven, (state, { payload }) => (isPostcode(payload.postcode) ? payload : state));
  },
  selectors: { selectPostcode: (state) => state.postcode },
});

/** A store's state as far as the shopper is concerned. */
export interface WithShopper {
  readonly shopper: ShopperState;
}

/** The postcode that the shopper gave once, anywhere on the site. */
export const selectPostcode: (state: WithShopper) => string | undefined = shopperSlice.selectors.selectPostcode;

export const shopperState = featureState({
  slice: shopperSlice,
  persisted: {
    in: 'device',
    version: SHOPPER_VERSION,
    keep: ({ postcode }) => postcode,
    read: (kept) => ({ postcode: isPostcode(kept) ? kept : undefined }),
  },
});
