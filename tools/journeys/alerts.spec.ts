import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstOf, itInFull } from './spread.ts';
import { isWide, originOf, port, VIEWPORTS, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
/** Vehicles on the device, and messages. */
const SITE = originOf('harbour');
/** A watchlist in the account, and messages. */
const WATCHED = originOf('ironbark');
let people = Date.now() % 1e7;
const newEmail = () => `ari${String((people += 1))}@example.com`;

/** What a pattern captures in the last message to an address, from the developer's page of messages. */
async function inMessage(page: Page, address: string, mark: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const html = await (await page.request.get(`http://localhost:${port}/dev/messages`)).text();
        const row = html.split('<tr>').find((text) => text.includes(address) && mark.test(text));
        found = mark.exec(row ?? '')?.[1];
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return found ?? '';
}

async function confirm(page: Page, site: string, email: string): Promise<void> {
  await page.getByText(/Check your inbox/).waitFor();
  const token = await inMessage(page, email, /alerts\?confirm=([\w-]{43})/);
  await page.goto(`${site}/alerts?confirm=${token}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/We will email you when/).waitFor();
}

const savedWindow = (page: Page) => page.getByRole('dialog', { name: 'Search saved' });

/** Presses and waits until the device keeps it. */
async function saveSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save this search' }).click();
  await savedWindow(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Search saved' }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('forecourt:search') ?? '')).toContain('"saved":[{');
}

describe('price drops and new matches', () => {
  it.each(firstOf(VIEWPORTS))(
    'SAVE-07 on a %s what the device keeps is subscribed by a confirmed link, and stopped',
    async (viewport) => {
      const { context, page, log } = await openPage(viewport);
      page.setDefaultTimeout(20_000);
      await page.goto(`${SITE}/search?make=Isuzu`);
      await whenHydrated(page);
      await saveSearch(page);
      await page
        .getByRole('button', { name: /^Save \d{4} / })
        .first()
        .click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('forecourt:garage') ?? '')).toContain('"slug"');
      await page.goto(`${SITE}/garage`);
      await whenHydrated(page);
      await page.getByText('Your saved search is included.').waitFor();
      const email = newEmail();
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByRole('checkbox', { name: /^Yes, tell me/ }).check();
      expect(await isWide(page)).toBe(false);
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await confirm(page, SITE, email);
      await page.locator('#alert-vehicles').waitFor();
      await page.locator('#alert-searches').waitFor();
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      expect(await isWide(page)).toBe(false);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(email);
      const link = page.url();
      await page.getByRole('button', { name: 'Stop all messages' }).click();
      await page.getByText(/no more of these messages/).waitFor();
      expect(log.problems).toEqual([]);
      await page.goto(link);
      await page.getByText(/No alerts belong to this link/).waitFor();
      await context.close();
    },
  );

  itInFull('SAVE-07 a search is saved and its new matches are subscribed in one step, from the list', async () => {
    const { context, page, log } = await openPage('phone');
    page.setDefaultTimeout(20_000);
    await page.goto(`${SITE}/search?make=Isuzu`);
    await whenHydrated(page);
    await page.getByRole('button', { name: 'Save this search' }).click();
    const email = newEmail();
    await savedWindow(page).getByLabel('Email', { exact: true }).fill(email);
    await savedWindow(page)
      .getByRole('checkbox', { name: /^Yes, tell me/ })
      .check();
    await savedWindow(page).getByRole('button', { name: 'Email me new matches' }).click();
    await savedWindow(page)
      .getByText(/Check your inbox/)
      .waitFor();
    expect(new URL(page.url()).pathname).toContain('/search');
    // the page of messages is about what the device saved
    await page.goto(`${SITE}/alerts`);
    await page.getByText('Your saved search is included.').waitFor();
    expect(await page.getByText(/^Save a vehicle or a search first/).isVisible()).toBe(false);
    const token = await inMessage(page, email, /alerts\?confirm=([\w-]{43})/);
    await page.goto(`${SITE}/alerts?confirm=${token}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('#alert-searches').waitFor();
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull('SAVE-07 without script: a search is subscribed and changed, and wrong input is kept', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    page.setDefaultTimeout(20_000);
    await page.goto(`${SITE}/search?make=Isuzu`);
    await page.getByRole('link', { name: 'Email me new matches' }).click();
    await page.getByRole('heading', { level: 1, name: 'Price drops and new matches' }).waitFor();
    const email = newEmail();
    await page.getByLabel('Email', { exact: true }).fill('ari@localhost');
    await page.getByRole('checkbox', { name: /^Yes, tell me/ }).check();
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByRole('link', { name: /^Email must be an e-mail address/ }).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('ari@localhost');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('How often we send new matches').selectOption('week');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await confirm(page, SITE, email);
    expect(await page.getByLabel('How often we send new matches').inputValue()).toBe('week');
    await page.getByRole('button', { name: /^Remove .*Isuzu/ }).click();
    await page.getByText('Your changes are saved.').waitFor();
    expect(await page.locator('#alert-searches').count()).toBe(0);
    await context.close();
  });

  itInFull(
    'SAVE-07 an account has searches of the device, test drives, reservations, and messages once they are agreed to',
    async () => {
      const { context, page, log } = await openPage('desktop');
      page.setDefaultTimeout(20_000);
      await page.goto(`${WATCHED}/search?item_type=truck`);
      await whenHydrated(page);
      await saveSearch(page);
      await page.goto(`${WATCHED}/sign-in?redirect=/my-garage`);
      const email = newEmail();
      await page.getByLabel('Email or mobile', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await page.getByLabel('6-digit code').waitFor();
      await page.getByLabel('6-digit code').fill(await inMessage(page, email, /\b(\d{3} \d{3}) is your code/));
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/my-garage');
      const searches = page.getByRole('region', { name: 'Your searches' });
      await searches.getByRole('link', { name: /Truck/ }).waitFor();
      await page.getByRole('region', { name: 'Your test drives' }).waitFor();
      const panel = page.getByRole('region', { name: 'Price drops and new matches' });
      expect(await panel.getByRole('checkbox').isChecked()).toBe(false);
      await panel.getByRole('checkbox').check();
      await panel.getByRole('button', { name: 'Switch messages on' }).click();
      await page.getByText('Your messages are changed.').waitFor();
      await page.getByRole('button', { name: 'Stop all messages' }).waitFor();
      await page.getByRole('button', { name: /^Remove .*Truck/ }).click();
      await page.getByText('The search is no longer saved.').waitFor();
      expect(log.problems).toEqual([]);
      await context.close();
    },
  );
});
