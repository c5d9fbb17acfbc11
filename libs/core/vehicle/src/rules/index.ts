export * from './matches.js';
export * from './rule.js';
export type { FactType, FactTypes } from './ruleProblem.js';
export * from './typesense.js';
export { wordsOf } from './words.js';
