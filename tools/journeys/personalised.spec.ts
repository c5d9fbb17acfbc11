import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { ask } from './ask.ts';
import { firstOf, itInFull } from './spread.ts';
import { originOf, port, VIEWPORTS, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

/** Whatever states a repayment or a rate. */
const FIGURES = /\/wk|p\.a\.|per week/;

async function toGate(page: Page): Promise<void> {
  const { vehicle } = await samplePages(port, `harbour.localhost:${port}`);
  await page.goto(originOf('harbour') + vehicle);
  await page.getByRole('link', { name: 'Personalised quote' }).click();
  await page.getByRole('heading', { name: 'What you will see' }).waitFor();
}

async function leaveDetails(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'See my quote' }).click();
}

describe('personalised finance', () => {
  it.each(firstOf(VIEWPORTS))(
    'FIN-12 on a %s details open the gate, and other terms another quote',
    async (viewport) => {
      const { context, page, log } = await openPage(viewport);
      await toGate(page);
      await whenHydrated(page);
      const html = await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
      expect(html).toContain('What you will see');
      expect(html).not.toMatch(/RepaymentAmount|advertisedRate/);
      expect(await page.locator('main').innerText()).not.toMatch(FIGURES);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');

      await leaveDetails(page, `robin.${viewport}@example.com`);
      const quote = page.getByRole('region', { name: 'Your quote' });
      await quote.waitFor();
      const [repayment = '', rate = '', comparison = ''] = await quote.locator('dd').allInnerTexts();
      expect([repayment, rate, comparison].join(' ')).toMatch(/^\$[\d,]+\/wk [\d.]+% p\.a\. [\d.]+% p\.a\./);

      await page.getByLabel('Term', { exact: true }).first().selectOption({ label: '3 years' });
      await page.getByRole('button', { name: 'Update my quote' }).click();
      await page.waitForURL((url) => url.searchParams.get('term') === '3');
      await expect.poll(() => quote.locator('dd').first().innerText()).not.toBe(repayment);
      await page.getByLabel('How do you rate your credit?').selectOption('POOR');
      await page.getByRole('button', { name: 'Update my quote' }).click();
      await page.getByRole('heading', { name: 'We answer this one in person' }).waitFor();

      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'forecourt_shopper');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: 'harbour.localhost' });
      expect(log.problems).toEqual([]);
      await context.close();
    },
  );

  it('FIN-12 without script the gate answers what was typed wrong, opens, and stays open', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    await toGate(page);
    await page.getByLabel('Phone').fill('call me');
    await leaveDetails(page, 'robin.plain@example.com');
    await page
      .getByText(/must be a phone number/)
      .first()
      .waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('robin.plain@example.com');
    await page.getByLabel('Phone').fill('0412 345 678');
    await page.getByRole('button', { name: 'See my quote' }).click();
    await page.getByRole('heading', { name: 'Your quote' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your quote' }).waitFor();
    await page.getByLabel('Term', { exact: true }).first().selectOption({ label: '7 years' });
    await page.getByRole('button', { name: 'Update my quote' }).click();
    expect(await page.getByText(/over 7 years without a deposit/).count()).toBe(1);
    await context.close();
  });

  it('FIN-12 FORM-13 two shoppers at the same moment have forms of their own', async () => {
    const { vehicle } = await samplePages(port, `harbour.localhost:${port}`);
    const gate = /href="(\/personalised\/finance\?[^"]+)"/.exec((await ask(port, 'harbour', vehicle)).text)?.[1] ?? '';
    const keyOf = async () => /name="key" value="([^"]+)"/.exec((await ask(port, 'harbour', gate)).text)?.[1];
    const keys = [await keyOf(), await keyOf(), await keyOf()];
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(3);
  });

  it.each(
    firstOf([
      ['nobody', 404, 'This vehicle is not here any more'],
      ['%00', 404, 'This vehicle is not here any more'],
      ['', 404, 'Choose a vehicle first'],
    ] as const),
  )('FIN-12 for the id %j the page shows that there is no such vehicle', async (id, status, heading) => {
    const { context, page } = await openPage('desktop');
    const answer = await page.goto(`${originOf('harbour')}/personalised/finance?car_id=${id}`);
    expect(answer?.status()).toBe(status);
    await page.getByRole('heading', { name: heading }).waitFor();
    await context.close();
  });

  itInFull('FIN-12 where it is off there is no such page, and nothing leads there', async () => {
    const { context, page } = await openPage('desktop');
    const answer = await page.goto(`${originOf('wattle')}/personalised/finance?car_id=W1`);
    expect(answer?.status()).toBe(404);
    const { vehicle } = await samplePages(port, `wattle.localhost:${port}`);
    await page.goto(originOf('wattle') + vehicle);
    expect(await page.locator('a[href*="personalised"]').count()).toBe(0);
    await context.close();
  });
});
