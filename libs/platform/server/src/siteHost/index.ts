export * from './contentSecurity.js';
export * from './createSiteHost.js';
export { edgeTag } from './edgeHeaders.js';
export * from './hostBundle.js';
export * from './sitemap.js';
