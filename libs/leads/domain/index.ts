export * from './enquiryCalls.js';
