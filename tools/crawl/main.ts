// `npm run crawl`: every page of every demo dealer in Chromium, and where all its links lead.
import { parseArgs } from 'node:util';
import { launchChromium, VIEWPORTS, type ViewportName } from '../browser/chromium.ts';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { startForecourt } from '../../apps/server/src/startForecourt.ts';
import { buildHosts } from '../build-hosts/buildHosts.ts';
import { sitePages } from '../dealers-check/sitePages.ts';
import { DEMO_STOCK } from '../journeys/quickStock.ts';
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
const samples = Number(values.samples);
if (!Number.isInteger(samples) || samples < 1 || samples > 100)
  throw new Error(`--samples must be a whole number from 1 to 100, not "${values.samples}".`);
const viewports = values.viewport.split(',');
const isViewport = (name: string): name is ViewportName => Object.hasOwn(VIEWPORTS, name);
if (!viewports.every(isViewport))
  throw new Error(`--viewport must name some of ${Object.keys(VIEWPORTS).join(', ')}, not "${values.viewport}".`);

const sites = readSites();
const onProgress = (line: string) => console.error(line);

/** A running platform's one site, or the demo dealers of one that is started for this, with plates for drawn pictures. */
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

const asked = values.site?.split(',');
const unknown = asked?.filter((slug) => !sites.bySlug(slug)) ?? [];
if (unknown.length > 0)
  throw new Error(`--site "${unknown.join()}" is none of the sites ${sites.all.map(({ slug }) => slug).join(', ')}.`);

const { origins, close } = await start();
const browser = await launchChromium();
const pages: CrawledPage[] = [];
const notes: string[] = [];
try {
  for (const site of sites.all) {
    const origin = origins.get(site.slug);
    if (origin === undefined || (asked && !asked.includes(site.slug))) continue;
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
