export * from './compose.js';
export { MODULES } from './modules.js';
export { logFault } from './createApi.js';
export { networkOf } from './rateLimits.js';
export type { ImportAnswer, ImportRequest } from './importJob.js';
export { shownOnSite, type Visibility } from '@forecourt/site-config';
