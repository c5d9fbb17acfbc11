import type { SiteSection } from './sections/site.js';

/** Route ids to path patterns, where this site mounts a page elsewhere than by default (TEN-06). */
export function routePaths(
  site: Pick<SiteSection, 'searchPrefix' | 'financePath' | 'checkoutPath'>,
): Record<string, string> {
  return {
    'search/listing': `${site.searchPrefix}/:first?/:second?`,
    'finance/page': site.financePath,
    'checkout/reserve': `/cars/:slug/${site.checkoutPath}`,
  };
}
