import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { HEADER_CUTS, movedByTheRest } from './arrival.ts';
import { originOf, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
/** Sites by the first label of their host, which for one in another language is not its slug. */
const SITES = readSites().all.map(({ site }) => site.hosts[0]?.replace(/\.localhost$/, '') ?? '');
const WIDTHS = [320, 360, 390, 430, 768, 1024, 1440];

/**
 * Pairs of the header's pictures, links and buttons that lie over each other by more than a hair, or out of the window.
 */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll('header img, header svg, header a, header button, header summary, header input'),
    ]
      .filter((element) => !element.closest('dialog, [role="dialog"], details > :not(summary)'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // what is for screen readers alone takes a pixel
      .filter(({ box }) => box.width > 2 && box.height > 2 && box.bottom > 0 && box.top < 200);
    const nameOf = (element: Element) =>
      `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}`;
    const over = seen.flatMap((one, at) =>
      seen.slice(at + 1).flatMap((other) => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return across > 1 && down > 1 ? [`${nameOf(one.element)} over ${nameOf(other.element)}`] : [];
      }),
    );
    const out = seen
      .filter(({ box }) => box.right > window.innerWidth + 1 || box.left < -1)
      .map(({ element }) => `${nameOf(element)} is out of the window`);
    return [...over, ...out];
  });

describe('the bar of the header', () => {
  it.each(SITES)(
    'NAV-01 TEN-02 at %s: logo, search and buttons fit next to each other at every width',
    async (slug) => {
      const { context, page } = await openPage('desktop', { javaScriptEnabled: false });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${originOf(slug)}/faqs`);
        await page.locator('header').first().waitFor();
        expect(await faultsOf(page), `${slug} at ${width} px`).toEqual([]);
      }
      await context.close();
    },
  );

  it.each(SITES)('NAV-01 at %s: no piece moves when those after it come', async (slug) => {
    const { context, page } = await openPage('desktop', { javaScriptEnabled: false });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const cut of HEADER_CUTS)
        expect(
          await movedByTheRest(page, { slug, path: '/faqs', cut, within: 'header' }),
          `${slug} at ${width} px, until ${cut}`,
        ).toEqual([]);
    }
    await context.close();
  });
});
