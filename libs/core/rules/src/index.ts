export * from './matches.js';
export * from './rule.js';
export * from './typesense.js';
