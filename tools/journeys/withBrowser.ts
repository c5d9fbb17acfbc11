import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import * as chromium from '../browser/chromium.ts';
import type { ViewportName } from '../browser/chromium.ts';
import { port } from './ownPlatform.ts';

export { whenAlive, whenHydrated, type PageLog, type ViewportName } from '../browser/chromium.ts';

export { port } from './ownPlatform.ts';
export const originOf = (slug: string): string => `http://${slug}.localhost:${port}`;

/** One demo dealer of each template, and where its stock is. */
export const SITES = [
  { slug: 'harbour', listing: '/search' },
  { slug: 'northline', listing: '/search' },
  { slug: 'wattle', listing: '/used-car' },
] as const;
export const VIEWPORTS = ['phone', 'desktop'] as const satisfies readonly ViewportName[];

/** Whether a page scrolls sideways. */
export const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Browsers of this worker: a file's tests take one over from the file before, with contexts of their own. */
const browsers = new Map<boolean, Promise<Browser>>();

/** The browser of this worker, which ends with it. */
export function browserOf({ isWhole }: { isWhole: boolean }): Promise<Browser> {
  const known = browsers.get(isWhole);
  if (known) return known;
  const launched = chromium.launchChromium({ isWindowless: !isWhole });
  browsers.set(isWhole, launched);
  return launched;
}

/**
 * How the tests of a file open pages. `isWhole`: in the browser that shoppers have, for tests of the very first touch;
 * without a window more of a page hydrates before it.
 */
export function withBrowser({ isWhole = false } = {}) {
  const opened: BrowserContext[] = [];
  // a test that failed did not close its own
  afterAll(() => Promise.all(opened.map((context) => context.close())));
  return async (viewport: ViewportName, options?: Parameters<Browser['newContext']>[0]) => {
    const page = await chromium.openPage(await browserOf({ isWhole }), viewport, options);
    opened.push(page.context);
    return page;
  };
}
