export * from './compose.js';
export { MODULES } from './modules.js';
export type { ImportAnswer, ImportRequest } from '@forecourt/stock';
export { shownOnSite, type Visibility } from '@forecourt/site-config';
