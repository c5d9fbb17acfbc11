export * from './answers.js';
export * from './builders.js';
export * from './extremes.js';
export { inStockOf } from './ownStock.js';
