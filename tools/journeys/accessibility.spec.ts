import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { askSite } from '../commands/askSite.ts';
import { samplePages } from '../browser/samplePages.ts';
import { firstOf, sitesFor } from './spread.ts';
import { originOf, port, SITES, VIEWPORTS, whenHydrated, withBrowser, type ViewportName } from './withBrowser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const openPage = withBrowser();

/** The latest article of a site. */
const articleOf = async (host: string): Promise<string> =>
  /href="(\/blog\/[a-z-]+\/[a-z0-9-]+)"/.exec((await askSite(port, host, '/sitemap')).text)?.[1] ?? '/blog/none';

/** Those of heading, menu and footer that are not visible. A page for the printer has a heading alone. */
async function missingLandmarks(page: Page): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 1 });
  // on a phone the menu is behind a link, which the script makes a button
  const menu = page
    .getByRole('navigation', { name: 'Main' })
    .or(page.getByRole('link', { name: 'Menu', exact: true }))
    .or(page.getByRole('button', { name: 'Menu', exact: true }));
  const landmarks = { heading, menu, footer: page.getByRole('contentinfo') };
  const shown = new URL(page.url()).pathname === '/print' ? { heading } : landmarks;
  const missing: string[] = [];
  for (const [name, landmark] of Object.entries(shown))
    if ((await landmark.filter({ visible: true }).count()) === 0) missing.push(name);
  return missing;
}

/** What axe finds on pages of a site, and which of them are wider than the screen. */
async function faultsOf(
  host: string,
  paths: readonly string[],
  viewport: ViewportName,
  options: Parameters<typeof openPage>[1] = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const { context, page } = await openPage(viewport, { reducedMotion: 'reduce', ...options });
    await page.goto(`http://${host}${path}`);
    await whenHydrated(page);
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
      // what passed is neither described nor sent
      return (await axe.run({ resultTypes: ['violations'] })).violations;
    });
    for (const { id, nodes } of violations)
      faults.push(`${path}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`${path}: ${overflow}px wider than the screen`);
    for (const name of await missingLandmarks(page)) faults.push(`${path}: ${name} is not in sight`);
    await context.close();
  }
  return faults;
}

describe.each(sitesFor(SITES, 'northline'))('pages of $slug', ({ slug }) => {
  it.each(firstOf(VIEWPORTS))('have no axe violation and never scroll sideways on a %s', async (viewport) => {
    const host = `${slug}.localhost:${port}`;
    const { home, listing, vehicle } = await samplePages(port, host);
    const paths = firstOf(
      [
        home,
        listing,
        vehicle,
        '/finance',
        '/contact-us',
        `${listing}?make=Trabant`,
        `/print?car_id=${vehicle.split('/').at(-1) ?? ''}`,
        '/budget',
        '/service',
        '/locations',
        '/success',
        '/blog',
        await articleOf(host),
        '/faqs',
        '/privacy-policy',
        '/sitemap',
        '/no/such/page',
      ],
      5,
    );
    expect(await faultsOf(host, paths, viewport)).toEqual([]);
  });
});

it('TEN-03 dark pages have no axe violation either', async () => {
  const host = `aurora.localhost:${port}`;
  const { home, listing, vehicle } = await samplePages(port, host);
  const paths = firstOf([home, vehicle, listing, '/finance', '/locations', await articleOf(host)]);
  expect(await faultsOf(host, paths, 'phone', { colorScheme: 'dark' })).toEqual([]);
});

it('SRCH-21 WCAG 1.4.11 forced colours show the track of a slider, and what of it is chosen', async () => {
  const { context, page } = await openPage('desktop', { forcedColors: 'active' });
  await page.goto(`${originOf('harbour')}/search`);
  const colours = await page
    .locator('#filters input[type="range"]')
    .first()
    .evaluate((handle) =>
      [null, '::before', '::after'].map((part) =>
        part === null
          ? getComputedStyle(document.body).backgroundColor
          : getComputedStyle(handle.parentElement ?? handle, part).backgroundColor,
      ),
    );
  expect(new Set(colours).size).toBe(3);
  await context.close();
});
