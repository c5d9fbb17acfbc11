import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { featureState } from '@forecourt/composition';
import { rootReducer } from '@forecourt/runtime/store';

/** What the site remembers of a shopper between forms, and of the last enquiry that was stored (B3). */
export interface FormsState {
  user: { name?: string; last_name?: string; email?: string; phone?: string; postcode?: string };
  lastEnquiry?: { leadId: string; category: string; vehicleSlug?: string };
}

const initialState: FormsState = { user: {} };

export const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    enquirySent(state, action: PayloadAction<{ user: FormsState['user'] } & NonNullable<FormsState['lastEnquiry']>>) {
      const { user, ...enquiry } = action.payload;
      state.user = user;
      state.lastEnquiry = enquiry;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectLastEnquiry: (state) => state.lastEnquiry,
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof formsSlice> {}
}

export const injectedFormsSlice = formsSlice.injectInto(rootReducer);
export const { enquirySent } = formsSlice.actions;
export const state = featureState({ slice: injectedFormsSlice });
