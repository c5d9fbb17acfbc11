import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../packages/libraries.ts';
import { launchChromium, openPage } from '../browser/chromium.ts';
import { controlsOfTitles } from '../storybook/controlsOfTitles.ts';
import { openStories, openStory } from '../storybook/openStories.ts';
import { serveFolder } from '../storybook/serveFolder.ts';
import { checkPictures } from '../visual/checkPictures.ts';

const LOOKS = [
  { dealer: 'harbour', look: 'light' },
  { dealer: 'northline', look: 'dark' },
] as const;

/** Stories with fields, buttons, icons, a card with a shadow, and a form. */
const PICTURED = ['kit-allvariants--all-variants', 'vehicle-vehiclecard--default', 'kit-icons--all'];

const styled = (content: string) => (page: Page) => page.addStyleTag({ content });

/** Changes that a reviewer must see. The story has what is changed. */
const CHANGES: readonly (readonly [what: string, story: string, change: (page: Page) => Promise<unknown>])[] = [
  ['a pixel of padding', 'kit-allvariants--all-variants', styled('button{padding-inline-start:17px!important}')],
  ['a token', 'kit-allvariants--all-variants', styled(':root:root{--space-4:17px}')],
  ['a weight', 'kit-allvariants--all-variants', styled('button{font-weight:700!important}')],
  ['a colour by a few units', 'kit-allvariants--all-variants', darkerBy(4)],
  ['a corner', 'kit-allvariants--all-variants', styled(':root:root{--radius-button:11px}')],
  ['letters further apart', 'kit-allvariants--all-variants', styled('button{letter-spacing:0.01em!important}')],
  ['another icon', 'kit-icons--all', (page) => page.evaluate(swapIcons)],
  ['no shadow', 'vehicle-vehiclecard--default', styled(':root:root{--shadow-low:none}')],
  ['another word', 'kit-allvariants--all-variants', (page) => page.evaluate(sayAnother)],
  ['a button a pixel lower', 'kit-allvariants--all-variants', styled('button{position:relative;top:1px}')],
  ['a size of text', 'kit-allvariants--all-variants', styled(':root:root{--text-s:0.9rem}')],
  ['a line of another colour', 'kit-allvariants--all-variants', styled(':root:root{--color-line:#c2cdd8}')],
  ['a thicker border', 'kit-allvariants--all-variants', styled('input{border-width:2px!important}')],
];

