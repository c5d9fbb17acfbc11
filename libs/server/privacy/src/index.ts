export * from './personalData.js';
export * from './personalTable.js';
