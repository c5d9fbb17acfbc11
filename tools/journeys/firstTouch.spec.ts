import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/chromium.ts';
import { samplePages } from '../browser/samplePages.ts';
import type { Touch } from '../first-touch/firstTouch.ts';
import { choose, touchablesOf } from '../first-touch/touchables.ts';
import { touchAll } from '../first-touch/touchAll.ts';
import { browserOf, originOf, port, SITES } from './withBrowser.ts';

// `npm run first-touch` touches everything on every page; here links within the page first, then a few of each kind
const MOST_A_PAGE = 6;
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

describe('the first touch of a new visitor', () => {
  it.each([
    { slug: SITES[0].slug, viewport: 'phone' as const },
    { slug: SITES[1].slug, viewport: 'desktop' as const },
    { slug: SITES[2].slug, viewport: 'phone' as const },
  ])(
    'empties no page, throws nothing and leads somewhere: $slug on a $viewport',
    async ({ slug, viewport }) => {
      const touches = await sampleOf(slug, viewport);
      expect(touches.length).toBeGreaterThan(10);
      expect(await touchAll(browser, touches, { visitors: VISITORS })).toEqual([]);
    },
    240_000,
  );
});
