import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { isPlaceSlug, placeChosen, recordOf } from '@forecourt/runtime';
import { persist, rootReducer } from '@forecourt/runtime/store';

export interface LocationsState {
  /** Slug of the place that the shopper calls theirs; `null` where none was chosen. */
  chosen: string | null;
}

const initialState: LocationsState = { chosen: null };

/** The place that a shopper chose; others hear of it by `placeChosen`, and select it by `selectPlace`. */
export const locationsSlice = createSlice({
  name: 'locations',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(placeChosen, (state, { payload: { place } }) => {
      state.chosen = isPlaceSlug(place) ? place : null;
    });
  },
  selectors: { selectChosenPlace: ({ chosen }) => chosen },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof locationsSlice> {}
}

const injected = locationsSlice.injectInto(rootReducer);
export const { selectChosenPlace } = injected.selectors;

const selectKeptPlace = ({ chosen }: LocationsState) => (chosen === null ? undefined : { chosen });

export const state = persist(injected, {
  in: 'device',
  version: 1,
  select: selectKeptPlace,
  read: (kept) => {
    const { chosen } = recordOf(kept);
    return { chosen: isPlaceSlug(chosen) ? chosen : null };
  },
});
