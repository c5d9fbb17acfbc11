import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { featureState } from '@forecourt/composition';
import { isPlaceSlug, placeChosen, recordOf } from '@forecourt/runtime';
import { rootReducer } from '@forecourt/runtime/store';

export interface LocationsState {
  /** Slug of the place that the shopper calls theirs; `null` where none was chosen. */
  readonly chosen: string | null;
}

const initialState: LocationsState = { chosen: null };

/** The place that a shopper chose; others hear of it by `placeChosen`, and begin with `keptPlace`. */
const locationsSlice = createSlice({
  name: 'locations',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(placeChosen, (state, { payload }) => ({
      chosen: isPlaceSlug(payload.place) ? payload.place : null,
    }));
  },
  selectors: { selectChosenPlace: ({ chosen }) => chosen },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof locationsSlice> {}
}

const injected = locationsSlice.injectInto(rootReducer);
export const { selectChosenPlace } = injected.selectors;

export const state = featureState({
  slice: injected,
  persisted: {
    in: 'device',
    version: 1,
    keep: ({ chosen }) => (chosen === null ? undefined : { chosen }),
    read: (kept) => {
      const { chosen } = recordOf(kept);
      return { chosen: isPlaceSlug(chosen) ? chosen : null };
    },
  },
});
