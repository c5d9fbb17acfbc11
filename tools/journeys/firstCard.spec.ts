import { describe, expect, it } from 'vitest';
import { originOf, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

/** Every demo dealer: the height of header, notices and filters differs by site. */
const DEALERS = [
  ['harbour', '/search'],
  ['northline', '/search'],
  ['wattle', '/used-car'],
  ['ironbark', '/search'],
  ['aurora', '/search'],
  ['pelican', '/used-car'],
] as const;
/** Furthest down that the first vehicle begins, pixels. */
const LIMITS = { phone: 260, desktop: 300 } as const;

describe.each(DEALERS)('listing of %s', (slug, listing) => {
  it.each(['phone', 'desktop'] as const)(
    'SRCH-13 shows its first vehicle near the top of a %s, and one field to search with',
    async (viewport) => {
      const { context, page } = await openPage(viewport);
      await page.goto(originOf(slug) + listing, { waitUntil: 'commit' });
      const card = page.getByRole('article').first();
      await card.waitFor();
      const box = await card.boundingBox();
      expect(box?.y).toBeLessThanOrEqual(LIMITS[viewport]);
      // those of the header and of the listing; one inside a filter finds its values
      const fields = page.locator('input:is([type="search"], [role="combobox"]):not(#filters *):visible');
      expect(await fields.count(), 'fields to search with').toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^[\d,]+ \w/);
      await context.close();
    },
  );
});
