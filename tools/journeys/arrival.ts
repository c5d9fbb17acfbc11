import type { Page } from 'playwright-core';
import { slowLine } from './slowDocument.ts';

/** Where the HTML of a header stops on a slow line: before its menu, its search, its links and its phone. */
export const HEADER_CUTS = [
  'id="site-menu"',
  'data-part="search/header"',
  'data-part="garage/header-tools"',
  'href="tel:',
] as const;

interface Arrival {
  readonly slug: string;
  readonly path: string;
  /** The page stops before this text, until its rest comes. */
  readonly cut: string;
  /** Selector of what is watched. */
  readonly within: string;
}

/** Pieces that can be seen, by their words, and where each begins. */
const piecesOf = (page: Page, within: string) =>
  page.evaluate((root) => {
    const pieces = document.querySelectorAll(`${root} :is(img, svg, a, button, summary, input, h2)`);
    const shown = [...pieces].filter((piece) => piece.checkVisibility({ visibilityProperty: true }));
    return shown.map((piece, at) => {
      const { left, top } = piece.getBoundingClientRect();
      return `${at} ${piece.tagName} ${(piece.textContent ?? '').slice(0, 20)} ${Math.round(left)},${Math.round(top)}`;
    });
  }, within);

/** Pieces of a page that move when its rest comes. */
export async function movedByTheRest(page: Page, { slug, path, cut, within }: Arrival): Promise<string[]> {
  const line = await slowLine(slug, cut);
  try {
    await page.goto(line.origin + path, { waitUntil: 'commit' });
    await page.locator(within).first().waitFor({ state: 'attached' });
    // the browser takes the whole of what has come
    await page.waitForTimeout(200);
    const before = await piecesOf(page, within);
    line.sendRest();
    await page.locator('#boot').waitFor({ state: 'attached' });
    const after = new Set(await piecesOf(page, within));
    return before.filter((piece) => !after.has(piece));
  } finally {
    line.close();
  }
}
