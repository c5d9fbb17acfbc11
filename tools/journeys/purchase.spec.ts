import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signInWith } from './accountSteps.ts';
import { leadOutside, withClockAhead } from './outside/outside.ts';
import { payAndHold, toVehicleWith } from './reserveSteps.ts';
import { CX5, throughTheSteps } from './tradeInSteps.ts';
import { firstOf, itInFull } from './spread.ts';
import { originOf, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

/** The page of a vehicle that can be bought; answers its name in addresses. */
async function toVehicle(page: Page, slug: string): Promise<string> {
  await toVehicleWith(page, 'Buy Online', slug, slug === 'wattle' ? '/used-car' : '/search');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

async function giveDetails(page: Page): Promise<void> {
  await heading(page, 'Your details');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Buyer');
  await page.getByLabel('Email', { exact: true }).fill('robin.buys@example.com');
  await page.getByLabel('Phone').fill('0412 345 678');
  await next(page);
}

/** No page of the journey scrolls sideways. */
const fits = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

describe('buying a vehicle online', () => {
  it.each(
    firstOf(
      [
        { viewport: 'phone', javaScriptEnabled: true },
        { viewport: 'desktop', javaScriptEnabled: false },
        { viewport: 'desktop', javaScriptEnabled: true },
        { viewport: 'phone', javaScriptEnabled: false },
      ] as const,
      2,
    ),
  )(
    'BUY-03 on a $viewport, script $javaScriptEnabled: step by step to the deposit, reserved for all others',
    async ({ viewport, javaScriptEnabled }) => {
      const { context, page, log } = await openPage(viewport, { javaScriptEnabled });
      const slug = await toVehicle(page, 'harbour');
      const vehicle = page.url();
      await page.getByRole('link', { name: 'Buy Online' }).first().click();
      await heading(page, 'The vehicle');
      await fits(page);
      await page.getByRole('link', { name: 'Start' }).click();
      await giveDetails(page);
      await heading(page, 'Your trade-in');
      await page.getByRole('radio', { name: /I have no car/ }).check();
      await fits(page);
      await next(page);
      await heading(page, 'How you pay');
      const hasFinance = (await page.getByRole('radio', { name: /With finance/ }).count()) > 0;
      if (hasFinance) {
        await page.getByRole('radio', { name: /With finance/ }).check();
        const deposit = page.getByLabel('Deposit', { exact: true });
        await deposit.fill('$2,000');
        const update = page.getByRole('button', { name: 'Update the repayment' });
        if (javaScriptEnabled) {
          expect(await update.count()).toBe(0);
          // the repayment and who pays the balance follow at once
          await page.getByText('less $2,200').waitFor();
          await page.getByText(/ from the loan, \$2,000 from you/).waitFor();
        } else {
          expect(await page.getByRole('slider').count()).toBe(0);
          await update.click();
          await heading(page, 'How you pay');
          await page.getByText('less $2,200').waitFor();
          expect(await deposit.inputValue()).toBe('$2,000');
        }
      } else await page.getByRole('radio', { name: /Outright/ }).check();
      await fits(page);
      await next(page);
      await heading(page, 'Handover');
      await page.getByRole('radio', { name: /Bring it to me/ }).check();
      await page.getByLabel('Street and suburb').fill('1 Harbour Street, Sydney');
      await page.getByLabel('Postcode').fill('12');
      await next(page);
      await page.getByText('Invalid postcode').first().waitFor();
      expect(await page.getByLabel('Street and suburb').inputValue()).toBe('1 Harbour Street, Sydney');
      // back, and nothing that was typed is lost
      await page.getByRole('button', { name: 'Back' }).click();
      await heading(page, 'How you pay');
      await next(page);
      await heading(page, 'Handover');
      expect(await page.getByLabel('Street and suburb').inputValue()).toBe('1 Harbour Street, Sydney');
      await page.getByLabel('Postcode').fill('5000');
      await next(page);
      await heading(page, 'Summary');
      await page.getByRole('button', { name: 'Back' }).click();
      await heading(page, 'Handover');
      await next(page);
      await heading(page, 'Summary');
      const summary = page.getByRole('region', { name: 'Summary' });
      expect(await summary.getByText('$890').count()).toBe(1);
      expect(await summary.getByText('–$200').count()).toBe(1);
      await fits(page);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download the summary (PDF)' }).click();
      const paper = readFileSync(await (await download).path());
      expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
      // the browser says itself what is missing; without the tick nothing is charged
      await page.getByRole('checkbox', { name: /I have read the summary/ }).check();
      await page.getByRole('button', { name: 'Agree and pay $200' }).click();
      await payAndHold(page);
      expect(new URL(page.url()).pathname).toBe('/checkout-journey');
      await page.getByRole('heading', { name: 'What happens next' }).waitFor();
      await fits(page);

      const other = await openPage(viewport, { javaScriptEnabled });
      await expect
        .poll(
          async () => {
            await other.page.goto(vehicle);
            return other.page.getByRole('link', { name: /Buy Online|Reserve Online/ }).count();
          },
          { timeout: 10_000 },
        )
        .toBe(0);
      await other.page.goto(`${originOf('harbour')}/checkout-journey?car_id=${slug}`);
      await other.page.getByRole('heading', { name: 'Somebody else holds this vehicle' }).waitFor();
      expect(await other.page.getByText('Robin').count()).toBe(0);
      await other.context.close();

      await page.getByRole('button', { name: 'Cancel and get the deposit back' }).click();
      await page.getByRole('heading', { name: /You cancelled this reservation|Your deposit was given back/ }).waitFor();
      // the browser notes the refused postcode
      expect(log.problems.filter((line) => !line.includes('status of 422'))).toEqual([]);
      await context.close();
    },
  );

  itInFull.each([true, false])(
    'BUY-03 TRD-01 script %s: the shopper’s own valuation is used, and a returning shopper continues where they stopped',
    async (javaScriptEnabled) => {
      const { context, page } = await openPage('phone', { javaScriptEnabled });
      const slug = await toVehicle(page, 'wattle');
      const email = `values-${Date.now()}@shopper.example`;
      await page.goto(`${originOf('wattle')}/checkout-journey?car_id=${slug}&step=summary`);
      await giveDetails(page);
      await heading(page, 'Your trade-in');
      await page.getByRole('link', { name: 'Value my car now' }).click();
      await page.waitForURL(/\/cars\/trade-in\?car_id=/);
      if (javaScriptEnabled) await whenHydrated(page);
      await throughTheSteps(page, email, CX5);
      await page.getByRole('link', { name: 'Buy it online' }).click();
      await heading(page, 'Your trade-in');
      await page.getByRole('radio', { name: /Trade in my .*CX-5/ }).check();
      await fits(page);
      await next(page);
      await heading(page, 'How you pay');
      await page.goto(`${originOf('wattle')}/checkout-journey?car_id=${slug}`);
      await heading(page, 'How you pay');
      await page.getByRole('radio', { name: /Outright/ }).check();
      await next(page);
      await heading(page, 'Handover');
      await page
        .getByRole('radio', { name: /pick it up|Pick/ })
        .first()
        .check();
      await next(page);
      await heading(page, 'Summary');
      // the middle of its estimate is taken off
      expect(await page.getByRole('region', { name: 'Summary' }).getByText(/CX-5/).count()).toBeGreaterThan(0);
      await page.goto(`${originOf('wattle')}/checkout-journey?car_id=${slug}&step=details`);
      expect(await page.getByLabel('First name').inputValue()).toBe('Robin');
      await context.close();
    },
  );

  itInFull(
    'BUY-03 SAVE-06 a dealer asks buyers to sign in: the way back leads to the vehicle, and another device goes on',
    async () => {
      const { context, page, log } = await openPage('desktop');
      page.setDefaultTimeout(20_000);
      const slug = await toVehicle(page, 'aurora');
      const vehicle = new URL(page.url()).pathname;
      await page.getByRole('link', { name: 'Buy Online' }).first().click();
      await page.waitForURL((url) => url.pathname === '/sign-in');
      const asked = new URL(page.url()).searchParams;
      expect([asked.get('type'), asked.get('back')]).toEqual(['checkout', vehicle]);
      const email = `buyer-${Date.now()}@shopper.example`;
      await signInWith(page, email);
      await page.waitForURL((url) => url.pathname === '/checkout-journey');
      await page.getByRole('link', { name: 'Start' }).click();
      await giveDetails(page);
      await heading(page, 'Your trade-in');
      expect(log.problems).toEqual([]);
      await context.close();

      const other = await openPage('phone', { javaScriptEnabled: false });
      const journey = `${originOf('aurora')}/checkout-journey?car_id=${slug}`;
      await other.page.goto(journey);
      expect(new URL(other.page.url()).pathname).toBe('/sign-in');
      expect((await other.page.content()).includes('robin.buys@example.com')).toBe(false);
      await other.page.goto(`${originOf('aurora')}/sign-in?redirect=/my-garage`);
      // another code may be requested half a minute after the last
      await withClockAhead(31_000, () => signInWith(other.page, email));
      const own = other.page.getByRole('region', { name: 'Your purchases' });
      await own.getByRole('link', { name: /^Go on/ }).click();
      await heading(other.page, 'Your trade-in');
      await fits(other.page);
      await other.page.getByRole('radio', { name: /I have no car/ }).check();
      await next(other.page);
      await heading(other.page, 'How you pay');
      await other.page.getByRole('radio', { name: /Outright/ }).check();
      await next(other.page);
      await heading(other.page, 'Handover');
      await other.page
        .getByRole('radio', { name: /pick it up|Pick/ })
        .first()
        .check();
      await next(other.page);
      await heading(other.page, 'Summary');
      await other.page.getByRole('checkbox', { name: /I have read the summary/ }).check();
      await other.page.getByRole('button', { name: /^Agree and pay/ }).click();
      await payAndHold(other.page);
      await leadOutside({ slug: 'aurora', email: 'robin.buys@example.com', kind: '3. Deposit Paid' });
      await other.context.close();
    },
  );

  itInFull(
    'BUY-02 SAVE-06 nothing to buy: no vehicle named, an unknown one, and a site that has no such page',
    async () => {
      const { context, page } = await openPage('desktop');
      const at = async (slug: string, query: string) => {
        const answer = await page.goto(`${originOf(slug)}/checkout-journey${query}`);
        return [answer?.status(), new URL(page.url()).pathname];
      };
      expect(await at('harbour', '')).toEqual([404, '/checkout-journey']);
      await page.getByRole('heading', { name: 'Choose a vehicle first' }).waitFor();
      expect(await at('harbour', '?car_id=no-such-vehicle')).toEqual([404, '/checkout-journey']);
      await page.getByRole('heading', { name: 'There is no such vehicle here' }).waitFor();
      expect(await at('northline', '?car_id=x')).toEqual([404, '/checkout-journey']);
      expect(await page.getByRole('heading', { name: 'There is no such vehicle here' }).count()).toBe(0);
      await context.close();
    },
  );
});
