// `npm run first-touch`: on every page of every site, a new visitor for every element, each touched once;
// with `--once` one of those that are alike on all pages of a template's dealers.
import { parseArgs } from 'node:util';
import { atOnce } from '../atOnce.ts';
import { launchChromium, openPage, type ViewportName } from '../browser/chromium.ts';
import { startForecourt } from '../../apps/server/src/startForecourt.ts';
import type { KnownSite } from '../crawl/addresses.ts';
import { sitePages } from '../dealers-check/sitePages.ts';
import { sitesOf, viewportsOf, wholeNumber } from '../flags.ts';
import { DEMO_STOCK } from '../demo-stock/module.ts';
import type { Touch } from './firstTouch.ts';
import { pagesOf } from './pagesOf.ts';
import { choose, familyOf, touchablesOf, type Touchable } from './touchables.ts';
import { touchAll } from './touchAll.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    page: { type: 'string' },
    port: { type: 'string' },
    viewport: { type: 'string', default: 'phone,desktop' },
    most: { type: 'string', default: '60' },
    visitors: { type: 'string', default: '3' },
    once: { type: 'boolean', default: false },
  },
});
const most = wholeNumber('most', values.most);
const visitors = wholeNumber('visitors', values.visitors);
const viewports = viewportsOf(values.viewport);
const sites = sitesOf(values.site);

const forecourt = values.port
  ? undefined
  : await startForecourt({ port: 0, dataDir: undefined, demoStock: DEMO_STOCK });
const browser = await launchChromium();

interface SiteVisit {
  readonly origin: string;
  readonly pages: readonly string[];
  readonly viewport: ViewportName;
  readonly routeOf: KnownSite['routeOf'];
  /** Families that were met; those of this site are added. */
  readonly known: Set<string>;
}

/** What is touched on a site: with `--once` of each page what is unlike all before. */
async function touchesOn({ origin, pages, viewport, routeOf, known }: SiteVisit): Promise<Touch[]> {
  const isNew = (touchable: Touchable, path: string): boolean => {
    const family = familyOf(touchable, path, routeOf);
    const isKnown = known.has(family);
    known.add(family);
    return !isKnown;
  };
  const found = await atOnce(pages, visitors, async (path) => {
    const { context, page } = await openPage(browser, viewport);
    await page.goto(origin + path);
    const touchables = await touchablesOf(page);
    await context.close();
    return { path, touchables };
  });
  return found.flatMap(({ path, touchables }) => {
    const own = values.once ? touchables.filter((one) => isNew(one, path)) : touchables;
    return choose(own, most).map((touchable): Touch => ({ origin, path, viewport, touchable }));
  });
}

/** By template and viewport. */
const met = new Map<string, Set<string>>();
let touched = 0;
let reached = 0;
let findings = 0;
try {
  for (const site of sites) {
    const origin = `http://${site.slug}.localhost:${values.port ?? forecourt?.port ?? ''}`;
    const { patterns, pageAt } = await sitePages(site);
    const pages = values.page?.split(',') ?? (await pagesOf(browser, origin, { patterns, routeOf: pageAt }));
    for (const viewport of viewports) {
      const place = `${site.template} ${viewport}`;
      const known = met.get(place) ?? new Set<string>();
      met.set(place, known);
      const touches = await touchesOn({ origin, pages, viewport, routeOf: pageAt, known });
      console.error(`${origin} ${viewport}: ${touches.length} touches on ${pages.length} pages`);
      let done = 0;
      const lines = await touchAll(browser, touches, {
        visitors,
        onTouched: ({ path, touchable }, isReached, found) => {
          done += 1;
          if (isReached) reached += 1;
          else console.error(`covered: ${path} ${touchable.kind}`);
          for (const line of found) console.log(line);
          if (done % 50 === 0) console.error(`${origin} ${viewport}: ${done} of ${touches.length}`);
        },
      });
      touched += touches.length;
      findings += lines.length;
    }
  }
} finally {
  await browser.close();
  await forecourt?.close();
}
console.log(`${reached} first touches, ${touched - reached} elements covered, ${findings} findings`);
process.exit(findings > 0 ? 1 : 0);
