import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium, openPage, whenHydrated, type ViewportName } from '../browser/chromium.ts';
import { samplePages } from '../browser/samplePages.ts';

const port = inject('port');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const VIEWPORTS: readonly ViewportName[] = ['phone', 'desktop'];

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

describe.each(['harbour', 'northline', 'wattle'])('pages of %s', (slug) => {
  it.each(VIEWPORTS)('have no axe violation and never scroll sideways on a %s', async (viewport) => {
    const host = `${slug}.localhost:${port}`;
    const { home, listing, vehicle } = await samplePages(port, host);
    const paths = [
      home,
      listing,
      `${listing}?make=Trabant`,
      vehicle,
      `/print?car_id=${vehicle.split('/').at(-1) ?? ''}`,
      '/finance',
      '/budget',
      '/contact-us',
      '/success',
      '/no/such/page',
    ];
    const faults: string[] = [];
    for (const path of paths) {
      const { context, page } = await openPage(browser, viewport, { reducedMotion: 'reduce' });
      await page.goto(`http://${host}${path}`);
      await whenHydrated(page);
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      for (const { id, nodes } of violations)
        faults.push(`${path}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) faults.push(`${path}: ${overflow}px wider than the screen`);
      await context.close();
    }
    expect(faults).toEqual([]);
  });
});
