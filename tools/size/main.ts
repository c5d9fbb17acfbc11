// Measures, in Chromium against the production build, the JavaScript that a page loads before anyone touches it, and
// what the first touch of a listing brings. `npm run size -- [--detail]`
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchChromium, openPage, whenHydrated } from '../browser/chromium.ts';
import { buildHosts } from '../build-hosts/buildHosts.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { startForecourt } from '../../apps/server/src/startForecourt.ts';
import { DEMO_STOCK } from '../demo-stock/module.ts';
import { firstFacet, openFilters, openGroup } from '../browser/listingFilters.ts';
import { samplePages } from '../browser/samplePages.ts';
import { BUDGETS, TOUCH_BUDGET, type Budgeted } from './budgets.ts';
import { recordScripts, since, total } from './scripts.ts';
import { englishSites } from '../browser/englishSites.ts';

const SHAPES = ['phone', 'desktop'] as const;
/** Milliseconds; what counts events comes two seconds after the page is alive, touched or not. */
const QUIET = 3000;

const { values } = parseArgs({ options: { detail: { type: 'boolean', default: false } } });
let isOver = false;

function report(name: string, files: ReadonlyMap<string, number>, budget: number): void {
  const size = total(files);
  isOver ||= size > budget;
  console.log(`${name} ${size.toFixed(1).padStart(6)} [${budget}]${size > budget ? '  OVER' : ''}`);
  if (!values.detail) return;
  for (const [file, bytes] of [...files].sort((a, b) => b[1] - a[1]))
    console.log(`    ${(bytes / 1000).toFixed(1).padStart(6)}  ${file}`);
}

/** A value of a filter is chosen, and its vehicles are there. */
async function chooseFilter(page: Page, shape: (typeof SHAPES)[number]): Promise<void> {
  await openFilters(page, shape);
  const at = (url: string | URL) => new URL(url).pathname + new URL(url).search;
  const before = at(page.url());
  const group = firstFacet(page);
  await openGroup(group);
  await group.getByRole('checkbox').first().click();
  await page.waitForURL((url) => at(url) !== before);
  await page.locator('#results ul[aria-busy="false"]').waitFor();
  await page.waitForTimeout(QUIET);
}

// what is measured is this state of the sources
await buildHosts(Object.keys(TEMPLATES), (line) => console.log(line));
const forecourt = await startForecourt({ port: 0, dataDir: undefined, demoStock: DEMO_STOCK });
const browser = await launchChromium();
try {
  console.log('JavaScript before interaction, and what a first touch brings; gzip kB (1000 bytes), budget in brackets');
  for (const site of englishSites(forecourt)) {
    const pages = await samplePages(forecourt.port, new URL(site.origin).host);
    for (const shape of SHAPES) {
      for (const [name, path] of Object.entries(pages) as [Budgeted, string][]) {
        const { context, page } = await openPage(browser, shape);
        const files = recordScripts(page);
        await page.goto(site.origin + path, { waitUntil: 'load' });
        await whenHydrated(page);
        await page.waitForTimeout(QUIET);
        const row = `${site.slug.padEnd(12)} ${shape.padEnd(8)}`;
        report(`${row} ${name.padEnd(12)}`, files, BUDGETS[name]);
        if (name === 'listing') {
          const before = new Map(files);
          await chooseFilter(page, shape);
          report(`${row} ${'first touch'.padEnd(12)}`, since(files, before), TOUCH_BUDGET);
        }
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await forecourt.close();
}
process.exit(isOver ? 1 : 0);
