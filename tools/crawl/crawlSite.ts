import type { Browser } from 'playwright-core';
import { openPage, type ViewportName } from '../browser/chromium.ts';
import { visitsOf, type KnownSite, type Visit } from './addresses.ts';
import { findingsOf, parted, type SeenPage } from './report.ts';
import { SiteReader } from './siteReader.ts';
import type { CrawledPage } from './table.ts';
import { visitPage } from './visitPage.ts';

export interface CrawlOptions {
  readonly dealer: string;
  readonly origin: string;
  readonly site: KnownSite;
  readonly viewports: readonly ViewportName[];
  readonly samples: number;
  readonly onProgress?: (line: string) => void;
}

export interface Crawl {
  readonly pages: readonly CrawledPage[];
  /** Routes whose address has parts to fill, of which neither the sitemap nor a link names one. */
  readonly unknown: readonly string[];
}

/**
 * Visits every page that a site has, of those with parts in their address some, and asks where all their links lead.
 */
export async function crawlSite(browser: Browser, options: CrawlOptions): Promise<Crawl> {
  const { dealer, origin, site, viewports, samples, onProgress = () => undefined } = options;
  const { context, page } = await openPage(browser, 'desktop');
  try {
    await page.goto(`${origin}/robots.txt`);
    const reader = new SiteReader(page);
    const seen: { visit: Visit; viewport: ViewportName; page: SeenPage }[] = [];
    const isVisited = new Set<string>();
    const known = new Set(await reader.listed());
    // what the first pages lead to has samples of pages that no sitemap lists
    for (let pending = visitsOf(site, [...known], samples).visits; pending.length > 0;) {
      for (const visit of pending) {
        isVisited.add(visit.address);
        for (const viewport of viewports) {
          const found = await visitPage(browser, { origin, address: visit.address, viewport });
          seen.push({ visit, viewport, page: found });
          onProgress(`${origin}${visit.address} ${viewport}: ${found.status}, ${found.links.length} links`);
          for (const link of found.links) known.add(parted(link).path);
        }
      }
      const routes = new Set(seen.map(({ visit }) => visit.route));
      pending = visitsOf(site, [...known], samples).visits.filter(
        ({ route, address }) => !routes.has(route) && !isVisited.has(address),
      );
    }
    await reader.ask(seen.flatMap(({ page: { links } }) => links.map((link) => parted(link).path)).filter(Boolean));
    await reader.ask(seen.flatMap(({ page: { canonical } }) => canonicalPath(canonical, origin)));
    onProgress(`${origin}: ${reader.count} links requested`);
    const { unknown } = visitsOf(site, [...known], samples);
    const pages = seen.map(({ visit, viewport, page: found }) => ({
      dealer,
      route: visit.route,
      address: visit.address,
      viewport,
      status: found.status,
      links: found.links.length,
      findings: findingsOf(found, {
        origin,
        address: visit.address,
        status: visit.status,
        targetOf: reader.targetOf,
      }),
    }));
    return { pages, unknown };
  } finally {
    await context.close();
  }
}

function canonicalPath(canonical: string | undefined, origin: string): string[] {
  const url = canonical === undefined ? null : URL.parse(canonical);
  return url?.origin === origin ? [url.pathname + url.search] : [];
}
