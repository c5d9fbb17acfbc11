export * from './catalogue.js';
export * from './languages.js';
export * from './section.js';
export * from './wordsOf.js';
