import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screensOf } from './spread.ts';
import { originOf, SITES, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

/** Distance of a section from the top of the window, pixels. */
const topOf = (page: Page, part: string) =>
  page.locator(`main [data-part="${part}"]`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** Scrolls as a wheel does, until the section is near the top of the window: sections above it are laid out then. */
async function scrollTo(page: Page, part: string): Promise<void> {
  await page.mouse.move(200, 400);
  for (let turns = 0; turns < 60 && (await topOf(page, part)) > 200; turns++) {
    await page.mouse.wheel(0, Math.min(600, (await topOf(page, part)) - 100));
    await page.waitForTimeout(50);
  }
}

const cases = SITES.flatMap(({ slug }) => screensOf(slug).map((screen) => [slug, screen] as const));

it.each(cases)('the front page of %s on a %s is where it was after Back and after a reload', async (slug, screen) => {
  const { context, page, log } = await openPage(screen);
  await page.goto(`${originOf(slug)}/`);
  await whenHydrated(page);
  await scrollTo(page, 'locations/home');
  const place = page.locator('main [data-part="locations/home"] a[href^="/"]').first();
  await place.scrollIntoViewIfNeeded();
  const before = await topOf(page, 'locations/home');
  expect(before).toBeLessThan(700);
  await place.click();
  await page.waitForURL((url) => url.pathname !== '/');
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(page, 'locations/home')) - before)).toBeLessThan(20);
  await page.reload();
  await expect.poll(async () => Math.abs((await topOf(page, 'locations/home')) - before)).toBeLessThan(20);
  expect(log.problems).toEqual([]);
  await context.close();
});
