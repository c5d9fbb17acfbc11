export { formsFeature } from './feature.js';
export type { FormsConfig } from './config.js';
