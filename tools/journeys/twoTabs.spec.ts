import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { itInFull } from './spread.ts';
import { originOf, port, whenAlive, whenHydrated, withBrowser } from './withBrowser.ts';

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
    await whenAlive(form);

    const card = page.locator('main article').first();
    await card.getByRole('button', { name: /^Save / }).click();
    await garage.getByRole('banner').getByRole('link', { name: 'Saved vehicles, 1' }).waitFor();
    await garage.locator('main article').first().waitFor();

    await card.getByRole('button', { name: /^Compare / }).click();
    await garage.getByRole('banner').getByRole('link', { name: 'Compare vehicles, 1' }).waitFor();

    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByRole('dialog', { name: 'Search saved' }).getByRole('button', { name: 'Close' }).click();
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

  itInFull(
    'FIN-01 the terms of one calculator apply to those of the other tabs, and to the estimate next to the price',
    async () => {
      const { context, page, log } = await openPage('desktop');
      page.setDefaultTimeout(10_000);
      const { vehicle } = await samplePages(port, `harbour.localhost:${port}`);
      await page.goto(origin + vehicle);
      await whenHydrated(page);
      await page.getByRole('region', { name: 'Finance calculator' }).getByRole('heading').click();
      const finance = await openTab(context, '/finance');
      // what an address asks for gives way to what is chosen after
      const asked = await openTab(context, '/finance?years=4&deposit=1000');
      const termsOf = (tab: Page) => {
        const calculator = tab.locator('#finance-calculator');
        const field = (name: string) => calculator.getByRole('textbox', { name }).inputValue();
        return async () => [
          await field('Deposit or trade-in'),
          await field('Residual or balloon'),
          await field('Interest rate p.a.'),
          await calculator.getByLabel('Term').inputValue(),
          await calculator.getByRole('radio', { checked: true }).getAttribute('value'),
        ];
      };
      const [here, there] = [termsOf(page), termsOf(finance)];
      await expect.poll(here).toEqual(await there());

      const change = async (tab: Page, field: string, text: string) => {
        await tab.locator('#finance-calculator').getByRole('textbox', { name: field }).fill(text);
        await tab.keyboard.press('Tab');
      };
      await change(finance, 'Deposit or trade-in', '4000');
      await change(finance, 'Residual or balloon', '2500');
      await change(finance, 'Interest rate p.a.', '8.5');
      await finance.locator('#finance-calculator').getByLabel('Term').selectOption('3');
      await finance.getByLabel('Monthly').check({ force: true });
      const chosen = ['$4,000', '$2,500', '8.5%', '3', 'monthly'];
      expect(await there()).toEqual(chosen);
      await expect.poll(here).toEqual(chosen);
      await expect.poll(termsOf(asked)).toEqual(chosen);
      await page
        .locator('[data-part="finance/repayment-estimate"]')
        .getByText('over 3 years with a deposit of $4,000')
        .waitFor();

      await change(page, 'Deposit or trade-in', '6000');
      await expect.poll(there).toEqual(['$6,000', ...chosen.slice(1)]);
      expect(log.problems).toEqual([]);
      await context.close();
    },
  );
});
