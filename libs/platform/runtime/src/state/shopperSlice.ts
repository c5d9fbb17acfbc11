import { createSlice } from '@reduxjs/toolkit';
import { isPostcode } from '@forecourt/site-config/places';
import { persist } from './persist.js';
import { postcodeGiven } from './sharedEvents.js';

/** What every feature may know of the shopper of this device. */
export interface ShopperState {
  /** Where the shopper is, once they gave it: delivery, near me and forms begin with it. */
  postcode?: string | undefined;
}

const initialState: ShopperState = {};

/** In every store from its beginning; features select from it and dispatch the shared events that it answers. */
export const shopperSlice = createSlice({
  name: 'shopper',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(postcodeGiven, (state, { payload: { postcode } }) => {
      if (isPostcode(postcode)) state.postcode = postcode;
    });
  },
  selectors: { selectPostcode: (state) => state.postcode },
});

/** A store's state as far as the shopper is concerned. */
export interface WithShopper {
  readonly shopper: ShopperState;
}

/** The postcode that the shopper gave once, anywhere on the site. */
export const selectPostcode: (state: WithShopper) => string | undefined = shopperSlice.selectors.selectPostcode;

persist(shopperSlice, {
  in: 'device',
  version: 1,
  select: ({ postcode }) => postcode,
  read: (kept) => ({ postcode: isPostcode(kept) ? kept : undefined }),
});
