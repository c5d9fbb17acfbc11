import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Adds up layout shifts; call it before the page opens. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = window as unknown as { moved: number };
    counted.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) counted.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** As a page reaches a phone a long way from its server: its code comes seconds after its words. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

/** Scrolls a page to its end and back, and clicks where nothing is; returns what has moved by then. */
export async function movedWhileRead(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' });
      await wait(60);
    }
    await wait(1000);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.mouse.click(3, 420);
  await page.waitForTimeout(1000);
  return page.evaluate(() => (window as unknown as { moved: number }).moved);
}

/** Reads a page to its end, then back: whole, in its width, nothing moving, no picture missing, one heading. */
export async function expectWholePage(page: Page): Promise<void> {
  const seen = await page.evaluate(async () => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    let tooWide = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' });
      await wait(50);
      tooWide = Math.max(tooWide, document.documentElement.scrollWidth - window.innerWidth);
    }
    const shown = [...document.images].filter((image) => image.checkVisibility());
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    for (let tries = 0; tries < 60 && !shown.every((image) => image.loading === 'lazy' || isLoaded(image)); tries++)
      await wait(50);
    // what is still on its way is not broken
    const broken = shown.filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '');
    return {
      tooWide,
      broken: broken.map((image) => image.currentSrc),
      headings: document.querySelectorAll('h1').length,
      odd:
        document
          .querySelector('main')
          ?.innerText.match(/\b(undefined|NaN|null|Infinity)\b|\[object|\$0\b(?! and no)/g) ?? [],
      moved: (window as unknown as { moved: number }).moved,
    };
  });
  expect(seen).toMatchObject({ broken: [], headings: 1, odd: [] });
  expect(seen.tooWide).toBeLessThanOrEqual(0);
  expect(seen.moved).toBeLessThan(0.02);
}

/** The focused element is never covered by a fixed bar (WCAG 2.4.11). */
export async function expectFocusInSight(page: Page): Promise<void> {
  const hidden = await page.evaluate(async () => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0);
    const some = all.filter((_, index) => index % Math.ceil(all.length / 8) === 0);
    const covered: string[] = [];
    for (const element of [...some, ...some.toReversed()]) {
      // a bar that went away took its own links along
      if (!element.isConnected) continue;
      element.focus();
      const isBelow = () => {
        const box = element.getBoundingClientRect();
        return [...document.querySelectorAll<HTMLElement>('[role="region"]')].some((bar) => {
          const over = bar.getBoundingClientRect();
          const isBar = getComputedStyle(bar).position === 'fixed' && !bar.contains(element);
          return isBar && box.top >= over.top && box.bottom <= over.bottom;
        });
      };
      // a bar slides in and the page scrolls: what counts is where they come to rest
      for (let tries = 0; tries < 10 && (tries === 0 || isBelow()); tries++)
        await new Promise((resolve) => setTimeout(resolve, 60));
      if (isBelow()) covered.push(element.outerHTML.slice(0, 120));
    }
    return { covered, asked: some.length };
  });
  expect(hidden.asked).toBeGreaterThan(4);
  expect(hidden.covered).toEqual([]);
}