describe('a built Storybook', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-storybook-'));
  beforeAll(() => {
    const { status, stdout, stderr } = spawnSync('npx', ['storybook', 'build', '-o', folder], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(stdout + stderr);
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  // the development server could answer what no file of the build does
  it('LIB-02 shows every story: no error page, no missing picture, no error in the console, and it plays', async () => {
    const { opened, faults } = await openStories(folder);
    console.log(`${opened} stories opened, ${faults.length} faults`);
    expect(opened).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  }, 2_400_000);

  it('LIB-03 has controls at every title for which nobody writes JSON', async () => {
    const titles = await controlsOfTitles(folder);
    const without = titles.filter(({ usable }) => usable.length === 0).map(({ title }) => title);
    console.log(`${titles.length - without.length} of ${titles.length} titles have controls without JSON`);
    expect(titles.length).toBeGreaterThan(100);
    expect(without).toEqual([]);
  }, 600_000);

  it('LIB-03 shows what a control says: a part of a list, and an option of the theme', async () => {
    const { origin, close } = await serveFolder(folder);
    const browser = await launchChromium();
    try {
      const { page } = await openPage(browser, 'desktop');
      page.setDefaultTimeout(110_000);
      const chosen = async (id: string, updatedArgs: object) => {
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`, { waitUntil: 'commit' });
        await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
        await openStory(page, id);
        await page.evaluate(
          ([storyId, args]) => {
            const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
              __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, said: object) => void };
            };
            channel.emit('updateStoryArgs', { storyId, updatedArgs: args });
          },
          [id, updatedArgs] as const,
        );
      };
      await chosen('kit-breadcrumbs--trail', { 'trail 3 name': 'Mazda' });
      await page.getByText('Mazda').waitFor();
      expect(await page.getByText('Kia', { exact: true }).count()).toBe(0);
      await chosen('kit-allvariants--all-variants', { buttonRadius: 31 });
      await page.waitForFunction(() => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Search');
        return button !== undefined && getComputedStyle(button).borderRadius === '31px';
      });
    } finally {
      await browser.close();
      close();
    }
  }, 600_000);

  it('LIB-03 shows the look that is chosen, whatever the device asks for, on documentation pages too', async () => {
    const { origin, close } = await serveFolder(folder);
    const browser = await launchChromium();
    try {
      for (const [asked, look, surface] of [
        ['dark', 'light', 'rgb(255, 255, 255)'],
        ['light', 'dark', 'rgb(16, 17, 19)'],
      ] as const) {
        const { page, context } = await openPage(browser, 'desktop', { colorScheme: asked });
        page.setDefaultTimeout(110_000);
        const open = (id: string, mode: string) =>
          page.goto(`${origin}/iframe.html?id=${id}&viewMode=${mode}&globals=dealer:northline;look:${look}`);
        const backgroundOf = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((shown) => getComputedStyle(shown).backgroundColor);
        await open('kit-button--variants', 'story');
        await page.getByRole('button').first().waitFor();
        expect(await backgroundOf('body')).toBe(surface);
        for (const [id, story] of [
          ['foundations-colour--docs', '.sb-story'],
          ['kit-button--docs', '.docs-story'],
        ] as const) {
          await open(id, 'docs');
          // the theme comes with the story
          await page.locator(`${story} style`).first().waitFor({ state: 'attached' });
          expect(await backgroundOf(story)).toBe(surface);
        }
        await context.close();
      }
    } finally {
      await browser.close();
      close();
    }
  }, 600_000);

  it('LIB-03 shows a story on the sites of all dealers side by side', async () => {
    const { origin, close } = await serveFolder(folder);
    const browser = await launchChromium();
    try {
      const { page } = await openPage(browser, 'desktop');
      // each frame loads the whole of Storybook's preview
      page.setDefaultTimeout(110_000);
      await page.goto(`${origin}/iframe.html?id=kit-button--variants&viewMode=story&globals=dealers:phone`);
      const frames = page.locator('iframe');
      await frames.first().waitFor();
      const accents = await Promise.all(
        Array.from({ length: await frames.count() }, (_, at) =>
          frames
            .nth(at)
            .contentFrame()
            .getByRole('button')
            .first()
            .evaluate((button) => getComputedStyle(button).backgroundColor),
        ),
      );
      expect(accents.length).toBeGreaterThan(2);
      expect(new Set(accents).size).toBeGreaterThan(2);
    } finally {
      await browser.close();
      close();
    }
  }, 240_000);

  it('LIB-03 pictures of stories: two runs are the same, and each small change is found', async () => {
    const accepted = path.join(folder, 'accepted');
    const options = { folder, accepted, report: path.join(folder, 'report'), looks: LOOKS };
    const isWanted = (story: string) => PICTURED.includes(story);
    const taken = PICTURED.length * LOOKS.length;
    expect((await checkPictures({ ...options, isWanted, isUpdate: true })).changes).toHaveLength(taken);
    for (const _run of [1, 2]) expect(await checkPictures({ ...options, isWanted })).toEqual({ taken, changes: [] });
    const missed: string[] = [];
    for (const [what, story, change] of CHANGES) {
      const { changes } = await checkPictures({
        ...options,
        looks: LOOKS.slice(0, 1),
        isWanted: (id) => id === story,
        change,
      });
      if (changes.length !== 1) missed.push(what);
    }
    console.log(`${CHANGES.length - missed.length} of ${CHANGES.length} small changes found`);
    expect(missed).toEqual([]);
  }, 600_000);
});

/** Makes the accent of a page darker by units of 255 in each part. */
function darkerBy(units: number) {
  return (page: Page): Promise<unknown> =>
    page.evaluate((less) => {
      const { style } = document.documentElement;
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--color-accent)';
      const parts = getComputedStyle(probe).color.match(/\d+/g) ?? [];
      probe.remove();
      style.setProperty('--color-accent', `rgb(${parts.map((part) => Math.max(0, Number(part) - less)).join(' ')})`);
    }, units);
}

/** Runs in the page: the first icon is drawn as the second. */
function swapIcons(): void {
  const [first, second] = document.querySelectorAll('#storybook-root svg');
  if (!first || !second) throw new Error('This story has no icons.');
  first.innerHTML = second.innerHTML;
}

/** Runs in the page: a button says another word of about the same length. */
function sayAnother(): void {
  const walker = document.createTreeWalker(
    // outside the story Storybook has buttons of its own
    document.querySelector('#storybook-root button') ?? document,
    NodeFilter.SHOW_TEXT,
  );
  const text = walker.nextNode();
  if (!text?.nodeValue) throw new Error('This story has no button with a word.');
  text.nodeValue = text.nodeValue.replace(/\w+/, 'Browse');
}
