import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screensOf, sitesFor } from './spread.ts';
import { originOf, port, whenHydrated, withBrowser } from './withBrowser.ts';

const SITES = [
  { slug: 'harbour', listing: '/search', section: 'Truck Brands' },
  { slug: 'northline', listing: '/search', section: 'Car Brands' },
  { slug: 'wattle', listing: '/used-car', section: 'Caravan Brands' },
] as const;

const openPage = withBrowser();

/**
 * The first brand of a section none of whose vehicles was sold in these days: a listing counts those too, a directory
 * what is in stock.
 */
async function brandWithoutSold(page: Page, site: (typeof SITES)[number]): Promise<Locator> {
  const { slug, listing, section } = site;
  const directory = `${originOf(slug)}/brands`;
  await page.goto(directory);
  const brands = page.getByRole('region', { name: section }).getByRole('link');
  for (let index = 0; index < (await brands.count()); index++) {
    const name = (await brands.nth(index).innerText()).split('\n')[0] ?? '';
    let sold = 0;
    for (let at = 1, cards = 1; cards > 0; at++) {
      await page.goto(`${originOf(slug)}${listing}?make=${encodeURIComponent(name)}&page=${at}`);
      const listed = page.locator('#results article');
      cards = await listed.count();
      if (at === 1) expect(cards, name).toBeGreaterThan(0);
      sold += await listed.filter({ has: page.getByText(/\bsold$/i) }).count();
    }
    await page.goto(directory);
    if (sold === 0) return brands.nth(index);
  }
  throw new Error(`Every brand of ${section} at ${slug} has a vehicle that was sold.`);
}

describe.each(sitesFor(SITES, 'wattle'))('directories of $slug', (site) => {
  const { slug } = site;
  it.each(screensOf(slug))('SRCH-25 brands by kind lead to their vehicles on a %s', async (viewport) => {
    const { context, page, log } = await openPage(viewport);
    const brand = await brandWithoutSold(page, site);
    await whenHydrated(page);
    const [name = '', count = ''] = (await brand.innerText()).split('\n');
    await brand.click();
    // a make that builds one kind of vehicle has a page of its own (NAV-06)
    const all = page.getByRole('link', { name: /^See all / });
    await all.or(page.locator('#results article').first()).first().waitFor();
    if (await all.isVisible()) {
      expect((await page.getByRole('heading', { level: 1 }).innerText()).toLowerCase()).toContain(name.toLowerCase());
      await all.click();
    }
    await page.locator('#results article').first().waitFor();
    // themes may write headings in capitals
    expect((await page.locator('#results article').first().innerText()).toLowerCase()).toContain(name.toLowerCase());
    expect(await page.getByRole('status').first().innerText()).toContain(count.replace(/ vehicles?/, ''));
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('SRCH-17 models are narrowed by maker, and without script by a form', async () => {
    const { context, page, log } = await openPage('desktop');
    await page.goto(`http://${slug}.localhost:${port}/models`);
    await whenHydrated(page);
    const before = await page.getByRole('status').innerText();
    const maker = page.getByRole('combobox', { name: 'Maker' });
    await maker.selectOption({ index: 1 });
    await page.waitForURL(/manufacturer=/);
    await expect.poll(() => page.getByRole('status').innerText()).not.toBe(before);
    const name = new URL(page.url()).searchParams.get('manufacturer') ?? '';
    for (const model of await page.locator('main ul strong').allInnerTexts()) expect(model).toContain(name);
    const still = await openPage('phone', { javaScriptEnabled: false });
    await still.page.goto(page.url());
    expect(await still.page.getByRole('heading', { level: 1 }).textContent()).toBe(`${name} models`);
    await still.context.close();
    expect(log.problems).toEqual([]);
    await context.close();
  });
});
