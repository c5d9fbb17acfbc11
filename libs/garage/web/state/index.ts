// What a host with a store of its own takes of this feature: `@forecourt/garage/state`.
export { accountApi } from '../api/accountApi.js';
export type { GarageList, SavedVehicle } from '../rules/garage.js';
export {
  accountRead,
  comparisonTaken,
  garageSlice,
  selectCompared,
  selectFavourites,
  selectGarage,
  selectHas,
  selectIsAccountRead,
  selectIsWatched,
  selectKnowsWatchlist,
  vehiclePutBack,
  vehiclesRemoved,
  vehicleToggled,
  watchlistChanged,
  watchlistKnown,
  type GarageState,
} from './garageSlice.js';
