export * from './stockCalls.js';
