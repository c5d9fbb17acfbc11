export type * from './hostDefinition.js';
export { headHtml, inlineJson } from './headHtml.js';
