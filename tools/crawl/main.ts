// `npm run crawl`: every page of every demo dealer in Chromium, and where all its links lead.
import { parseArgs } from 'node:util';
import { launchChromium } from '../browser/chromium.ts';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { startForecourt } from '../../apps/server/src/startForecourt.ts';
import { buildHosts } from '../build-hosts/buildHosts.ts';
import { sitesOf, viewportsOf, wholeNumber } from '../flags.ts';
import { sitePages } from '../dealers-check/sitePages.ts';
import { DEMO_STOCK } from '../demo-stock/module.ts';
import { crawlSite } from './crawlSite.ts';
import { crawlTable, findingLines, type CrawledPage } from './table.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    site: { type: 'string' },
    viewport: { type: 'string', default: 'phone,desktop' },
    samples: { type: 'string', default: '2' },
  },
});
const samples = wholeNumber('samples', values.samples, { most: 100 });
const viewports = viewportsOf(values.viewport);
const chosen = sitesOf(values.site);

const sites = readSites();
const onProgress = (line: string) => console.error(line);

/**
 * The one site of a running platform, or the demo dealers of a platform that is started for this, with demo stock.
 */
async function start(): Promise<{ origins: Map<string, string>; close: () => Promise<void> }> {
  if (values.url !== undefined) {
    const url = URL.parse(values.url);
    const slug = url && sites.byHost(url.hostname)?.slug;
    if (!slug)
      throw new Error(
        `--url "${values.url}" is the address of none of the sites ${sites.all.map((site) => site.slug).join(', ')}.`,
      );
    return { origins: new Map([[slug, url.origin]]), close: () => Promise.resolve() };
  }
  await buildHosts(Object.keys(TEMPLATES), onProgress);
  const forecourt = await startForecourt({ port: 0, dataDir: undefined, demoStock: DEMO_STOCK });
  return {
    origins: new Map(forecourt.sites.map(({ slug, origin }) => [slug, origin])),
    close: () => forecourt.close(),
  };
}

const { origins, close } = await start();
const browser = await launchChromium();
const pages: CrawledPage[] = [];
const notes: string[] = [];
try {
  for (const site of chosen) {
    const origin = origins.get(site.slug);
    if (origin === undefined) continue;
    const { patterns, pageAt } = await sitePages(site);
    const options = { dealer: site.slug, origin, site: { patterns, routeOf: pageAt }, viewports, samples, onProgress };
    const crawl = await crawlSite(browser, options);
    pages.push(...crawl.pages);
    notes.push(...crawl.unknown.map((route) => `${site.slug}: no address of ${route} (${patterns.get(route) ?? ''})`));
  }
} finally {
  await browser.close();
  await close();
}
const findings = findingLines(pages);
console.log(crawlTable(pages));
console.log(['', ...notes, ...findings, `${pages.length} pages, ${findings.length} findings`].join('\n'));
process.exit(findings.length > 0 ? 1 : 0);
