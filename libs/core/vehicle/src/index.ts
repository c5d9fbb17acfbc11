export * from './summary.js';
export * from './vehicle.js';
