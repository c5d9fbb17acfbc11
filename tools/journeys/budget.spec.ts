import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstOf, itInFull, screensOf, sitesFor } from './spread.ts';
import { originOf, SITES, whenHydrated, withBrowser } from './withBrowser.ts';

const finder = (page: Page) => page.locator('#budget-finder');
const way = (page: Page) => finder(page).getByRole('link', { name: /^View \w+ In This Range$/ });
const budgetIn = async (page: Page) =>
  Number((await finder(page).locator('dd').first().innerText()).replace(/\D/g, ''));

const openPage = withBrowser();

/** The listing shows what the link promised: the price filter, and the body where one was chosen. */
async function expectListing(page: Page, budget: number, body: string): Promise<void> {
  await page.waitForURL((url) => url.searchParams.has('range[price]'));
  await finder(page).waitFor({ state: 'detached' });
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('range[price]')).toBe(`:${budget}`);
  expect(searchParams.get('body')).toBe(body);
  expect(await page.locator('input[name="price_max"]').inputValue()).toBe(String(budget));
  expect(await page.locator('article').count()).toBeGreaterThan(0);
}

describe.each(sitesFor(SITES, 'northline'))('budget finder of $slug', ({ slug }) => {
  it.each(screensOf(slug))('FIN-14 leads from a repayment to the listing on a %s', async (viewport) => {
    const { context, page, log } = await openPage(viewport);
    await page.goto(`${originOf(slug)}/budget`);
    await whenHydrated(page);
    const before = await budgetIn(page);
    await finder(page).getByLabel('Deposit').fill('5000');
    await expect.poll(() => budgetIn(page)).toBeGreaterThan(before);
    const box = finder(page).getByRole('checkbox').first();
    await box.check({ force: true });
    const body = await box.inputValue();
    // the address keeps the choice, and the counts follow it
    await page.waitForURL((url) => url.searchParams.get('deposit') === '5000' && url.searchParams.get('body') === body);
    await expect.poll(() => finder(page).getByRole('status').innerText()).toMatch(/[1-9]\d* in stock for this budget/);
    const budget = await budgetIn(page);
    await way(page).click();
    await expectListing(page, budget, body);
    await page.goBack();
    await expect.poll(() => finder(page).getByLabel('Deposit').inputValue()).toBe('$5,000');
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it.each(screensOf(slug))('FIN-14 works without script on a %s', async (viewport) => {
    const { context, page } = await openPage(viewport, { javaScriptEnabled: false });
    await page.goto(`${originOf(slug)}/budget`);
    const box = finder(page).getByRole('checkbox').first();
    const body = await box.inputValue();
    await box.check({ force: true });
    await finder(page).getByLabel('Deposit').fill('7000');
    const before = await budgetIn(page);
    await finder(page).getByRole('button', { name: 'Update estimate' }).click();
    await page.waitForURL((url) => url.searchParams.get('deposit') === '7000');
    const budget = await budgetIn(page);
    expect(budget).toBe(before + 5000);
    expect(await finder(page).getByRole('status').innerText()).toMatch(/[1-9]\d* in stock for this budget/);
    await way(page).click();
    await expectListing(page, budget, body);
    await context.close();
  });

  it('FIN-14 below the lowest price nothing is found, and what makes no sense is ignored', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    await page.goto(`${originOf(slug)}/budget?repayment=1&deposit=0&frequency=hourly&body=Submarine&from=x`);
    const button = finder(page).getByRole('button', { name: /^0 \w+s Found$/ });
    expect(await button.isDisabled()).toBe(true);
    expect(await finder(page).getByRole('status').innerText()).toMatch(/No \w+s found for this budget/);
    expect(await way(page).count()).toBe(0);
    await context.close();
  });

  it.each(firstOf([true, false]))(
    'SRCH-23 a price range leads to the dearest first (script: %s)',
    async (javaScriptEnabled) => {
      const { context, page, log } = await openPage('desktop', { javaScriptEnabled });
      await page.goto(`${originOf(slug)}/budget`);
      if (javaScriptEnabled) await whenHydrated(page);
      await page.getByLabel('Price from ($)').fill('15000');
      await page.getByLabel('Price up to ($)').fill('40000');
      await page.getByRole('button', { name: /By Price$/ }).click();
      await page.locator('article').first().waitFor();
      expect(page.url()).toMatch(/\?range\[price\]=15000:40000&sortBy=price-desc$/);
      const dearestFirst = await page.locator('article h2, article h3').allInnerTexts();
      // links of the old form lead to the same vehicles
      await page.goto(page.url().replace('price-desc', 'Car_production:price:desc'));
      expect(await page.locator('article h2, article h3').allInnerTexts()).toEqual(dearestFirst);
      expect(dearestFirst.length).toBeGreaterThan(0);
      // without script the browser names each script that it did not load
      if (javaScriptEnabled) expect(log.problems).toEqual([]);
      await context.close();
    },
  );
});

describe.each(sitesFor(['harbour', 'wattle'] as const, 'harbour'))('front page of %s', (slug) => {
  itInFull.each(screensOf(slug))(
    'FIN-14 its budget section counts anew and leads to the listing on a %s',
    async (viewport) => {
      const { context, page, log } = await openPage(viewport);
      await page.goto(`${originOf(slug)}/`);
      await whenHydrated(page);
      await finder(page).scrollIntoViewIfNeeded();
      // what is said, shown or not: a section has no inner text until the browser lays it out
      const before = await finder(page).getByRole('status').textContent();
      await finder(page).getByLabel('Deposit').fill('9000');
      await expect.poll(() => finder(page).getByRole('status').textContent()).not.toBe(before);
      await expect
        .poll(() => finder(page).getByRole('status').innerText())
        .toMatch(/[1-9]\d* in stock for this budget/);
      expect(new URL(page.url()).pathname).toBe('/');
      const box = finder(page).getByRole('checkbox').first();
      await box.check({ force: true });
      const body = await box.inputValue();
      const budget = await budgetIn(page);
      await way(page).click();
      await expectListing(page, budget, body);
      expect(log.problems).toEqual([]);
      await context.close();
    },
  );

  itInFull('FIN-14 without script its section leads to the page and from there to the listing', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    await page.goto(`${originOf(slug)}/`);
    await finder(page).getByRole('button', { name: 'Update estimate' }).click();
    await page.waitForURL((url) => url.pathname === '/budget');
    const budget = await budgetIn(page);
    await way(page).click();
    await page.waitForURL((url) => url.searchParams.get('range[price]') === `:${budget}`);
    await context.close();
  });
});
