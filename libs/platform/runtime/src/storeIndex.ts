export * from './store.js';
export * from './StoreProvider.js';
