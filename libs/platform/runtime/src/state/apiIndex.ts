export * from './baseApi.js';
export * from './vehiclesApi.js';
