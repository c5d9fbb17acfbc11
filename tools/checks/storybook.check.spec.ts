import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../packages/libraries.ts';
import { launchChromium, openPage } from '../browser/chromium.ts';
import { openStories } from '../storybook/openStories.ts';
import { serveFolder } from '../storybook/serveFolder.ts';
import { checkPictures } from '../visual/checkPictures.ts';

/** Changes that a reviewer must see, as style sheets over the stories. */
const CHANGES = [
  ['a pixel of padding', 'button{padding-inline-start:17px!important}'],
  ['a space', ':root:root{--space-4:17px}'],
  ['a colour', ':root:root{--color-accent:#a83f08}'],
  ['a line', ':root:root{--color-line:#c2cdd8}'],
  ['a weight', 'button{font-weight:700!important}'],
  ['a corner', ':root:root{--radius-button:11px}'],
  ['a size of text', ':root:root{--text-s:0.9rem}'],
  ['an icon', 'svg{width:19px!important}'],
  ['letters further apart', 'button{letter-spacing:0.01em!important}'],
  ['a thicker border', 'input{border-width:2px!important}'],
] as const;

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
  it('LIB-02 shows every story: no error page, no missing picture, no error in the console', async () => {
    const { opened, faults } = await openStories(folder);
    expect(opened).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  }, 1_200_000);

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

  it('LIB-03 pictures of stories: two runs are the same, and each of ten small changes is found', async () => {
    const accepted = path.join(folder, 'accepted');
    const options = {
      ...{ folder, accepted, report: path.join(folder, 'report') },
      looks: [{ dealer: 'harbour', look: 'light' }] as const,
      isWanted: (story: string) => story === 'kit-allvariants--all-variants',
    };
    expect((await checkPictures({ ...options, isUpdate: true })).changes).toHaveLength(1);
    expect(await checkPictures(options)).toEqual({ taken: 1, changes: [] });
    const missed: string[] = [];
    for (const [what, styles] of CHANGES)
      if ((await checkPictures({ ...options, styles })).changes.length === 0) missed.push(what);
    expect(missed).toEqual([]);
  }, 600_000);
});
