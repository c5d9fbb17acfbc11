import { describe, expect, it } from 'vitest';
import { screensOf, sitesFor } from './spread.ts';
import { port, whenHydrated, withBrowser } from './withBrowser.ts';

const SITES = [
  { slug: 'harbour', section: 'Truck Brands' },
  { slug: 'northline', section: 'Car Brands' },
  { slug: 'wattle', section: 'Caravan Brands' },
] as const;

const openPage = withBrowser();

describe.each(sitesFor(SITES, 'wattle'))('directories of $slug', ({ slug, section }) => {
  it.each(screensOf(slug))('SRCH-25 brands by kind lead to their vehicles on a %s', async (viewport) => {
    const { context, page, log } = await openPage(viewport);
    await page.goto(`http://${slug}.localhost:${port}/brands`);
    await whenHydrated(page);
    const brand = page.getByRole('region', { name: section }).getByRole('link').first();
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
    // the listing has every kind of the make, the directory those of its section
    const listed = Number(/\d+/.exec(await page.getByRole('status').first().innerText())?.[0]);
    expect(listed).toBeGreaterThanOrEqual(Number.parseInt(count));
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
