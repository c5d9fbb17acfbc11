export * from './eventCalls.js';
