import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { originOf, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const origin = originOf('harbour');

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  tab.setDefaultTimeout(10_000);
  await tab.goto(origin + path);
  await whenHydrated(tab);
  return tab;
}

describe('one shopper in several tabs', () => {
  it('SAVE-01 SAVE-07 FORM-08 LOC-09 what is kept in one is there in the others, without a reload', async () => {
    const { context, page, log } = await openPage('desktop');
    page.setDefaultTimeout(10_000);
    await page.goto(`${origin}/search/toyota`);
    await whenHydrated(page);
    const garage = await openTab(context, '/garage');
    const contact = await openTab(context, '/contact-us');
    const form = contact.getByRole('form', { name: 'Enquiry' });
    await form.getByLabel('First name').fill('Robin');
    await contact.waitForLoadState('networkidle');

    const card = page.locator('main article').first();
    await card.getByRole('button', { name: /^Save / }).click();
    await garage.getByRole('banner').getByRole('link', { name: 'Saved vehicles, 1' }).waitFor();
    await garage.locator('main article').first().waitFor();

    await card.getByRole('button', { name: /^Compare / }).click();
    await garage.getByRole('banner').getByRole('link', { name: 'Compare vehicles, 1' }).waitFor();

    await page.getByRole('button', { name: 'Save this search' }).click();
    const saved = garage.getByRole('region', { name: 'Saved searches' });
    await saved.getByText(/^[\d,]+ vehicles? now$/).waitFor();
    // two tabs that write: neither loses what the other kept
    await saved.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('button', { name: 'Save this search' }).waitFor();

    const near = page.locator('details').filter({ hasText: 'Near me' });
    await near.locator('summary').click();
    await near.getByRole('textbox', { name: 'Postcode' }).fill('4350');
    await expect.poll(() => form.getByLabel('Postcode').inputValue()).toBe('4350');
    // personal words stay in their tab
    expect(await contact.evaluate(() => JSON.stringify(localStorage))).not.toContain('Robin');
    expect(log.problems).toEqual([]);
    await context.close();
  });
});
