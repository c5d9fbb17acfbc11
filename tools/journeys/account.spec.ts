import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signInWith } from './accountSteps.ts';
import { codeFor } from './outside/outside.ts';
import { firstOf, itInFull } from './spread.ts';
import { isWide, originOf, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
/** A demo dealer with accounts and a watchlist. */
const SITE = originOf('ironbark');
let people = Date.now() % 1e7;
const newMobile = () => `04${String((people += 1)).padStart(8, '1')}`;

const saves = (page: Page) => page.getByRole('button', { name: /^Save / });

describe('accounts', () => {
  it.each(
    firstOf([
      ['ironbark', 'desktop', '/search'],
      ['aurora', 'phone', '/search'],
      ['pelican', 'phone', '/used-car'],
    ] as const),
  )(
    'SAVE-02 SAVE-03 SAVE-07 at %s on a %s a press leads to the sign-in, is kept, and shows in the garage',
    async (slug, viewport, listing) => {
      const site = originOf(slug);
      const { context, page, log } = await openPage(viewport);
      page.setDefaultTimeout(15_000);
      await page.goto(site + listing);
      await whenHydrated(page);
      const name = (await saves(page).first().getAttribute('aria-label'))?.replace('Save ', '') ?? '';
      await saves(page).first().click();
      await page.waitForURL((url) => url.pathname === '/sign-in');
      const asked = new URL(page.url()).searchParams;
      expect([asked.get('type'), asked.get('redirect'), asked.get('back')]).toEqual(['watchlist', listing, listing]);
      await page.getByRole('heading', { name: 'Sign in to save vehicles' }).waitFor();
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      await signInWith(page, newMobile());
      await page.waitForURL((url) => url.pathname === listing);
      await page.getByText('Car Saved In Watchlist').waitFor();
      const first = page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
      await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');

      await first.click();
      await page.getByText('Car Removed').waitFor();
      await page.getByText(/no longer in the watchlist/).waitFor();
      expect(await first.getAttribute('aria-pressed')).toBe('false');
      await first.click();
      await page.getByText('Car Saved In Watchlist').waitFor();
      await page.getByRole('link', { name: 'View List' }).click();
      await page.waitForURL((url) => url.pathname === '/my-garage');
      await page.getByRole('heading', { name: 'Your watchlist' }).waitFor();
      expect(await page.locator('main article').count()).toBe(1);
      expect(await isWide(page)).toBe(false);

      const [session] = (await context.cookies()).filter((cookie) => cookie.name === 'forecourt_account');
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      const kept = await page.evaluate(() => JSON.stringify(localStorage));
      expect(kept).not.toMatch(/\+61|04\d{8}/);

      await page.getByRole('textbox', { name: 'Name (optional)' }).fill('Robin');
      await page.getByRole('button', { name: 'Save name' }).click();
      await page.getByRole('heading', { name: 'Robin’s garage' }).waitFor();
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/');
      const again = await page.goto(`${site}/my-garage`);
      expect(new URL(page.url()).pathname).toBe('/sign-in');
      expect(again?.headers()['cache-control']).not.toContain('public');
      // the browser notes a call that was under way while the session ended
      expect(log.problems.filter((line) => !line.includes('status of 401'))).toEqual([]);
      await context.close();
    },
  );

  itInFull('SAVE-02 a failed call shows the browser’s own alert, and the button goes back', async () => {
    const { context, page } = await openPage('desktop');
    page.setDefaultTimeout(15_000);
    await page.goto(`${SITE}/sign-in?redirect=/search`);
    await signInWith(page, newMobile());
    await page.waitForURL((url) => url.pathname === '/search');
    await whenHydrated(page);
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    await page.route('**/api/watchlist/save-car', (route) => route.fulfill({ status: 503, body: '{}' }));
    await saves(page).first().click();
    await expect.poll(() => said.length).toBe(1);
    expect(await saves(page).first().getAttribute('aria-pressed')).toBe('false');
    expect(await page.getByText('Car Saved In Watchlist').count()).toBe(0);
    await context.close();
  });

  it('SAVE-05 SAVE-06 without script: the gate, a wrong code, the right one, a phone for the watchlist, and the way out', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    const email = `kim${String((people += 1))}@example.com`;
    await page.goto(`${SITE}/my-garage`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/sign-in?type=garage&redirect=%2Fmy-garage&back=%2F',
    );
    await page.getByLabel('Email or mobile').fill('kim');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByRole('link', { name: /must be an e-mail address, or an Australian mobile number/ }).waitFor();
    expect(await page.getByLabel('Email or mobile').inputValue()).toBe('kim');
    await page.getByLabel('Email or mobile').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('6-digit code').fill('12');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: /is wrong or has expired/ }).waitFor();
    await page.getByRole('button', { name: 'Send another code' }).click();
    await page.getByText(/Please wait \d+ seconds/).waitFor();
    await page.getByLabel('6-digit code').fill(await codeFor(email));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'My garage' }).waitFor();

    await page.goto(`${SITE}/sign-in?type=watchlist&redirect=/search&back=//evil.example`);
    await page.getByRole('heading', { name: 'Add your mobile' }).waitFor();
    expect(await page.getByRole('link', { name: /^Go back without/ }).getAttribute('href')).toBe('/');
    await signInWith(page, newMobile(), 'Mobile');
    await page.waitForURL((url) => url.pathname === '/search');

    await page.goto(`${SITE}/my-garage`);
    await page.getByText('Delete my account').first().click();
    await page.getByLabel('Delete my account for good').check();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(`${SITE}/my-garage`);
    expect(new URL(page.url()).pathname).toBe('/sign-in');
    await context.close();
  });

  it.each(firstOf(['//evil.example', '/\\evil.example', 'https://evil.example', '/%09/evil.example']))(
    'SAVE-06 the sign-in leads never to %s',
    async (path) => {
      const { context, page } = await openPage('desktop', { javaScriptEnabled: false });
      await page.goto(`${SITE}/sign-in?redirect=${path}&back=${path}`);
      await signInWith(page, newMobile());
      await page.waitForURL((url) => url.pathname !== '/sign-in');
      expect(new URL(page.url()).origin).toBe(SITE);
      await context.close();
    },
  );

  it('SAVE-05 a site without accounts has neither sign-in nor garage of an account', async () => {
    const { context, page } = await openPage('desktop');
    for (const path of ['/sign-in', '/my-garage'])
      expect((await page.goto(originOf('wattle') + path))?.status()).toBe(404);
    await context.close();
  });
});
