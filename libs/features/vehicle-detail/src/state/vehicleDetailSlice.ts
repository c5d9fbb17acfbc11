import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { featureState } from '@forecourt/composition';
import { rootReducer } from '@forecourt/runtime/store';
import type { SpinMode } from '../domain/spin/spinContent.js';
import { isViewed, parseViewed, readViewed, withViewed } from '../domain/viewed.js';
import type { ViewedVehicle } from '../domain/viewedVehicle.js';
import { vehicleViewed } from './vehicleViewed.js';

/** A number that was asked for on this visit (VDP-18). */
export interface RevealedPhone {
  readonly vehicleId: string;
  /** As people read it. */
  readonly phone: string;
}

/** What is known of a shopper who looks at vehicles. */
export interface VehicleDetailState {
  /** What was looked at on this device, the last one first (VDP-21). */
  readonly viewed: readonly ViewedVehicle[];
  readonly phones: readonly RevealedPhone[];
  /** What the shopper wants to see of a vehicle, once that was said: also of the next one (VDP-03). */
  readonly galleryMode?: SpinMode;
}

const initialState: VehicleDetailState = { viewed: [], phones: [] };

const vehicleDetailSlice = createSlice({
  name: 'vehicle-detail',
  initialState,
  reducers: {
    phoneRevealed: (state, { payload }: PayloadAction<RevealedPhone>) => ({
      ...state,
      phones: [...state.phones.filter(({ vehicleId }) => vehicleId !== payload.vehicleId), payload],
    }),
    galleryModeChosen: (state, { payload }: PayloadAction<SpinMode>) => ({ ...state, galleryMode: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(vehicleViewed, (state, { payload: { vehicle, most } }) =>
      // it may have waited on the device, where anything may stand
      isViewed(vehicle) ? { ...state, viewed: withViewed(state.viewed, vehicle, most) } : state,
    );
  },
  selectors: {
    selectViewed: ({ viewed }) => viewed,
    selectPhone: ({ phones }, vehicleId: string) => phones.find((revealed) => revealed.vehicleId === vehicleId)?.phone,
    selectGalleryMode: ({ galleryMode }) => galleryMode,
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof vehicleDetailSlice> {}
}

const slice = vehicleDetailSlice.injectInto(rootReducer);
export const { phoneRevealed, galleryModeChosen } = slice.actions;
export const { selectViewed, selectPhone, selectGalleryMode } = slice.selectors;

export const state = featureState({
  slice,
  persisted: {
    in: 'device',
    version: 1,
    // a number is personal to its place, a mode to its page
    keep: ({ viewed }) => (viewed.length > 0 ? viewed : undefined),
    read: (kept) => ({ viewed: readViewed(kept) }),
    old: [{ key: 'forecourt-viewed', read: (text) => ({ viewed: parseViewed(text) }) }],
  },
  waits: [vehicleViewed.type],
});
