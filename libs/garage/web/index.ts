export { garageFeature } from './feature.js';
export type { GarageConfig } from './config.js';
