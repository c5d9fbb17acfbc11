import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { launchChromium, openPage as openIn } from '../browser/chromium.ts';
import { screensOf, sitesFor } from './spread.ts';
import { originOf, SITES, whenHydrated } from './withBrowser.ts';

/** Paths of the vehicles whose cards say that they were opened. */
const seenOn = (page: Page) =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll('main article [data-seen]')].filter((mark) => mark.checkVisibility());
    return [...new Set(marks.map((mark) => mark.closest('article')?.querySelector('a')?.pathname))];
  });
const firstVehicleOn = (page: Page) =>
  page
    .locator('main article a[href^="/cars/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.pathname);

describe.each(sitesFor(SITES, 'harbour'))('a vehicle that was opened at $slug', ({ slug, listing }) => {
  it.each(screensOf(slug))(
    'VDP-21 CARD-01 is marked on every list of a %s, untouched, and on the way back',
    async (viewport) => {
      // with the browser's memory for pages that were left, as shoppers have it
      const browser = await launchChromium({ keepsPages: true });
      try {
        const { page, log } = await openIn(browser, viewport);
        const open = async (path: string) => {
          await page.goto(originOf(slug) + path);
          await whenHydrated(page);
        };
        const opened: string[] = [];
        for (const list of ['/', listing]) {
          await open(list);
          const vehicle = await firstVehicleOn(page);
          opened.push(vehicle);
          await open(vehicle);
          await page.evaluate(() => history.back());
          await expect.poll(() => seenOn(page).catch(() => []), { message: list }).toContain(vehicle);
        }
        const [first = ''] = opened;
        await open(first);
        const similar = await page
          .locator('section[aria-labelledby="similar"] article a')
          .first()
          .evaluate((link: HTMLAnchorElement) => link.pathname);
        await open(similar);
        for (const [path, vehicle] of [
          ['/', first],
          [listing, opened[1]],
          [first, similar],
        ] as const) {
          await open(path);
          await expect.poll(() => seenOn(page), { message: path }).toContain(vehicle);
        }
        expect(log.problems).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );
});
