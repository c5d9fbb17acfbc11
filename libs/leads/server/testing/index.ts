export { adfFaults, adfTree, type AdfElement } from './adfModel.js';
