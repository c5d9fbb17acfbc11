import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeFor, codesSent, withClockAhead } from './outside/outside.ts';
import { toReservable } from './reserveSteps.ts';
import { originOf, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

/** The name that a screen reader says of the element with the focus. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> | null };
    const name = active.ariaLabel ?? active.labels?.[0]?.textContent ?? active.textContent;
    return active === document.body ? '' : name.trim();
  });

/** Presses Tab until the focus is on what has the name. */
async function tabToNamed(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < 90; press++) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    if (name.test(focused)) return;
    passed.push(focused.slice(0, 40));
  }
  throw new Error(`Tab reaches nothing called ${name.source}, but: ${passed.join(' | ')}`);
}

async function typeInto(page: Page, name: RegExp, text: string): Promise<void> {
  await tabToNamed(page, name);
  await page.keyboard.type(text);
}

async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabToNamed(page, name);
  await page.keyboard.press(key);
}

it('BUY-01 reserves and pays by keys alone', async () => {
  const { context, page, log } = await openPage('desktop');
  page.setDefaultTimeout(15_000);
  await toReservable(page, 'harbour');
  await whenHydrated(page);
  await press(page, /^Reserve Online/);
  await page.getByLabel('First name').waitFor();
  await whenHydrated(page);
  await press(page, /^Continue to pay/);
  // what is missing is read first, and its first entry leads to its field
  await page.getByRole('alert').waitFor();
  await press(page, /first name/i);
  expect(await focusedName(page)).toMatch(/^First name/);
  await page.keyboard.type('Robin');
  await typeInto(page, /^Email/, 'robin.keys@example.com');
  await typeInto(page, /^Phone/, '0412 345 678');
  await press(page, /I agree/, 'Space');
  await press(page, /^Continue to pay/);
  await page.getByText('Test payment: no money moves').waitFor();
  await typeInto(page, /^Card number/, '4000 0000 0000 0002');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await typeInto(page, /^Card number/, '4242 4242 4242 4242');
  await press(page, /^Pay$/);
  await page.getByRole('heading', { name: 'Reserved for you, Robin' }).waitFor();
  expect(log.problems).toEqual([]);
  await context.close();
});

it('SAVE-02 SAVE-07 a vehicle saved by keys alone is in the garage of a second browser, signed in by keys', async () => {
  const site = originOf('ironbark');
  const mobile = `04${String(Date.now() % 1e8).padStart(8, '1')}`;
  const sentTo = `+61${mobile.slice(1)}`;
  const signIn = async (page: Page): Promise<void> => {
    await whenHydrated(page);
    const before = await codesSent(sentTo);
    await typeInto(page, /^Email or mobile/, mobile);
    await page.keyboard.press('Enter');
    await page.getByLabel('6-digit code').waitFor();
    expect(await focusedName(page), 'the code can be typed at once').toMatch(/^6-digit code/);
    await page.keyboard.type(await codeFor(sentTo, before));
    await page.keyboard.press('Enter');
  };
  const first = await openPage('desktop');
  await first.page.goto(`${site}/search`);
  await whenHydrated(first.page);
  await tabToNamed(first.page, /^Save /);
  const name = (await focusedName(first.page)).replace('Save ', '');
  await first.page.keyboard.press('Space');
  await first.page.waitForURL((url) => url.pathname === '/sign-in');
  await signIn(first.page);
  await first.page.getByText('Car Saved In Watchlist').waitFor();
  const second = await openPage('phone');
  await second.page.goto(`${site}/sign-in`);
  // an address gets a code a minute
  await withClockAhead(61_000, () => signIn(second.page));
  await second.page.waitForURL((url) => url.pathname === '/my-garage');
  const saved = second.page.locator('main article');
  await saved.first().waitFor();
  expect((await saved.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringContaining(name),
  ]);
  for (const { context, log } of [first, second]) {
    expect(log.problems).toEqual([]);
    await context.close();
  }
});
