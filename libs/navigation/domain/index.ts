export * from './readMenuStock.js';
