import { createSlice, type Reducer, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { persist, rootReducer } from '@forecourt/runtime/store';
import { has, type GarageList, type SavedVehicle } from '../rules/garage.js';
import { keptGarage as selectKeptGarage, readGarage } from '../rules/storedGarage.js';

/** A vehicle and the list that is meant. */
interface Listed {
  readonly list: GarageList;
  readonly vehicle: SavedVehicle;
}

/** The garage of a page. */
export interface GarageState extends Record<GarageList, SavedVehicle[]> {
  /** Ids of the account's watchlist; absent for those who did not sign in. Never kept on the device. */
  watchlist?: string[];
  /** The account answered, or could not: nothing more of it is on its way. Never kept on the device. */
  isAccountRead?: boolean;
}

const initialState: GarageState = { favourites: [], compare: [] };

/** What a shopper keeps on this device: saved vehicles and the comparison (SAVE-01). */
export const garageSlice = createSlice({
  name: 'garage',
  initialState,
  reducers: {
    /** Into the list or out of it (A4); a list that holds `limit` takes no more. */
    vehicleToggled: (garage, { payload }: PayloadAction<Listed & { readonly limit: number }>) => {
      const list = garage[payload.list];
      const index = list.findIndex(({ id }) => id === payload.vehicle.id);
      if (index >= 0) list.splice(index, 1);
      else if (list.length < payload.limit) list.push(payload.vehicle);
    },
    vehiclesRemoved: (garage, { payload }: PayloadAction<{ list: GarageList; ids: readonly string[] }>) => {
      const list = garage[payload.list];
      for (const gone of payload.ids) {
        const index = list.findIndex(({ id }) => id === gone);
        if (index >= 0) list.splice(index, 1);
      }
    },
    /** The way back from a removal: to the place where it was. */
    vehiclePutBack: (
      garage,
      { payload: { list, vehicle, index } }: PayloadAction<Listed & { readonly index: number }>,
    ) => {
      if (!has(garage, list, vehicle.id)) garage[list].splice(index, 0, vehicle);
    },
    /** Adopts a shared comparison as the shopper's own, unless they have one. */
    comparisonTaken: (garage, { payload }: PayloadAction<readonly SavedVehicle[]>) => {
      if (garage.compare.length === 0) garage.compare.push(...payload);
    },
    watchlistKnown: (garage, { payload }: PayloadAction<readonly string[]>) => {
      garage.watchlist = [...payload];
    },
    accountRead: (garage) => {
      garage.isAccountRead = true;
    },
    /** Into the watchlist or out of it, where there is one. */
    watchlistChanged: (garage, { payload: { id, isOn } }: PayloadAction<{ id: string; isOn: boolean }>) => {
      if (!garage.watchlist) return;
      garage.watchlist = garage.watchlist.filter((known) => known !== id);
      if (isOn) garage.watchlist.unshift(id);
    },
  },
  selectors: {
    selectGarage: (garage) => garage,
    selectFavourites: ({ favourites }) => favourites,
    selectCompared: ({ compare }) => compare,
    /** Whether the account's list is known: it belongs to a shopper who has signed in. */
    selectKnowsWatchlist: ({ watchlist }) => watchlist !== undefined,
    selectIsAccountRead: ({ isAccountRead }) => isAccountRead === true,
    selectIsWatched: ({ watchlist }, id: string) => watchlist?.includes(id) === true,
    selectHas: (garage, list: GarageList, id: string) => has(garage, list, id),
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof garageSlice> {}
}

const injected = garageSlice.injectInto(rootReducer);
export const garageReducer: Reducer<GarageState> = injected.reducer;
export const { vehicleToggled, vehiclesRemoved, vehiclePutBack, comparisonTaken } = injected.actions;
export const { watchlistKnown, watchlistChanged, accountRead } = injected.actions;
export const { selectGarage, selectFavourites, selectCompared, selectHas, selectIsWatched } = injected.selectors;
export const { selectKnowsWatchlist, selectIsAccountRead } = injected.selectors;

export const state = persist(injected, { in: 'device', version: 1, select: selectKeptGarage, read: readGarage });
