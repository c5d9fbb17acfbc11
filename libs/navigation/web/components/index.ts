// Components of this feature for a page of a host: `@forecourt/navigation/components`. Each goes inside `<OnSite>` of
// `@forecourt/ssr/client`, which brings configuration, words and store.
export { Component as SiteFooter } from '../fills/SiteFooter.js';
export { Component as SiteHeader } from '../fills/SiteHeader.js';
export { Announcements } from './Announcements.js';
export { BrandBanner } from './BrandBanner.js';
