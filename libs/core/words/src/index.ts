export * from './catalogue.js';
export * from './dates.js';
export * from './languages.js';
export { translationOf, type Worded } from './messagesOf.js';
export * from './onPaper.js';
export * from './plainWordsOf.js';
export * from './section.js';
export * from './wordsOf.js';
