export * from './createSites.js';
