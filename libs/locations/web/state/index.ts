// What a host with a store of its own takes of this feature: `@forecourt/locations/state`. The shopper's place changes
// by `placeChosen`, which every feature may dispatch.
export { locationsApi } from '../api/locationsApi.js';
export { placeChosen } from '@forecourt/runtime';
export { locationsSlice, selectChosenPlace, type LocationsState } from './locationsSlice.js';
