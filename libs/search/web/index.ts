export { searchFeature } from './feature.js';
export type { SearchConfig } from './config.js';
