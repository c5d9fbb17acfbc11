import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright-core';
import { launchChromium, openPage, VIEWPORTS } from '../browser/chromium.ts';
import { serveFolder } from './serveFolder.ts';

/** `index.json` of a built Storybook. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: 'story' | 'docs' }>>;
}

/** What a page of the build knows of the story that it shows. */
export interface ShownStory {
  /** Text of Storybook's own error page; empty where the story shows. */
  readonly error: string;
  /** The first line of what its play function threw; empty where it did not. */
  readonly played: string;
  /** Pictures or parts of the story fail on purpose. */
  readonly isFailing: boolean;
}

/** Opens every story of a built Storybook, as a designer clicks through them, and names what is wrong with which. */
export async function openStories(folder: string): Promise<{ opened: number; faults: string[] }> {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const ids = Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []));
  const { origin, close } = await serveFolder(path.resolve(folder));
  const browser = await launchChromium();
  try {
    const { page, log } = await openPage(browser, 'desktop', { reducedMotion: 'reduce' });
    const missing: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      // the browser looks for an icon by itself
      if (response.status() >= 400 && pathname !== '/favicon.ico') missing.push(`missing: ${pathname}`);
    });
    // the stories' step runs the rules of accessibility
    await page.goto(`${origin}/iframe.html?id=${ids[0] ?? ''}&viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    const faults: string[] = [];
    for (const id of ids) {
      // Storybook's frame has the screen that the story names
      await page.setViewportSize(screenOf(await globalsOf(page, id)));
      const { error, played, isFailing } = await openStory(page, id);
      const said = [...log.problems.filter((line) => isOwn(line, { played, origin })), ...missing];
      const found = [
        ...(error === '' ? [] : [`error page: ${error}`]),
        ...(played === '' ? [] : [`play: ${stripVTControlCharacters(played)}`]),
        ...(isFailing ? [] : said),
      ];
      faults.push(...new Set(found.map((what) => `${id}: ${what}`)));
      for (const list of [log.problems, missing]) list.length = 0;
    }
    return { opened: ids.length, faults };
  } finally {
    await browser.close();
    close();
  }
}

/**
 * Whether a line of the log is a fault of the story. Answers of 400 and above are known by their addresses, and servers
 * outside are not there for a test.
 */
function isOwn(line: string, { played, origin }: { played: string; origin: string }): boolean {
  if (line.startsWith('warning:') || line.includes('Failed to load resource')) return false;
  if (line.startsWith('request:')) return line.includes(origin);
  return played === '' || !line.includes(played);
}

/** The globals that a story names itself, such as its dealer or its screen. */
export const globalsOf = (page: Page, id: string): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: {
        ready: () => Promise<unknown>;
        loadStory: (of: { storyId: string }) => Promise<{ storyGlobals: Record<string, unknown> }>;
      };
    };
    await preview.ready();
    return (await preview.loadStory({ storyId })).storyGlobals;
  }, id);

const isViewport = (name: string): name is keyof typeof VIEWPORTS => Object.hasOwn(VIEWPORTS, name);

/** Pixels of the screen that globals of a story name, those of a desktop where they name none. */
export function screenOf({ viewport }: Readonly<Record<string, unknown>>): { width: number; height: number } {
  const { value = '' } = (viewport ?? {}) as { value?: string };
  return VIEWPORTS[isViewport(value) ? value : 'desktop'];
}

/** Runs in the page: shows a story, and waits until it has played. */
export const openStory = (page: Page, id: string): Promise<ShownStory> =>
  page.evaluate(async (storyId) => {
    interface Preview {
      currentRender?: { id: string; phase?: string; story?: { parameters: Record<string, unknown> } };
    }
    interface Channel {
      emit: (event: string, ...args: unknown[]) => void;
      once: (event: string, heard: (error: { message?: string }) => void) => void;
      off: (event: string, heard: (error: { message?: string }) => void) => void;
    }
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_PREVIEW__: Preview;
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    let played = '';
    const hear = ({ message = '' }: { message?: string }) => {
      played = message.split('\n')[0] ?? '';
    };
    channel.once('playFunctionThrewException', hear);
    const isOver = () => {
      const { currentRender: render } = preview;
      return render?.id === storyId && render.phase === 'finished';
    };
    if (preview.currentRender?.id !== storyId) channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    const until = performance.now() + 60_000;
    while (!isOver() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    channel.off('playFunctionThrewException', hear);
    const parameters = preview.currentRender?.story?.parameters ?? {};
    const hasError = document.body.classList.contains('sb-show-errordisplay');
    const words = hasError ? (document.querySelector('#error-message')?.textContent ?? 'without words') : '';
    return {
      error: isOver() ? words : 'it did not finish in a minute',
      played,
      isFailing: parameters['brokenPictures'] === true || parameters['failingParts'] === true,
    };
  }, id);
