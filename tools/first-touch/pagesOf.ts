import type { Browser } from 'playwright-core';
import { listingRoute, vehicleRoute } from '@forecourt/contracts';
import { openPage } from '../browser/chromium.ts';
import { plainPath, visitsOf, type KnownSite } from '../crawl/addresses.ts';
import { SiteReader } from '../crawl/siteReader.ts';

/** Of pages with parts in their address, such as vehicles, this many. */
const SAMPLES = 4;

/**
 * Every page of a site: those of a crawl, a filtered and an empty listing, and all that the sitemap lists but vehicles.
 */
export async function pagesOf(browser: Browser, origin: string, site: KnownSite): Promise<string[]> {
  const { context, page } = await openPage(browser, 'desktop');
  await page.goto(`${origin}/robots.txt`);
  const listed = await new SiteReader(page).listed();
  await context.close();
  const visits = visitsOf(site, listed, SAMPLES).visits.map(({ address }) => address);
  const listing = plainPath(site.patterns.get(listingRoute.id) ?? listingRoute.defaultPath) ?? '';
  return [
    ...new Set([
      ...visits,
      `${listing}?query=toyota`,
      `${listing}?query=zzzzqq`,
      ...listed.filter((address) => site.routeOf(address) !== vehicleRoute.id),
    ]),
  ];
}
