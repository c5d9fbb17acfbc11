export { contentFeature } from './feature.js';
export type { ContentConfig } from './config.js';
