export * from './facts.js';
export * from './summary.js';
export * from './vehicle.js';
