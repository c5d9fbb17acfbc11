import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { placePage, samplePages } from '../browser/samplePages.ts';
import { firstOf, sitesFor } from './spread.ts';
import { isWide, originOf, port, SITES, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

/** Words that a box cuts off at its edge; what scrolls, and what ends in an ellipsis, cuts off nothing. */
const clippedWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, main label, main div, main li')]
      .filter((element) => {
        const { overflowX, textOverflow, position } = getComputedStyle(element);
        if (!['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis' || position === 'absolute')
          return false;
        if (!element.checkVisibility() || element.clientWidth < 10 || element.querySelector('img, video')) return false;
        return element.innerText.trim() !== '' && element.scrollWidth > element.clientWidth + 2;
      })
      .map((element) => element.innerText.trim().slice(0, 60)),
  );

/** Words of the dealer's name in the header that go on in another line. */
const brokenNames = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('header a')!, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

describe.each(sitesFor(SITES, 'harbour'))('text of twice the size at $slug', ({ slug, listing }) => {
  it.each(
    firstOf([
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]),
  )('WCAG 1.4.4 neither widens a page of $width pixels nor is cut off', async (viewport) => {
    const { vehicle } = await samplePages(port, `${slug}.localhost:${port}`);
    const place = await placePage(port, `${slug}.localhost:${port}`);
    const { context, page } = await openPage('phone', { viewport });
    const found: Record<string, unknown> = {};
    for (const path of ['/', listing, vehicle, '/trade-in', place, '/finance']) {
      await page.goto(originOf(slug) + path);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await page.waitForTimeout(200);
      const clipped = await clippedWords(page);
      const broken = await brokenNames(page);
      if ((await isWide(page)) || clipped.length + broken.length > 0)
        found[path] = { isWide: await isWide(page), clipped, broken };
    }
    expect(found).toEqual({});
    await context.close();
  });
});
