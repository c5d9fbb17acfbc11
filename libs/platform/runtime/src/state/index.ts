export { loadSlices, openStore } from './openStore.js';
export { selectPostcode, shopperSlice, type ShopperState } from './shopperSlice.js';
export * from './store.js';
export * from './StoreProvider.js';
