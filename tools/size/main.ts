// Measures, in Chromium against the production build, the JavaScript that a page loads before anyone touches it.
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { launchChromium, openPage, whenHydrated } from '../browser/chromium.ts';
import { buildHosts } from '../build-hosts/buildHosts.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { startForecourt } from '../../apps/server/src/startForecourt.ts';
import { DEMO_STOCK } from '../demo-stock/module.ts';
import { samplePages } from '../browser/samplePages.ts';
import { BUDGETS, type Budgeted } from './budgets.ts';

const { values } = parseArgs({ options: { detail: { type: 'boolean', default: false } } });
// what is measured is this state of the sources
await buildHosts(Object.keys(TEMPLATES), (line) => console.log(line));
const forecourt = await startForecourt({ port: 0, dataDir: undefined, demoStock: DEMO_STOCK });
const browser = await launchChromium();
let isOver = false;
try {
  console.log('JavaScript before interaction, gzip kB (1000 bytes); budget in brackets');
  for (const site of forecourt.sites) {
    const pages = await samplePages(forecourt.port, new URL(site.origin).host);
    for (const [name, path] of Object.entries(pages) as [Budgeted, string][]) {
      const { context, page } = await openPage(browser, 'phone');
      const files = new Map<string, number>();
      page.on('response', (response) => {
        if (!response.url().endsWith('.js')) return;
        void response
          .body()
          .then((body) => files.set(response.url(), gzipSync(body, { level: 9 }).length))
          .catch(() => undefined);
      });
      await page.goto(site.origin + path, { waitUntil: 'load' });
      await whenHydrated(page);
      await page.waitForTimeout(1500);
      const total = [...files.values()].reduce((sum, size) => sum + size, 0) / 1000;
      isOver ||= total > BUDGETS[name];
      console.log(
        `${site.slug.padEnd(12)} ${name.padEnd(8)} ${total.toFixed(1).padStart(6)} [${BUDGETS[name]}]${total > BUDGETS[name] ? '  OVER' : ''}`,
      );
      if (values.detail) {
        for (const [url, size] of [...files].sort((a, b) => b[1] - a[1])) {
          console.log(`    ${(size / 1000).toFixed(1).padStart(6)}  ${new URL(url).pathname}`);
        }
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await forecourt.close();
}
process.exit(isOver ? 1 : 0);
