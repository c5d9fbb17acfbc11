import { describe, expect, it } from 'vitest';
import { chips, filtersLink, searchCounter, settledResults, tabTo } from './listingSteps.ts';
import { itInFull, screensOf, sitesFor } from './spread.ts';
import { originOf, SITES, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

describe.each(sitesFor(SITES, 'harbour'))('shopping at $slug without a mouse', ({ slug, listing }) => {
  it.each(screensOf(slug))('SRCH-21 SRCH-22 a slider and five filters by keys alone on a %s', async (viewport) => {
    const { context, page, log } = await openPage(viewport);
    page.setDefaultTimeout(8000);
    await page.goto(originOf(slug) + listing);
    await whenHydrated(page);
    const searches = searchCounter(log);
    if (viewport === 'phone') {
      await tabTo(page, (element) => element.getAttribute('href') === '#filters');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Close filters' }).waitFor();
    }
    await tabTo(page, (element) => element.matches('#filters summary') && element.textContent.startsWith('Year'));
    await page.keyboard.press('Enter');
    await tabTo(page, (element) => element.matches('#filters input[type="range"]'));
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
    await page.waitForURL((url) => /^\d+:/.test(url.searchParams.get('range[year]') ?? ''));
    await settledResults(page).waitFor();
    expect(searches(), 'one search for three presses').toBe(1);
    for (let chosen = 1; chosen <= 5; chosen++) {
      await tabTo(page, (element) => {
        const group = element.closest('#filters details');
        if (!group || group.querySelector('input[type="range"], input[name="postcode"]')) return false;
        // a closed group opens, and Tab goes on into it
        if (element.matches('summary') && !(group as HTMLDetailsElement).open) element.click();
        return element.matches('input[type="checkbox"]:not(:checked)');
      });
      const value = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
      await page.keyboard.press('Space');
      await expect.poll(() => chips(page).count()).toBe(chosen + 1);
      await settledResults(page).waitFor();
      expect(searches(), `one search for ${value}`).toBe(1);
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'focus stays').toBe(value);
    }
    if (viewport === 'phone') {
      // the sheet keeps Tab inside, and its button leads to the results
      await tabTo(page, (element) => element.matches('#filters a[href="#results"]'));
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Show me \d/i);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Close filters' }).waitFor({ state: 'hidden' });
    }
    await tabTo(page, (element) => /^Remove /.test(element.getAttribute('aria-label') ?? ''));
    await page.keyboard.press('Enter');
    await expect.poll(() => chips(page).count()).toBe(5);
    expect(log.problems).toEqual([]);
    await context.close();
  });
});

it('SRCH-22 the sheet keeps Tab inside and closes by Escape while the code of the filters is on its way', async () => {
  const { context, page, log } = await openPage('phone');
  page.setDefaultTimeout(8000);
  await page.goto(originOf('harbour') + '/search');
  await whenHydrated(page);
  // never comes
  await page.route(/\.js$/, () => undefined);
  const opener = filtersLink(page);
  await opener.click();
  const close = page.getByRole('link', { name: 'Close filters' });
  await close.waitFor();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Show me \d/i);
  await page.keyboard.press('Escape');
  await close.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(log.problems).toEqual([]);
  await context.close();
});

itInFull('SRCH-22 Back after the sheet leads to what was there before it, and does not open it again', async () => {
  const { context, page, log } = await openPage('phone');
  page.setDefaultTimeout(8000);
  await page.goto(originOf('harbour') + '/search');
  await whenHydrated(page);
  const before = page.url();
  const close = page.getByRole('link', { name: 'Close filters' });
  await filtersLink(page).click();
  await close.waitFor();
  for (const [at, name] of ['Used', 'Demo'].entries()) {
    await page
      .locator('#filters')
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .click();
    await expect.poll(() => chips(page).count()).toBe(at + 1);
  }
  await close.click();
  await close.waitFor({ state: 'hidden' });
  expect(await chips(page).count()).toBe(2);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => chips(page).count()).toBe(0);
  expect(page.url()).toBe(before);
  expect(await close.isVisible()).toBe(false);
  expect(log.problems).toEqual([]);
  await context.close();
});
