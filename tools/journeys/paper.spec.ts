import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { originOf, port, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

/** What follows the window would be on every sheet, over its text. */
const followsTheWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
      .map((element) => element.outerHTML.slice(0, 120)),
  );

describe('a page that a browser prints', () => {
  it.each(['phone', 'desktop'] as const)(
    'VDP-05 has no bar over its text, however far a vehicle’s page was scrolled on a %s',
    async (screen) => {
      const { vehicle } = await samplePages(port, `harbour.localhost:${port}`);
      const { context, page } = await openPage(screen);
      await page.goto(originOf('harbour') + vehicle);
      await whenHydrated(page);
      await page.mouse.wheel(0, 1600);
      await expect.poll(() => followsTheWindow(page)).not.toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await followsTheWindow(page)).toEqual([]);
      await context.close();
    },
  );

  it('CARD-01 has whole cards of the listing, and no fields or pages to choose', async () => {
    const { context, page } = await openPage('desktop', { javaScriptEnabled: false });
    await page.goto(`${originOf('harbour')}/search`);
    await page.emulateMedia({ media: 'print' });
    const cards = page.locator('#results article');
    expect(await cards.first().evaluate((card) => getComputedStyle(card).breakInside)).toBe('avoid');
    for (const name of ['Show more vehicles', 'Filters', 'Grid'])
      expect(await page.getByRole('main').getByRole('link', { name }).first().isVisible(), name).toBe(false);
    await context.close();
  });
});
