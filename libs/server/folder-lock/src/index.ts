export * from './lockFolder.js';
