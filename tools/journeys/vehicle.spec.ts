import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { screensOf, sitesFor } from './spread.ts';
import { port, whenHydrated, withBrowser } from './withBrowser.ts';

const SITES = ['harbour', 'northline', 'wattle'] as const;

const openPage = withBrowser({ isWhole: true });

describe.each(sitesFor(SITES, 'northline'))('vehicle page of %s', (slug) => {
  it.each(screensOf(slug))('VDP-02 the first touch of the pictures is not lost on a %s', async (viewport) => {
    const host = `${slug}.localhost:${port}`;
    const { listing } = await samplePages(port, host);
    const { context, page, log } = await openPage(viewport);
    page.setDefaultTimeout(8000);
    const vehicle = await vehicleWithPictures(page, `http://${host}${listing}`);
    const scripts = () => log.requests.filter((request) => request.endsWith('.js')).length;
    const before = scripts();

    await page.getByRole('button', { name: 'Show pictures full screen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(scripts(), 'the gallery’s code comes with the touch').toBeGreaterThan(before);
    await dialog.getByText(/1 \/ ?of \d+/).waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(/2 \/ ?of \d+/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const similar = page.getByRole('region', { name: 'Similar vehicles' });
    const next = await similar.getByRole('link').first().getAttribute('href');
    await similar.getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === next);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === vehicle);
    await page.getByRole('heading', { name: 'Key information' }).waitFor();
    expect(log.problems).toEqual([]);
    await context.close();
  });
});

/** Opens the first vehicle of a listing that has more than one picture; answers its path. */
async function vehicleWithPictures(page: Page, listing: string): Promise<string> {
  await page.goto(listing);
  const links = page.locator('article').getByRole('link', { name: 'View details' });
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of paths) {
    await page.goto(new URL(path, listing).href);
    if ((await page.getByRole('list', { name: 'Choose a picture' }).count()) === 0) continue;
    // one that opens with a turn has its pictures behind it
    if ((await page.getByRole('button', { name: 'Images', exact: true }).count()) > 0) continue;
    await whenHydrated(page);
    return path;
  }
  throw new Error(`${listing} shows no vehicle with pictures.`);
}
