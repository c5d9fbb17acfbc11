export * from './buyerRights/index.js';
