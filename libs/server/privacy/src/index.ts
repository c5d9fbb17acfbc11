export * from './personalData.js';
