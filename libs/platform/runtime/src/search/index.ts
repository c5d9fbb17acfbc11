export * from './bars.js';
export * from './browserSearch.js';
export * from './filters.js';
export * from './never.js';
export * from './searchGateway.js';
export type { SearchNodes } from './searchRoute.js';
export * from './similar.js';
export * from './stockChoice.js';
export * from './vehiclesByIds.js';
