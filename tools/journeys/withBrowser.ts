import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import * as chromium from '../browser/chromium.ts';
import type { ViewportName } from '../browser/chromium.ts';

export { whenAlive, whenHydrated, type PageLog, type ViewportName } from '../browser/chromium.ts';

/** Where the platform answers in this run. */
export const port = inject('port');
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

/**
 * A browser for the tests of a file, and how to open a page in it. `isWhole`: the one that shoppers have, for tests of
 * the very first touch; without a window more of a page comes to life before it.
 */
export function withBrowser({ isWhole = false } = {}) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launchChromium({ isWindowless: !isWhole });
  });
  afterAll(() => browser.close());
  return (viewport: ViewportName, options?: Parameters<Browser['newContext']>[0]) =>
    chromium.openPage(browser, viewport, options);
}
