import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { broken, expectNoSecret, ownWords, unreachable } from './failing.ts';
import { SEARCH_SERVER } from './listingSteps.ts';
import { firstOf, itInFull } from './spread.ts';
import { originOf, whenAlive, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const origin = originOf('harbour');
// a card outside of the screen has no layout, and its inner text no line breaks
const titles = (page: Page) => page.locator('#results article h2').allTextContents();

describe('a search that fails', () => {
  it.each(
    firstOf([
      ['is broken', broken],
      ['cannot be reached', unreachable],
    ] as const),
  )('SRCH-06 the search %s: the last hits stay, and the next try brings new ones', async (_name, failure) => {
    const { context, page, log } = await openPage('desktop');
    await page.goto(`${origin}/search`);
    await whenHydrated(page);
    const before = await titles(page);
    const count = await page.getByRole('status').first().innerText();
    await page.route(SEARCH_SERVER, failure);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
    await page.waitForURL(/sortBy=price-desc/);
    await page.getByText('The search does not answer just now; these are the last results.').waitFor();
    expect(await titles(page)).toEqual(before);
    expect(await page.getByRole('status').first().innerText()).toBe(count);
    expect(ownWords(log)).toEqual([expect.stringContaining('warning: The listing could not be read.')]);
    await expectNoSecret(page);
    await page.unroute(SEARCH_SERVER);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByText('The search does not answer just now').waitFor({ state: 'detached' });
    await expect.poll(() => titles(page)).not.toEqual(before);
    await context.close();
  });

  it('SRCH-06 a device without a network keeps its results, and searches automatically when it has one again', async () => {
    const { context, page } = await openPage('phone');
    await page.goto(`${origin}/search`);
    await whenHydrated(page);
    // a module that is loading when the network goes is lost to the document: one search shows that all have come
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
    await page.waitForURL(/sortBy=price-desc/);
    const box = page.getByRole('searchbox', { name: 'Search', exact: true });
    await box.click();
    await whenAlive(box);
    // the first cards render at once, the others once those are painted: then they are those of the page's document
    const sorted = await context.newPage();
    await sorted.goto(page.url());
    await whenHydrated(sorted);
    const before = await titles(sorted);
    await sorted.close();
    await expect.poll(() => titles(page)).toEqual(before);
    await context.setOffline(true);
    await box.fill('Toyota');
    await page.getByText('The search does not answer just now; these are the last results.').waitFor();
    expect(await titles(page)).toEqual(before);
    await context.setOffline(false);
    await page.getByText('The search does not answer just now').waitFor({ state: 'detached' });
    await expect.poll(async () => (await titles(page)).every((title) => title.includes('Toyota'))).toBe(true);
    await context.close();
  });

  itInFull('SRCH-06 where the code of the search did not come, another try is another document', async () => {
    const { context, page } = await openPage('desktop');
    await page.route(/\/assets\/browserSearch[^/]*\.js/, unreachable);
    await page.goto(`${origin}/search`);
    await whenHydrated(page);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
    await page.getByText('The search does not answer just now; these are the last results.').waitFor();
    await page.unroute(/\/assets\/browserSearch[^/]*\.js/);
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Try again' }).click();
    await loaded;
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).toContain('sortBy=price-desc');
    expect(await page.getByText('The search does not answer just now').count()).toBe(0);
    await context.close();
  });

  it('SRCH-07 nothing found says what to do, word for word', async () => {
    const { context, page, log } = await openPage('phone');
    await page.goto(`${origin}/search?make=Trabant`);
    await whenHydrated(page);
    await page
      .getByText('No results found for your search at this time. Please try adjusting the filters for more results.', {
        exact: true,
      })
      .waitFor();
    expect(log.problems).toEqual([]);
    await context.close();
  });
});

describe('who comes back', () => {
  itInFull('the first page has its own title again', async () => {
    const { context, page } = await openPage('desktop');
    await page.goto(`${origin}/search`);
    await whenHydrated(page);
    const title = await page.title();
    await page.locator('#results article h2 a').first().click();
    await expect.poll(() => page.title()).not.toBe(title);
    await page.goBack();
    await expect.poll(() => page.title()).toBe(title);
    await context.close();
  });
});
