import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { NOW } from '@forecourt/testing';
import { launchChromium, openPage } from '../browser/chromium.ts';
import { globalsOf, openStory, screenOf, type StoryIndex } from '../storybook/openStories.ts';
import { serveFolder } from '../storybook/serveFolder.ts';

/** A dealer's site as a device sees it. */
export interface Look {
  readonly dealer: string;
  readonly look: 'light' | 'dark';
}

export interface Taken {
  /** `<story>/<dealer>-<look>`. */
  readonly name: string;
  readonly picture: Buffer;
}

export interface TakeOptions {
  /** A built Storybook. */
  readonly folder: string;
  readonly looks: readonly Look[];
  /** Ids of stories; all of them where it is left out. */
  readonly isWanted?: (story: string) => boolean;
  /** Changes a story before its picture is taken, once fonts and pictures are there. */
  readonly change?: (page: Page) => Promise<unknown>;
}

/** Fonts and pictures are there, and the layout has come to rest. */
const whenStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Takes a picture of every story on the site of each dealer, one after the other in one page. */
export async function* takePictures({
  folder,
  looks,
  isWanted = () => true,
  change,
}: TakeOptions): AsyncGenerator<Taken> {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const ids = Object.values(entries).flatMap(({ id, type }) => (type === 'story' && isWanted(id) ? [id] : []));
  const { origin, close } = await serveFolder(path.resolve(folder));
  const browser = await launchChromium();
  try {
    const { page } = await openPage(browser, 'desktop', { reducedMotion: 'reduce', deviceScaleFactor: 1 });
    // what a page says of today and draws by chance is the same on each run
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    const show = (id: string, { dealer, look }: Look) =>
      page.goto(
        `${origin}/iframe.html?id=${id}&viewMode=story&globals=dealer:${dealer};look:${look};a11y.manual:!true`,
      );
    for (const id of ids) {
      for (const look of looks) {
        await show(id, look);
        await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
        const { error } = await openStory(page, id);
        if (error !== '') throw new Error(`${id} for ${look.dealer}: ${error}`);
        const globals = await globalsOf(page, id);
        // it names its dealer or its look itself: one picture is enough
        const isFixed = 'dealer' in globals || 'look' in globals;
        const size = screenOf(globals);
        if (page.viewportSize()?.width !== size.width) {
          // a story that plays does so on its own screen
          await page.setViewportSize(size);
          await show(id, look);
          await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
          await openStory(page, id);
        }
        await whenStill(page);
        if (change !== undefined) {
          await change(page);
          await whenStill(page);
        }
        const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
        yield { name: `${id}/${isFixed ? 'own' : `${look.dealer}-${look.look}`}`, picture };
        if (isFixed) break;
      }
    }
  } finally {
    await browser.close();
    close();
  }
}
