import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { askSite } from '../commands/askSite.ts';
import { signIn } from './deskSteps.ts';
import { firstOf } from './spread.ts';
import { isWide, originOf, port, withBrowser, type ViewportName } from './withBrowser.ts';

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
const PUBLISHED = /^Published: version \d+ of the website runs\.$/;

/** A fold of a page of the desk, opened by its heading. */
async function unfold(page: Page, title: string) {
  const fold = page.locator('details', { has: page.getByRole('heading', { name: title, exact: true }) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  return fold;
}

/** Files of a form: a photo, and what is none under a photo's name. */
async function mixedFiles() {
  const create = { width: 1920, height: 900, channels: 3, background: '#205080' } as const;
  const photo = await sharp({ create })
    .withExif({ IFD0: { Make: 'a camera' } })
    .jpeg()
    .toBuffer();
  const frames = await sharp({ create: { ...create, width: 8, height: 8 } })
    .gif()
    .toBuffer();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  return [
    { name: 'Boxing Day.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Open on Boxing Day') },
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([photo, Buffer.alloc(30_000_000)]) },
    { name: 'moving.gif', mimeType: 'image/gif', buffer: frames },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) },
  ];
}

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
      await page.getByText(PUBLISHED).waitFor();
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
      await page.getByText(PUBLISHED).waitFor();
      const own = page.getByRole('form', { name: 'Kim Nguyen, Harbour Newcastle' });
      // what was published is still open; it goes again, for other journeys
      await own.getByLabel('Take this person away').check();
      await own.getByRole('button', { name: 'Publish' }).click();
      await own.waitFor({ state: 'detached' });
    },
  );

  it.each(
    firstOf([
      { viewport: 'desktop', javaScriptEnabled: true },
      { viewport: 'phone', javaScriptEnabled: false },
    ] as const),
  )(
    'OFR-01 an editor sends a picture, sees it on the front page before and after it is live, and takes it away ($viewport)',
    async ({ viewport, javaScriptEnabled }) => {
      const { page, context } = await openDesk(viewport, javaScriptEnabled, '/desk/website/pictures');
      await page.getByLabel(/^New pictures/).setInputFiles(await mixedFiles());
      await page.getByRole('button', { name: 'Add pictures' }).click();
      await page.getByText(PUBLISHED).waitFor();
      const refused = page.getByRole('alert').filter({ hasText: 'Not every picture could be added' });
      expect(await refused.getByRole('listitem').allTextContents()).toEqual([
        expect.stringMatching(/^The 2nd file is no photo/),
        'The 3rd file is larger than 12 MB.',
        expect.stringMatching(/^The 4th file is no photo/),
        expect.stringMatching(/^The 5th file is no photo/),
      ]);
      expect(await isWide(page)).toBe(false);
      const entry = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
      const name = await entry.getByRole('heading', { name: /^boxing-day-/ }).innerText();
      const picture = `uploads/${name}`;
      const isShown = async (shown: Page) => (await shown.content()).includes(picture);

      await page.goto(`${originOf('harbour')}/desk/website/front-page`);
      const hero = await unfold(page, 'Picture at the top');
      const ofOffer = hero.getByRole('option', { name: /^Picture of “/ }).first();
      const other = (await ofOffer.getAttribute('value')) ?? '';
      await hero.getByLabel('Picture', { exact: true }).selectOption({ label: name });
      await hero.getByRole('button', { name: 'Preview' }).click();
      const address = await hero.getByRole('link', { name: 'Open the preview in a new tab' }).getAttribute('href');
      const shown = await context.newPage();
      await shown.goto(address ?? '');
      expect(await isShown(shown)).toBe(true);
      await shown.getByRole('link', { name: 'Leave the preview' }).click();
      await shown.waitForURL(`${originOf('harbour')}/`);
      expect(await isShown(shown)).toBe(false);
      await hero.getByRole('button', { name: 'Publish' }).click();
      await page.getByText(PUBLISHED).waitFor();
      await shown.reload();
      expect(await isShown(shown)).toBe(true);
      const drawn = await askSite(port, `harbour.localhost:${port}`, `/media/${picture}?w=320&f=jpeg`);
      expect([drawn.status, drawn.headers['x-picture']]).toEqual([200, undefined]);
      expect(drawn.bytes.includes('a camera')).toBe(false);

      // what the website shows stays
      await page.goto(`${originOf('harbour')}/desk/website/pictures`);
      const own = entry.filter({ hasText: name });
      expect(await own.getByText('The website shows it.').count()).toBe(1);
      expect(await own.getByRole('button').count()).toBe(0);
      await page.goto(`${originOf('harbour')}/desk/website/front-page`);
      const again = await unfold(page, 'Picture at the top');
      await again.getByLabel('Picture', { exact: true }).selectOption(other);
      await again.getByRole('button', { name: 'Publish' }).click();
      await page.getByText(PUBLISHED).waitFor();
      await page.goto(`${originOf('harbour')}/desk/website/pictures`);
      await own.getByText('Take away …').click();
      await own.getByRole('button', { name: `Take ${name} away` }).click();
      await page.getByText(PUBLISHED).waitFor();
      expect(await own.count()).toBe(0);
      await shown.reload();
      expect(await isShown(shown)).toBe(false);
    },
  );

  it('FORM-13 of two changes at once the second says so, and keeps what was typed', async () => {
    const first = await openDesk('phone', true, '/desk/website/announcements');
    const second = await openDesk('phone', true, '/desk/website/announcements');
    const formOf = (page: Page, name: string) => page.getByRole('form', { name });
    const fill = async (page: Page, text: string) => {
      const form = formOf(page, 'New announcement');
      await form.getByLabel('Text').fill(text);
      await form.getByLabel('Shown from').fill('2036-12-26T08:00');
      await form.getByRole('button', { name: 'Publish' }).click();
    };
    await fill(first.page, TEXT);
    await first.page.getByText(PUBLISHED).waitFor();
    await fill(second.page, 'Closed on New Year’s Day.');
    const refusal = second.page.getByText(/^Somebody else has changed the website meanwhile/);
    await refusal.first().waitFor();
    const form = formOf(second.page, 'New announcement');
    expect(await form.getByLabel('Text').inputValue()).toBe('Closed on New Year’s Day.');
    expect(await form.getByLabel('Shown from').inputValue()).toBe('2036-12-26T08:00');
    expect(await isWide(second.page)).toBe(false);
    // once the page is loaded again the change is made of what runs
    await second.page.goto(`${originOf('harbour')}/desk/website/announcements`);
    const own = formOf(second.page, 'Announcement 1');
    expect(await own.getByLabel('Text').inputValue()).toBe(TEXT);
    await own.getByLabel('Text').fill('');
    await own.getByRole('button', { name: 'Publish' }).click();
    await own.waitFor({ state: 'detached' });
  });
});
