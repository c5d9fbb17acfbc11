import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { featureState } from '@forecourt/composition';
import { rootReducer } from '@forecourt/runtime/store';
import { savedIds, toggled } from '../domain/savedOffers.js';

export interface OffersState {
  /** Ids of offers that were saved on this device, the last one first. */
  readonly saved: readonly string[];
}

const initialState: OffersState = { saved: [] };

const offersSlice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    /** Saved, or no longer so. */
    offerToggled: (state, { payload }: PayloadAction<string>) => ({ ...state, saved: toggled(state.saved, payload) }),
  },
  selectors: { selectSaved: ({ saved }) => saved },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof offersSlice> {}
}

const slice = offersSlice.injectInto(rootReducer);
export const { offerToggled } = slice.actions;
export const { selectSaved } = slice.selectors;

export const state = featureState({
  slice,
  persisted: {
    in: 'device',
    version: 1,
    keep: ({ saved }) => (saved.length > 0 ? saved : undefined),
    read: (kept) => ({ saved: savedIds(kept) }),
  },
});
