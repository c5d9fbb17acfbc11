export { navigationFeature } from './feature.js';
export type { NavigationConfig } from './config.js';
