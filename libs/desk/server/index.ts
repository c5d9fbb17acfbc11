export { BOM, csvLine } from './leads/csv.js';
