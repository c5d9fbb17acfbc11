// What a host with a store of its own takes of this feature: `@forecourt/offers/state`.
export { offersApi } from '../api/offersApi.js';
export { offersSlice, offerToggled, selectSaved, type OffersState } from './offersSlice.js';
