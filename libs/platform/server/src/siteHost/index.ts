export * from './contentSecurity.js';
export * from './createSiteHost.js';
export { edgeTag } from './edgePage.js';
export * from './hostBundle.js';
export * from './sitemap.js';
