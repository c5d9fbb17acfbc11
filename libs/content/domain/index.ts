export * from './contentCalls.js';
export * from './writtenLinks.js';
