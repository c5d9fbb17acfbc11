export { defineHost, standardHome, type HostOptions } from './host/defineHost.js';
export type * from './hostDefinition.js';
export { headHtml, inlineJson } from './headHtml.js';
