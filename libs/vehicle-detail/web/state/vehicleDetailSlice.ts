import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { persist, rootReducer } from '@forecourt/runtime/store';
import type { SpinMode } from '../rules/spin/spinContent.js';
import { readViewed, withViewed } from '../rules/viewed.js';
import { viewedVehicle, type ViewedVehicle } from '../rules/viewedVehicle.js';

/** A number that was requested on this visit (VDP-18). */
export interface RevealedPhone {
  readonly vehicleId: string;
  /** As people read it. */
  readonly phone: string;
}

/** What is known of a shopper who looks at vehicles. */
export interface VehicleDetailState {
  /** What was looked at on this device, the last one first (VDP-21). */
  viewed: ViewedVehicle[];
  phones: RevealedPhone[];
  /** What the shopper wants to see of a vehicle, once that was said: also of the next one (VDP-03). */
  galleryMode?: SpinMode;
}

const initialState: VehicleDetailState = { viewed: [], phones: [] };

export const vehicleDetailSlice = createSlice({
  name: 'vehicle-detail',
  initialState,
  reducers: {
    /** A vehicle's page was opened; the site keeps `most` of them. */
    vehicleViewed: {
      reducer: (state, { payload: { vehicle, most } }: PayloadAction<{ vehicle: ViewedVehicle; most: number }>) => {
        state.viewed = withViewed(state.viewed, vehicle, most);
      },
      prepare: (vehicle: ViewedVehicle, most: number) => ({ payload: { vehicle: viewedVehicle(vehicle), most } }),
    },
    phoneRevealed: (state, { payload }: PayloadAction<RevealedPhone>) => {
      state.phones = [...state.phones.filter(({ vehicleId }) => vehicleId !== payload.vehicleId), payload];
    },
    galleryModeChosen: (state, { payload }: PayloadAction<SpinMode>) => {
      state.galleryMode = payload;
    },
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
export const { vehicleViewed, phoneRevealed, galleryModeChosen } = slice.actions;
export const { selectViewed, selectPhone, selectGalleryMode } = slice.selectors;

// a number is personal to its place, a mode to its page
const selectKeptVehicles = ({ viewed }: VehicleDetailState) => (viewed.length > 0 ? viewed : undefined);

export const state = persist(slice, {
  in: 'device',
  version: 1,
  select: selectKeptVehicles,
  read: (kept) => ({ viewed: readViewed(kept) }),
});
