export { offersFeature } from './feature.js';
export type { OffersConfig } from './config.js';
