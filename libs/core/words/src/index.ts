export * from './catalogue.js';
export * from './wordsOf.js';
