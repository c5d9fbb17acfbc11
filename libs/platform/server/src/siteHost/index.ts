export * from './contentSecurity.js';
export * from './createSiteHost.js';
export * from './hostBundle.js';
export * from './sitemap.js';
