export * from './catalogue.js';
export * from './section.js';
export * from './wordsOf.js';
