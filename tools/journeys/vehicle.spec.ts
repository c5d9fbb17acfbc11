import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { ask } from './ask.ts';
import { itInFull, screensOf, sitesFor } from './spread.ts';
import { originOf, port, whenHydrated, withBrowser } from './withBrowser.ts';

const SITES = ['harbour', 'northline', 'wattle'] as const;

const openPage = withBrowser({ isWhole: true });

describe.each(sitesFor(SITES, 'northline'))('vehicle page of %s', (slug) => {
  it.each(screensOf(slug))('VDP-02 the first touch of the pictures is not lost on a %s', async (viewport) => {
    const host = `${slug}.localhost:${port}`;
    const { listing } = await samplePages(port, host);
    const { context, page, log } = await openPage(viewport);
    page.setDefaultTimeout(8000);
    const vehicle = await vehicleWithPictures(page, slug, listing);
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
    await page.getByRole('tab', { name: 'Key information' }).waitFor();
    expect(log.problems).toEqual([]);
    await context.close();
  });
});

describe('pictures on a phone', () => {
  const open = async () => {
    const host = `northline.localhost:${port}`;
    const { listing } = await samplePages(port, host);
    const opened = await openPage('phone');
    opened.page.setDefaultTimeout(8000);
    return { ...opened, vehicle: await vehicleWithPictures(opened.page, 'northline', listing) };
  };

  it('VDP-02 Back closes the pictures, and then leaves the page', async () => {
    const { context, page, vehicle, log } = await open();
    const answers = () => log.requests.filter((request) => request.includes('/api/vehicles/')).length;
    const dialog = page.getByRole('dialog');
    const enlarge = page.getByRole('button', { name: 'Show pictures full screen' });
    await enlarge.click();
    await dialog.waitFor();
    const before = answers();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(vehicle);
    // closed by its button it leaves nothing that Back would have to pass
    await enlarge.click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(answers(), 'the page is not read again').toBe(before);
    await page.goBack();
    await page.waitForURL((url) => url.pathname !== vehicle);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull('VDP-02 the first touch of a thumbnail shows its picture alone, also on a busy device', async () => {
    const { context, page, vehicle, log } = await open();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const thumbnail = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link').nth(1);
    await thumbnail.click();
    await expect.poll(() => thumbnail.getAttribute('aria-current'), { timeout: 8000 }).toBe('true');
    expect(new URL(page.url()).hash).toBe('');
    await page
      .getByText(/2 \/ ?of \d+/)
      .first()
      .waitFor();
    const save = page.locator('[data-part="garage/vehicle-controls"]').getByRole('button').first();
    await save.click();
    await expect.poll(() => save.getAttribute('aria-pressed'), { timeout: 8000 }).toBe('true');
    expect(new URL(page.url()).pathname).toBe(vehicle);
    expect(log.problems).toEqual([]);
    await context.close();
  });
});

/** Opens the first vehicle of a listing that has more than one picture; answers its path. */
async function vehicleWithPictures(page: Page, slug: string, listing: string): Promise<string> {
  const { text } = await ask(port, slug, listing);
  const paths = new Set([...text.matchAll(/href="(\/cars\/[^"?#/]+)"/g)].map(([, path = '']) => path));
  for (const path of paths) {
    const html = (await ask(port, slug, path)).text;
    // one that opens with a turn has its pictures behind it
    if (!html.includes('aria-label="Choose a picture"') || html.includes('Views of this vehicle')) continue;
    await page.goto(originOf(slug) + listing);
    await page.goto(originOf(slug) + path);
    await whenHydrated(page);
    return path;
  }
  throw new Error(`${slug}${listing} shows no vehicle with pictures.`);
}
