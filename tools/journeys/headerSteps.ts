import type { Page } from 'playwright-core';
import { slowLine } from './slowDocument.ts';

/** Where the HTML of a header stops on a slow line: before its menu, its search, its links and its phone. */
export const HEADER_CUTS = [
  'id="site-menu"',
  'data-part="search/header"',
  'data-part="garage/header-tools"',
  'href="tel:',
] as const;

/** Pieces of the header that can be seen, by their words, and where each begins. */
const piecesOf = (page: Page) =>
  page.evaluate(() => {
    const pieces = document.querySelectorAll('header :is(img, svg, a, button, summary, input)');
    const shown = [...pieces].filter((piece) => piece.checkVisibility({ visibilityProperty: true }));
    return shown.map((piece, at) => {
      const { left, top } = piece.getBoundingClientRect();
      return `${at} ${piece.tagName} ${(piece.textContent ?? '').slice(0, 20)} ${Math.round(left)},${Math.round(top)}`;
    });
  });

/** Pieces of a site's header that move when the rest of the page comes after `cut`. */
export async function movedByTheRest(page: Page, slug: string, cut: string): Promise<string[]> {
  const line = await slowLine(slug, cut);
  try {
    await page.goto(`${line.origin}/faqs`, { waitUntil: 'commit' });
    await page.locator('header').first().waitFor({ state: 'attached' });
    // the browser takes the whole of what has come
    await page.waitForTimeout(200);
    const before = await piecesOf(page);
    line.sendRest();
    await page.locator('footer').last().waitFor({ state: 'attached' });
    const after = new Set(await piecesOf(page));
    return before.filter((piece) => !after.has(piece));
  } finally {
    line.close();
  }
}
