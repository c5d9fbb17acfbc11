import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { filtersLink } from './listingSteps.ts';
import { firstOf, itInFull } from './spread.ts';
import { originOf, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

/** Every demo dealer: the height of header, notices and filters differs by site. */
const DEALERS = [
  ['harbour', '/search'],
  ['northline', '/search'],
  ['wattle', '/used-car'],
  ['ironbark', '/search'],
  ['aurora', '/search'],
  ['pelican', '/used-car'],
] as const;
/** Furthest down that the first vehicle begins, pixels. */
const LIMITS = { phone: 260, desktop: 300 } as const;

// one dealer of each template
describe.each(firstOf(DEALERS, 3))('listing of %s', (slug, listing) => {
  it.each(firstOf(['phone', 'desktop'] as const))(
    'SRCH-13 shows its first vehicle near the top of a %s, and one field to search with',
    async (viewport) => {
      const { context, page } = await openPage(viewport);
      await page.goto(originOf(slug) + listing, { waitUntil: 'commit' });
      const card = page.getByRole('article').first();
      await card.waitFor();
      const box = await card.boundingBox();
      expect(box?.y).toBeLessThanOrEqual(LIMITS[viewport]);
      // those of the header and of the listing; one inside a filter finds its values
      const fields = page.locator('input:is([type="search"], [role="combobox"]):not(#filters *):visible');
      expect(await fields.count(), 'fields to search with').toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^[\d,]+ \w/);
      await context.close();
    },
  );
});

describe('listing of harbour while it is scrolled', () => {
  const open = async (viewport: 'phone' | 'desktop') => {
    const opened = await openPage(viewport);
    await opened.page.goto(`${originOf('harbour')}/search?make=Toyota`, { waitUntil: 'commit' });
    await opened.page.getByRole('article').nth(8).waitFor();
    // over the vehicles
    await opened.page.mouse.move(viewport === 'phone' ? 200 : 900, 500);
    const scrollTo = async (y: number) => {
      await opened.page.mouse.wheel(0, y);
      await opened.page.waitForTimeout(700);
    };
    return { ...opened, scrollTo };
  };
  const isInWindow = (locator: Locator) =>
    locator.evaluate((element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && (element.contains(above) || above?.contains(element) === true);
    });

  it('SRCH-22 keeps filters, order and count in reach of a thumb, with and without the header', async () => {
    const { context, page, scrollTo } = await open('phone');
    const filters = filtersLink(page);
    for (const y of [1500, -200]) {
      await scrollTo(y);
      expect(await isInWindow(filters), `after ${y} pixels`).toBe(true);
    }
    expect(await filters.getByText('1 chosen').count()).toBe(1);
    expect((await page.getByRole('status').first().boundingBox())?.y).toBeLessThan(200);
    await context.close();
  });

  itInFull('SRCH-22 keeps headline, order and a column of filters that scrolls for itself on a desk', async () => {
    const { context, page, scrollTo } = await open('desktop');
    await scrollTo(1500);
    for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('combobox', { name: 'Sort by' })])
      expect(await isInWindow(part)).toBe(true);
    const [column, at] = [page.locator('#filters'), await page.evaluate(() => scrollY)];
    const box = await column.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    await page.mouse.move(200, 500);
    await scrollTo(200);
    expect(await column.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    expect(await page.evaluate(() => scrollY)).toBe(at);
    await context.close();
  });
});
