export { selectPlace, type WithPlace } from './chosenPlace.js';
export { persist } from './persist.js';
export { selectPostcode, shopperSlice, type ShopperState, type WithShopper } from './shopperSlice.js';
export * from './store.js';
export type { StoreExtra } from './storeExtra.js';
export * from './StoreProvider.js';
