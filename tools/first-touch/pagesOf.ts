import type { Browser } from 'playwright-core';
import { openPage } from '../browser/chromium.ts';
import { visitsOf, type KnownSite } from '../crawl/addresses.ts';
import { SiteReader } from '../crawl/siteReader.ts';

/** Of pages with parts in their address, such as vehicles, this many. */
const SAMPLES = 4;
const LISTING = 'search/listing';
const VEHICLE = 'vehicle-detail/page';

/** Every page of a site: those of a crawl, a filtered and an empty listing, and all that the sitemap lists but vehicles. */
export async function pagesOf(browser: Browser, origin: string, site: KnownSite): Promise<string[]> {
  const { context, page } = await openPage(browser, 'desktop');
  await page.goto(`${origin}/robots.txt`);
  const listed = await new SiteReader(page).listed();
  await context.close();
  const visits = visitsOf(site, listed, SAMPLES).visits.map(({ address }) => address);
  const [listing] = (site.patterns.get(LISTING) ?? '/search').split('/:');
  return [
    ...new Set([
      ...visits,
      `${listing ?? ''}?query=toyota`,
      `${listing ?? ''}?query=zzzzqq`,
      ...listed.filter((address) => site.routeOf(address) !== VEHICLE),
    ]),
  ];
}
