import { launchChromium, openPage } from '../browser/chromium.ts';
import { isUsable, type ArgTypes } from './controls.ts';
import { serveFolder } from './serveFolder.ts';

/** A title of Storybook, and the controls of its stories that need no JSON, by name. */
export interface TitleControls {
  readonly title: string;
  readonly usable: readonly string[];
}

interface Extracted {
  readonly title: string;
  readonly tags: readonly string[];
  readonly argTypes: ArgTypes;
}

/** The titles that a built Storybook lists, each with the usable controls that its preview knows of its stories. */
export async function controlsOfTitles(folder: string): Promise<readonly TitleControls[]> {
  const { origin, close } = await serveFolder(folder);
  const browser = await launchChromium();
  try {
    const { page } = await openPage(browser, 'desktop');
    await page.goto(`${origin}/iframe.html?id=kit-button--variants&viewMode=story`, { waitUntil: 'commit' });
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window, undefined, { timeout: 300_000 });
    const stories = await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__: {
          ready(): Promise<unknown>;
          extract(): Promise<Record<string, Extracted>>;
        };
      };
      await preview.ready();
      const all = Object.values(await preview.extract());
      // what a control is, without what it does
      return all.map(({ title, tags, argTypes }) => ({
        ...{ title, tags },
        argTypes: Object.fromEntries(
          Object.entries(argTypes).map(([name, { control, table }]) => [
            name,
            JSON.parse(JSON.stringify({ control, table })) as object,
          ]),
        ),
      }));
    });
    const byTitle = new Map<string, Set<string>>();
    for (const { title, tags, argTypes } of stories) {
      if (!tags.includes('dev')) continue;
      const usable = byTitle.get(title) ?? new Set<string>();
      byTitle.set(title, usable);
      for (const [name, argType] of Object.entries(argTypes as ArgTypes)) if (isUsable(argType)) usable.add(name);
    }
    return [...byTitle].map(([title, usable]) => ({ title, usable: [...usable] }));
  } finally {
    await browser.close();
    close();
  }
}
