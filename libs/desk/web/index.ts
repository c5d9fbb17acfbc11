export { deskFeature } from './feature.js';
export type { DeskConfig } from './config.js';
