export { catalogueCsv, type CatalogueName } from './catalogue.js';
export type { CataloguedSite } from './listing.js';
