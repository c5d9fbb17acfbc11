import { listingRoute } from '@forecourt/contracts';
import type { SiteInfo } from '@forecourt/composition';

const ROUTE_LINK = /<a href="route:([a-z0-9-]+\/[a-z0-9-]+)((?:\/[a-z0-9-]+)*)((?:\?[^"#]*)?(?:#[^"]*)?)"/g;

/**
 * HTML whose links to routes lead to where the site has these pages: a moved prefix leaves no dead link (TEN-06). A
 * link to a page that the site has not stays as text.
 */
export const withRouteLinks = (html: string, site: Pick<SiteInfo, 'href'>): string =>
  html.replace(ROUTE_LINK, (_whole, id: string, behind: string, rest: string) => {
    const [first, second] = behind.split('/').filter(Boolean);
    const params = { first, second, category: first, slug: second ?? first, page: first };
    const href = hrefOf(id, params, site);
    return href === undefined ? '<a' : `<a href="${href}${rest}"`;
  });

function hrefOf(id: string, params: Readonly<Record<string, string | undefined>>, site: Pick<SiteInfo, 'href'>) {
  try {
    return site.href({ ...listingRoute, id }, params);
  } catch {
    // a page that needs a name which the link does not give
    return undefined;
  }
}
