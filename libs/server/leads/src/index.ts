export * from './deliveries.js';
export * from './desk.js';
export * from './leads.js';
export { allTargets, targetsOf } from './targets.js';
