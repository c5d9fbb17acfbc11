export * from './buyerRights/index.js';
export * from './market/index.js';
