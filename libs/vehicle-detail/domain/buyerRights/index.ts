export * from './buyingRights.js';
export * from './stateRules.js';
