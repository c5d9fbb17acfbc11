export { locationsFeature } from './feature.js';
export type { LocationsConfig } from './config.js';
