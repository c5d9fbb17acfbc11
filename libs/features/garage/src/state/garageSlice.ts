import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { featureState } from '@forecourt/composition';
import { rootReducer } from '@forecourt/runtime/store';
import {
  EMPTY_GARAGE,
  has,
  putBack,
  toggle,
  without,
  type Garage,
  type GarageList,
  type SavedVehicle,
} from '../domain/garage.js';
import { keptGarage, parseOldGarage, readGarage } from '../domain/storedGarage.js';
import { OLD_KEY } from './whenGarageHolds.js';

/** A vehicle and the list that is meant. */
interface Listed {
  readonly list: GarageList;
  readonly vehicle: SavedVehicle;
}

/** The garage of a page. */
export interface GarageState extends Garage {
  /** Ids of the account's watchlist; absent for those who did not sign in. Never kept on the device. */
  readonly watchlist?: readonly string[];
}

const initialState: GarageState = EMPTY_GARAGE;

/** What a shopper keeps on this device: saved vehicles and the comparison (SAVE-01). */
const garageSlice = createSlice({
  name: 'garage',
  initialState,
  reducers: {
    /** Into the list or out of it; a list that holds `limit` takes no more. */
    vehicleToggled: (garage, { payload }: PayloadAction<Listed & { readonly limit: number }>) => ({
      ...garage,
      ...toggle(garage, payload.list, payload.vehicle, payload.limit).garage,
    }),
    vehiclesRemoved: (garage, { payload }: PayloadAction<{ list: GarageList; ids: readonly string[] }>) =>
      without(garage, payload.list, payload.ids),
    /** The way back from a removal: to the place where it was. */
    vehiclePutBack: (garage, { payload }: PayloadAction<Listed & { readonly index: number }>) =>
      putBack(garage, payload.list, payload.vehicle, payload.index),
    /** A comparison that somebody was sent becomes theirs, where they have none. */
    comparisonTaken: (garage, { payload }: PayloadAction<readonly SavedVehicle[]>) =>
      garage.compare.length > 0 ? garage : { ...garage, compare: payload },
    watchlistKnown: (garage, { payload }: PayloadAction<readonly string[]>) => ({ ...garage, watchlist: payload }),
    /** Into the watchlist or out of it, where there is one. */
    watchlistChanged: (garage, { payload: { id, isOn } }: PayloadAction<{ id: string; isOn: boolean }>) => {
      if (!garage.watchlist) return garage;
      const others = garage.watchlist.filter((known) => known !== id);
      return { ...garage, watchlist: isOn ? [id, ...others] : others };
    },
  },
  selectors: {
    selectGarage: (garage) => garage,
    selectFavourites: ({ favourites }) => favourites,
    selectCompared: ({ compare }) => compare,
    selectIsWatched: ({ watchlist }, id: string) => watchlist?.includes(id) === true,
    selectHas: (garage, list: GarageList, id: string) => has(garage, list, id),
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof garageSlice> {}
}

const injected = garageSlice.injectInto(rootReducer);
export const { vehicleToggled, vehiclesRemoved, vehiclePutBack, comparisonTaken } = injected.actions;
export const { watchlistKnown, watchlistChanged } = injected.actions;
export const { selectGarage, selectFavourites, selectCompared, selectHas, selectIsWatched } = injected.selectors;

export const state = featureState({
  slice: injected,
  persisted: {
    in: 'device',
    version: 1,
    keep: keptGarage,
    read: readGarage,
    old: [{ key: OLD_KEY, read: parseOldGarage }],
  },
});
