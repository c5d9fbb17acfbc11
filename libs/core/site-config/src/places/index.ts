export * from './distance.js';
export * from './lazyTable.js';
export * from './place.js';
export * from './postcode.js';
export * from './postcodeFits.js';
export * from './regions.js';
