export * from './distance.js';
export * from './lazyTable.js';
export * from './place.js';
export * from './regions.js';
