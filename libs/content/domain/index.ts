export * from './contentCalls.js';
export * from './memberPages.js';
export * from './writtenLinks.js';
