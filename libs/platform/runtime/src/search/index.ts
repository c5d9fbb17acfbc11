export * from './bars.js';
export * from './browserSearch.js';
export * from './filters.js';
export * from './searchGateway.js';
export * from './similar.js';
export * from './vehiclesByIds.js';
