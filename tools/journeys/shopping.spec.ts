import { describe, expect, it } from 'vitest';
import {
  chips,
  firstTitle,
  groupOf,
  nextFacet,
  openFilters,
  openGroup,
  outageNotice,
  SEARCH_SERVER,
  searchBox,
  searchCounter,
  settledResults,
  shownTotal,
  slideUp,
} from './listingSteps.ts';
import { itInFull, screensOf, sitesFor } from './spread.ts';
import { originOf, whenHydrated, withBrowser, type ViewportName } from './withBrowser.ts';

const SITES = [
  { slug: 'harbour', listing: '/search', typed: 'toyta', make: 'Toyota' },
  { slug: 'northline', listing: '/search', typed: 'isuzo', make: 'Isuzu' },
  { slug: 'wattle', listing: '/used-car', typed: 'jaycp', make: 'Jayco' },
] as const;

const openPage = withBrowser();

describe.each(sitesFor(SITES, 'northline'))('shopping at $slug', ({ slug, listing, typed, make }) => {
  const open = async (viewport: ViewportName, path: string = listing) => {
    const opened = await openPage(viewport);
    opened.page.setDefaultTimeout(8000);
    await opened.page.goto(originOf(slug) + path);
    await whenHydrated(opened.page);
    return { ...opened, searches: searchCounter(opened.log) };
  };

  it.each(screensOf(slug))(
    'SRCH-03 SRCH-05 one search for each change and none without one, by pointer on a %s',
    async (viewport) => {
      const { context, page, log, searches } = await open(viewport);
      // looking around asks nothing
      await searchBox(page).focus();
      await openFilters(page, viewport);
      await openGroup(page, 'Fuel');
      if (viewport === 'phone') {
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'Close filters' }).waitFor({ state: 'hidden' });
      }
      await page.waitForTimeout(400);
      expect(searches(), 'nothing has changed').toBe(0);

      await searchBox(page).pressSequentially(typed, { delay: 30 });
      await page.waitForURL((url) => url.searchParams.get('query') === typed);
      await expect.poll(() => firstTitle(page)).toMatch(new RegExp(make, 'i'));
      expect(searches(), 'one search for a word').toBe(1);
      await chips(page).first().click();
      await page.waitForURL((url) => !url.searchParams.has('query'));
      await expect.poll(() => searchBox(page).inputValue()).toBe('');

      await openFilters(page, viewport);
      await settledResults(page).waitFor();
      searches();
      await slideUp(page, 'Price');
      await page.waitForURL((url) => url.searchParams.has('range[price]'));
      await settledResults(page).waitFor();
      expect(searches(), 'one search for a slide').toBe(1);
      await page.goBack();
      await expect.poll(() => chips(page).count()).toBe(0);
      // Back led to before the sheet
      if (viewport === 'phone') await openFilters(page, viewport);
      for (let chosen = 1; chosen <= 5; chosen++) {
        const facet = await nextFacet(page);
        await openGroup(page, facet);
        await groupOf(page, facet).getByRole('checkbox').first().click();
        await expect.poll(() => chips(page).count()).toBe(chosen);
        await settledResults(page).waitFor();
        expect(searches(), `one search for ${facet}`).toBe(1);
      }
      if (viewport === 'phone') await page.getByRole('button', { name: /^show me/i }).click();
      await expect.poll(() => chips(page).count()).toBe(5);
      const [total, title, address] = [await shownTotal(page), await firstTitle(page), page.url()];

      await chips(page).first().click();
      await expect.poll(() => chips(page).count()).toBe(4);
      await settledResults(page).waitFor();
      expect(searches(), 'one search for a filter less').toBe(1);
      await page.goBack();
      await expect.poll(() => chips(page).count()).toBe(5);
      await expect.poll(async () => [await shownTotal(page), await firstTitle(page)]).toEqual([total, title]);
      await page.goForward();
      await expect.poll(() => chips(page).count()).toBe(4);
      await page.waitForTimeout(300);
      expect(searches(), 'back and forward find what was answered').toBe(0);
      await page.reload();
      await whenHydrated(page);
      expect(await chips(page).count()).toBe(4);
      const pasted = await open('desktop', address.replace(originOf(slug), ''));
      expect([await shownTotal(pasted.page), await firstTitle(pasted.page)]).toEqual([total, title]);
      expect(searches() + pasted.searches(), 'the server found the first page').toBe(0);
      expect([...log.problems, ...pasted.log.problems]).toEqual([]);
      await pasted.context.close();
      await context.close();
    },
  );

  it('SRCH-05 a quick second choice builds on the first, and ticks show before the answer', async () => {
    const { context, page } = await open('desktop');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SEARCH_SERVER, async (route) => {
      await held;
      // a request that a newer choice cancelled cannot be continued
      await route.continue().catch(() => undefined);
    });
    await openGroup(page, 'Make');
    // by its value: with other words it may come later in the list
    const value = await groupOf(page, 'Make').getByRole('checkbox').first().inputValue();
    const make = groupOf(page, 'Make').locator(`input[type=checkbox][value="${value}"]`);
    await make.click();
    await expect.poll(() => make.isChecked()).toBe(true);
    await searchBox(page).pressSequentially('a');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
    await expect.poll(() => chips(page).count()).toBe(2);
    release();
    await page.waitForURL((url) => url.searchParams.has('query') && url.searchParams.has('sortBy'));
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('query'), searchParams.get('sortBy')]).toEqual(['a', 'price-desc']);
    await expect.poll(() => make.isChecked()).toBe(true);
    await context.close();
  });

  itInFull.each(screensOf(slug))(
    'SRCH-06 the search goes away and comes back in the middle, on a %s',
    async (viewport) => {
      const { context, page } = await open(viewport);
      const before = await firstTitle(page);
      await page.route(SEARCH_SERVER, (route) => route.abort());
      await searchBox(page).pressSequentially(typed, { delay: 30 });
      await outageNotice(page).waitFor();
      expect(await firstTitle(page), 'what was there stays').toBe(before);
      expect(await searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
      await page.unroute(SEARCH_SERVER);
      await page.getByRole('link', { name: 'Try again' }).click();
      await outageNotice(page).waitFor({ state: 'detached' });
      await expect.poll(() => firstTitle(page)).toMatch(new RegExp(make, 'i'));
      // the answer to the first of two choices comes after that to the second, although it was called off
      await page.evaluate(() => {
        const send = window.fetch;
        let count = 0;
        const late = async (...sent: Parameters<typeof fetch>) => {
          const isFirst = count++ === 0;
          const answer = await send(sent[0], { ...sent[1], signal: null });
          if (isFirst) await new Promise((resolve) => setTimeout(resolve, 700));
          return answer;
        };
        window.fetch = late;
      });
      const sort = page.getByRole('combobox', { name: 'Sort by' });
      await sort.selectOption('price-asc');
      await sort.selectOption('price-desc');
      await page.waitForURL(/sortBy=price-desc/);
      const fresh = await openPage(viewport);
      await fresh.page.goto(page.url());
      const dearest = await firstTitle(fresh.page);
      await fresh.context.close();
      await expect.poll(() => firstTitle(page)).toBe(dearest);
      // the late answer has come by then, and changes nothing
      await page.waitForTimeout(900);
      expect(page.url()).toContain('sortBy=price-desc');
      expect(await firstTitle(page)).toBe(dearest);
      await context.close();
    },
  );
});
