export * from './compose.js';
export { logFault } from './createApi.js';
export { ImportRefused, type ImportAnswer, type ImportRequest } from './importJob.js';
export { shownOnSite, type Visibility } from '@forecourt/site-config';
