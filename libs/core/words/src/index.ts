export * from './catalogue.js';
export * from './dates.js';
export * from './faultsOf.js';
export * from './languages.js';
export { translationOf, type Worded } from './messagesOf.js';
export * from './plainWordsOf.js';
export * from './section.js';
export * from './textsOf.js';
export * from './wordsOf.js';
