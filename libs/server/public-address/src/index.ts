export * from './publicAddress.js';
