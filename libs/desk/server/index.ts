export { BOM, csvLine } from './leads/csv.js';
export { deskPort, type DeskServices } from './deskPort.js';
