import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { persist, rootReducer } from '@forecourt/runtime/store';
import { savedIds, toggled } from '@forecourt/offers/domain';

export interface OffersState {
  /** Ids of offers that were saved on this device, the last one first. */
  saved: string[];
}

const initialState: OffersState = { saved: [] };

export const offersSlice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    /** Saved, or no longer so. */
    offerToggled: (state, { payload }: PayloadAction<string>) => {
      state.saved = toggled(state.saved, payload);
    },
  },
  selectors: { selectSaved: ({ saved }) => saved },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof offersSlice> {}
}

const slice = offersSlice.injectInto(rootReducer);
export const { offerToggled } = slice.actions;
export const { selectSaved } = slice.selectors;

const selectKeptOffers = ({ saved }: OffersState) => (saved.length > 0 ? saved : undefined);

export const state = persist(slice, {
  in: 'device',
  version: 1,
  select: selectKeptOffers,
  read: (kept) => ({ saved: savedIds(kept) }),
});
