export * from './amounts.js';
export * from './steps.js';
