export * from './distance.js';
export * from './place.js';
export * from './regions.js';
