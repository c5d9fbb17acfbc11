import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { leadOutside } from './outside/outside.ts';
import { originOf, port, SITES, whenAlive, whenHydrated, withBrowser } from './withBrowser.ts';
import { sitesFor } from './spread.ts';

const repayment = (page: Page) => page.locator('#finance-calculator dd').first();

/** `$145/wk` as a number. */
const amountIn = (text: string): number => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

const openPage = withBrowser();

describe.each(sitesFor(SITES, 'harbour'))('finance of $slug', ({ slug }) => {
  it('FIN-12 without script the page calculates with the submitted form', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    await page.goto(`${originOf(slug)}/finance?car_id=H1&vehiclePriceBudget=22000`);
    expect(await page.getByLabel('Purchase price').first().inputValue()).toBe('$22,000');
    const before = await repayment(page).innerText();
    await page.getByLabel('Purchase price').first().fill('44000');
    await page.getByLabel('Monthly').check({ force: true });
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.waitForURL((url) => url.searchParams.get('frequency') === 'monthly');
    expect(new URL(page.url()).searchParams.get('car_id')).toBe('H1');
    expect(before).toMatch(/^\$\d+\/wk$/);
    expect(await repayment(page).innerText()).toMatch(/^\$[\d,]+\/mo$/);
    await context.close();
  });

  it('FIN-05 FIN-11 a vehicle has its estimate at once and its calculator when it comes into sight', async () => {
    const { context, page, log } = await openPage('desktop');
    const { vehicle } = await samplePages(port, `${slug}.localhost:${port}`);
    await page.goto(originOf(slug) + vehicle);
    await whenHydrated(page);
    expect(log.requests.filter((request) => /Calculator/.test(request))).toEqual([]);
    const events: unknown[] = [];
    await page.exposeFunction('seen', (event: unknown) => events.push(event));
    await page.evaluate(() => {
      window.addEventListener('forecourt:event', (event) => {
        (window as unknown as { seen(detail: unknown): void }).seen((event as CustomEvent).detail);
      });
    });
    const estimate = page.locator('[data-part="finance/repayment-estimate"]');
    const calculator = page.getByRole('region', { name: 'Finance calculator' });
    expect(await estimate.isVisible()).toBe(await calculator.isVisible());
    if (await calculator.isVisible()) {
      await calculator.getByRole('heading').click();
      await whenAlive(page.getByLabel('Deposit or trade-in'));
      // its code has come, and only now
      expect(log.requests.filter((request) => /Calculator/.test(request))).not.toEqual([]);
      expect(await estimate.locator('dd').allInnerTexts()).toHaveLength(4);
      await page.getByLabel('Deposit or trade-in').fill('1000');
      await expect.poll(() => events).toEqual([{ id: 26, name: 'finance calculator used' }]);
      await page.getByLabel('Deposit or trade-in').fill('2000');
      expect(events).toHaveLength(1);
    }
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('FIN-02 what was typed before the code came counts', async () => {
    const { context, page, log } = await openPage('phone');
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/CalculatorPart*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`${originOf(slug)}/finance`);
    await whenHydrated(page);
    await page.getByLabel('Purchase price').first().fill('50000');
    await page.getByLabel('Monthly').check({ force: true });
    release();
    await expect.poll(() => repayment(page).innerText()).toMatch(/^\$[\d,]+\/mo$/);
    expect(await page.getByLabel('Purchase price').first().inputValue()).toBe('$50,000');
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('FIN-12 FIN-13 what was worked out goes with the enquiry, into mail, ADF and webhook', async () => {
    const { context, page, log } = await openPage('desktop');
    const email = `figures-${slug}-${Date.now()}@shopper.example`;
    await page.goto(`${originOf(slug)}/finance`);
    await whenHydrated(page);
    await page.getByLabel('Purchase price').first().fill('40000');
    await page.getByLabel('Deposit or trade-in').fill('5000');
    const form = page.getByRole('form', { name: 'Finance enquiry' });
    await form.getByLabel('First name').fill('Robin');
    const summary = form.getByRole('region', { name: 'Your calculation' });
    await summary.getByText('$40,000').waitFor();
    expect(await summary.getByRole('link', { name: 'Change it' }).getAttribute('href')).toContain(
      '#finance-calculator',
    );
    await form.getByLabel('Email').fill(email);
    const places = form.getByLabel('Location');
    // a dealer with one place has nothing to choose
    if ((await places.count()) > 0) await places.selectOption({ index: 1 });
    const [shown = ''] = await page.locator('#finance-calculator dd').allInnerTexts();
    await form.getByRole('button', { name: 'Get Finance Now' }).click();
    await page.waitForURL(/\/success/);
    const { lead, mail, adf } = await leadOutside({ slug, email, kind: 'Finance Enquiry' });
    expect(lead.finance).toMatchObject({ amount: 40_000, deposit: 5000, repayment: amountIn(shown) });
    for (const text of [mail.text, adf]) expect(text).toContain('Deposit or trade-in: $5,000');
    expect(log.problems).toEqual([]);
    await context.close();
  });
});
