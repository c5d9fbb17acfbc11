import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, whenHydrated } from '../browser/chromium.ts';
import { samplePages } from '../browser/samplePages.ts';
import type { Touch } from '../first-touch/firstTouch.ts';
import { choose, touchablesOf } from '../first-touch/touchables.ts';
import { touchAll } from '../first-touch/touchAll.ts';
import { firstOf, isWhole } from './spread.ts';
import { browserOf, originOf, port, SITES } from './withBrowser.ts';

// `npm run first-touch` touches everything on every page; here links within the page first, then a few of each kind
const MOST_A_PAGE = isWhole ? 6 : 4;
/** Visitors at a time. */
const VISITORS = 3;

const browser = await browserOf({ isWhole: true });

async function sampleOf(slug: string, viewport: Touch['viewport']): Promise<Touch[]> {
  const origin = originOf(slug);
  const { home, listing, vehicle } = await samplePages(port, new URL(origin).host);
  const known = new Set<string>();
  const touches: Touch[] = [];
  for (const path of [vehicle, listing, home]) {
    const { context, page } = await openPage(browser, viewport);
    await page.goto(origin + path);
    const fresh = (await touchablesOf(page)).filter(({ kind }) => !known.has(kind));
    await context.close();
    for (const touchable of choose(fresh, MOST_A_PAGE)) {
      known.add(touchable.kind);
      touches.push({ origin, path, viewport, touchable });
    }
  }
  return touches;
}

/** What can be read on a page, piece by piece. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.trim() && node.parentElement?.checkVisibility()) found.push(node.textContent.trim());
    return found;
  });
async function missing(drawn: readonly string[], page: Page): Promise<string[]> {
  const now = new Set(await textsOf(page));
  return drawn.filter((text) => !now.has(text));
}

describe('the first touch of a new visitor', () => {
  it('takes nothing away: a link within the page changes the address while no part has its code, or gets it', async () => {
    const { slug } = SITES[0];
    const { vehicle } = await samplePages(port, new URL(originOf(slug)).host);
    const { context, page, log } = await openPage(browser, 'desktop');
    await page.goto(originOf(slug) + vehicle);
    await whenHydrated(page);
    let codeComes = (): void => undefined;
    const code = new Promise<void>((resolve) => (codeComes = resolve));
    await page.route(/\.js$/, (route) => void code.then(() => route.continue()));
    const drawn = await textsOf(page);
    expect(drawn.length).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.waitForURL(/#main$/);
    await page.waitForTimeout(200);
    expect(await missing(drawn, page)).toEqual([]);
    codeComes();
    // alive: an open menu closes by script alone
    const menu = page.locator('header nav details').first();
    await expect
      .poll(async () => {
        await menu.evaluate((details) => details.setAttribute('open', ''));
        await menu.locator('summary').first().press('Escape');
        return menu.getAttribute('open');
      })
      .toBeNull();
    expect(await missing(drawn, page)).toEqual([]);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it.each(
    firstOf([
      { slug: SITES[0].slug, viewport: 'phone' as const },
      { slug: SITES[1].slug, viewport: 'desktop' as const },
      { slug: SITES[2].slug, viewport: 'phone' as const },
    ]),
  )(
    'empties no page, throws nothing and leads somewhere: $slug on a $viewport',
    async ({ slug, viewport }) => {
      const touches = await sampleOf(slug, viewport);
      expect(touches.length).toBeGreaterThan(10);
      expect(await touchAll(browser, touches, { visitors: VISITORS })).toEqual([]);
    },
    240_000,
  );
});
