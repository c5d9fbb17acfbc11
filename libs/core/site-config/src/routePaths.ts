import type { SiteSection } from './sections/site.js';

type MountingOptions = Pick<
  SiteSection,
  'searchPrefix' | 'financePath' | 'checkoutPath' | 'locationsPath' | 'brandPath'
>;

interface MovedRoute {
  /** Option of the section `site`. */
  readonly option: keyof MountingOptions;
  readonly pathOn: (site: MountingOptions) => string;
}

/** Routes that a site may mount elsewhere than by default, by their ids, with the option that says where (TEN-06). */
export const MOVED_ROUTES: Readonly<Record<string, MovedRoute>> = {
  'search/listing': { option: 'searchPrefix', pathOn: (site) => `${site.searchPrefix}/:first?/:second?` },
  'finance/page': { option: 'financePath', pathOn: (site) => site.financePath },
  'locations/list': { option: 'locationsPath', pathOn: (site) => site.locationsPath },
  'search/brand': { option: 'brandPath', pathOn: (site) => site.brandPath },
  'checkout/reserve': { option: 'checkoutPath', pathOn: (site) => `/cars/:slug/${site.checkoutPath}` },
};

/** Route ids to path patterns, where this site mounts a page elsewhere than by default (TEN-06). */
export const routePaths = (site: MountingOptions): Record<string, string> =>
  Object.fromEntries(Object.entries(MOVED_ROUTES).map(([id, { pathOn }]) => [id, pathOn(site)]));
