export { featuresAt, loadSlices, openStore } from './openStore.js';
export { selectPostcode, shopperSlice, type ShopperState, type WithShopper } from './shopperSlice.js';
export * from './store.js';
export * from './StoreProvider.js';
