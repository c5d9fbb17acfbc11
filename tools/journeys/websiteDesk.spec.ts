import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './deskSteps.ts';
import { firstOf } from './spread.ts';
import { isWide, originOf, withBrowser, type ViewportName } from './withBrowser.ts';

const openPage = withBrowser();
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
/** Opens a page of the desk. Its person signs in once for all tests: a few codes an hour are sent to each. */
async function openDesk(viewport: ViewportName, javaScriptEnabled: boolean, path: string) {
  const { page, context } = await openPage(viewport, { javaScriptEnabled });
  await context.addCookies(cookies);
  await page.goto(originOf('harbour') + path);
  if (cookies.length > 0) return { page, context };
  await signIn(page, 'website@harbour.example.com');
  await page.waitForURL((url) => url.pathname === path);
  cookies = (await context.cookies()).filter(({ name }) => name.includes('desk'));
  return { page, context };
}
const TEXT = 'Open on Boxing Day from eight.';

describe('the website at the desk', () => {
  it.each(
    firstOf([
      { viewport: 'desktop', javaScriptEnabled: true },
      { viewport: 'phone', javaScriptEnabled: false },
    ] as const),
  )(
    'NAV-01 LOC-04 an editor looks at an announcement at its day, publishes it and takes it away ($viewport)',
    async ({ viewport, javaScriptEnabled }) => {
      const { page, context } = await openDesk(viewport, javaScriptEnabled, '/desk/website');
      await page.getByRole('link', { name: 'Announcements', exact: true }).click();
      const form = page.getByRole('form', { name: 'New announcement' });
      await form.getByLabel('Text').fill(TEXT);
      // long after every clock that other journeys turn: no page of theirs shows it
      await form.getByLabel('Shown from').fill('2036-12-26T08:00');
      await form.getByLabel('Day to preview').fill('2036-12-26');
      await form.getByRole('button', { name: 'Preview' }).click();
      const address = await page.getByRole('link', { name: 'Open the preview in a new tab' }).getAttribute('href');
      expect(await isWide(page)).toBe(false);

      const shown = await context.newPage();
      await shown.goto(address ?? '');
      const bar = shown.getByRole('complementary', { name: 'Preview' });
      expect(await bar.textContent()).toMatch(/^Preview of Harbour Motor Group as at 26 Dec 2036, 12:00 pm, until /);
      await shown.getByText(TEXT).waitFor();
      // nothing of the page lies over it, such as the skip link that waits above the page
      expect(await shown.evaluate(() => document.elementFromPoint(20, 20)?.closest('#preview')?.id)).toBe('preview');
      expect(await isWide(shown)).toBe(false);
      await bar.getByRole('link', { name: 'Leave the preview' }).click();
      await shown.waitForURL(`${originOf('harbour')}/`);
      expect(await bar.count()).toBe(0);
      expect(await shown.getByText(TEXT).count()).toBe(0);

      await form.getByRole('button', { name: 'Publish' }).click();
      await page.getByText(/^Published: version \d+ of the website runs\.$/).waitFor();
      const own = page.getByRole('form', { name: 'Announcement 1' });
      expect(await own.getByLabel('Text').inputValue()).toBe(TEXT);
      await own.getByLabel('Text').fill('');
      await own.getByRole('button', { name: 'Publish' }).click();
      await own.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Log', exact: true }).click();
      expect(await page.getByText('Published a change of the website').count()).toBeGreaterThan(1);
    },
  );

  it.each(
    firstOf([
      { viewport: 'phone', javaScriptEnabled: false },
      { viewport: 'desktop', javaScriptEnabled: true },
    ] as const),
  )(
    'NAV-01 LOC-02 an editor arranges the menu by keyboard, sees it before it is live, and adds a person ($viewport)',
    async ({ viewport, javaScriptEnabled }) => {
      const { page, context } = await openDesk(viewport, javaScriptEnabled, '/desk/website/menu');
      const entries = page.getByRole('list', { name: 'Menu' }).getByRole('listitem');
      const names = () => entries.locator('strong').allTextContents();
      const before = await names();
      const [first = '', second = ''] = before;
      await page.getByRole('button', { name: `Move ${second} up` }).focus();
      await page.keyboard.press('Enter');
      await page.getByText(`${second} is now 1 of ${before.length}.`).waitFor();
      expect(await names()).toEqual([second, first, ...before.slice(2)]);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Move ${second} down`);
      expect(await isWide(page)).toBe(false);
      const arranged = page.getByRole('form', { name: 'Menu' });
      await arranged.getByRole('button', { name: 'Preview' }).click();
      const address = await arranged.getByRole('link', { name: 'Open the preview in a new tab' }).getAttribute('href');
      const shown = await context.newPage();
      await shown.goto(address ?? '');
      const menu = shown.locator('header nav').first();
      const text = (await menu.textContent()) ?? '';
      expect(text.indexOf(second)).toBeLessThan(text.indexOf(first));
      await shown.getByRole('link', { name: 'Leave the preview' }).click();
      await shown.close();

      await page.goto(`${originOf('harbour')}/desk/website/people`);
      await page.getByRole('heading', { name: 'Harbour Newcastle' }).click();
      const place = page.locator('details', { has: page.getByRole('heading', { name: 'Harbour Newcastle' }) });
      await place.getByRole('heading', { name: 'New person' }).click();
      const form = page.getByRole('form', { name: 'New person, Harbour Newcastle' });
      await form.getByLabel('Name').fill('Kim Nguyen');
      await form.getByLabel('Role').fill('Apprentice');
      await form.getByRole('button', { name: 'Publish' }).click();
      await page.getByText(/^Published: version \d+ of the website runs\.$/).waitFor();
      const own = page.getByRole('form', { name: 'Kim Nguyen, Harbour Newcastle' });
      // what was published is still open; it goes again, for other journeys
      await own.getByLabel('Take this person away').check();
      await own.getByRole('button', { name: 'Publish' }).click();
      await own.waitFor({ state: 'detached' });
    },
  );
});
