import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { port, SITES, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

const encode = encodeURIComponent;
/** Query of a listing, and whether vehicles may be found with it: text that cannot be a value is ignored. */
const HOSTILE: readonly [name: string, query: string, finds: 'all' | 'none'][] = [
  ['a facet value that leaves its filter', `make=${encode('[a] || dealership_slug:other')}`, 'none'],
  ['a facet value with backticks', `make=${encode('`Toyota` || site:=`northline`')}`, 'all'],
  ['a facet value with &&', `body=${encode('SUV && site:=northline')}`, 'none'],
  ['a facet value that closes its list', `make=${encode('Toyota`] || site:!=[`x')}`, 'all'],
  ['a number that is none', `seats=${encode('5 || 1')}`, 'all'],
  ['a facet value that would mean all but itself', 'make=-Toyota&body=-SUV', 'all'],
  [
    'facet values in InstantSearch’s own form',
    `refinementList[make][0]=${encode('`x` || site:=`northline`')}&menu[body]=-SUV`,
    'all',
  ],
  ['a value that does not exist', 'make=Trabant', 'none'],
  ['an unknown facet', `site=northline&site:=northline`, 'all'],
  ['malformed ranges', `range[price]=abc:def&range[]=1:2&range[price=5`, 'all'],
  ['malformed pages and orders', 'page=-3&page=x&sortBy=drop%20table', 'all'],
  ['words with SQL', `query=${encode(`'; drop table vehicles;--`)}`, 'none'],
  ['words with HTML', `query=${encode('<script>alert(1)</script><img src=x onerror=alert(1)>')}`, 'none'],
  ['10 kB of words', `query=${'toyota%20'.repeat(1200)}`, 'all'],
  ['10 kB of values', `make=${'x'.repeat(10_000)}`, 'all'],
  ['a NUL and half a character', `query=%00&make=%00%ED%A0%80`, 'all'],
];

describe.each(SITES)('$slug', ({ slug, listing }) => {
  const origin = `http://${slug}.localhost:${port}`;

  it.each(HOSTILE)(
    'TEN-07 SRCH-02 %s shows nothing of another site and breaks nothing',
    async (_name, query, finds) => {
      const { context, page, log } = await openPage('desktop');
      let hasAlert = false;
      page.on('dialog', (dialog) => {
        hasAlert = true;
        void dialog.dismiss();
      });
      const response = await page.goto(`${origin}${listing}?${query}`);
      expect(response?.status()).toBe(200);
      await whenHydrated(page);
      const count = Number(
        ((await page.getByRole('status').first().innerText()).match(/[\d,]+/)?.[0] ?? 'x').replace(',', ''),
      );
      if (finds === 'none') expect(count).toBe(0);
      else expect(count).toBeGreaterThan(0);
      // the same through the browser's own search
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
      await page.waitForURL(/sortBy=price-desc/);
      await page.waitForLoadState('networkidle');
      const places = await page.locator('article').allInnerTexts();
      const others = SITES.filter((site) => site.slug !== slug).map((site) => site.slug);
      for (const text of places) for (const other of others) expect(text.toLowerCase()).not.toContain(other);
      // vehicles that come close are shown as such
      const near = page.getByRole('region', { name: 'Nothing found' }).locator('article');
      if (finds === 'none') expect(await near.count()).toBe(places.length);
      expect(hasAlert).toBe(false);
      expect(log.problems).toEqual([]);
      await context.close();
    },
  );

  it('SRCH-10 a page beyond the last shows a message and a link to the last', async () => {
    const { context, page, log } = await openPage('phone');
    await page.goto(`${origin}${listing}?page=9999`);
    await whenHydrated(page);
    await page.getByRole('heading', { name: 'This page is beyond the last one' }).waitFor();
    await page.getByRole('link', { name: 'Go to the last page' }).click();
    await page.locator('article').first().waitFor();
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('SRCH-03 a range the wrong way round is turned', async () => {
    const { context, page, log } = await openPage('desktop');
    await page.goto(`${origin}${listing}?range[price]=60000:20000`);
    await whenHydrated(page);
    expect(await page.locator('article').count()).toBeGreaterThan(0);
    expect(await page.getByRole('list', { name: 'Chosen filters' }).innerText()).toMatch(/20,000.*60,000/);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('SRCH-07 an empty listing says what to do, and its button brings vehicles', async () => {
    const { context, page, log } = await openPage('phone');
    await page.goto(`${origin}${listing}?range[price]=1000:&range[year]=1901:1902`);
    await whenHydrated(page);
    const ways = page.getByRole('list', { name: 'What you could leave out' });
    await ways.getByRole('link', { name: /Without Year 1901 to 1902/ }).click();
    await page.locator('article').first().waitFor();
    await page.goto(`${origin}${listing}?make=Trabant`);
    await whenHydrated(page);
    await page.getByText('No results found for your search at this time.', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await page.locator('article').first().waitFor();
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it.each(['/cars/no-such-vehicle', '/no/such/page', '/search/%E2%82%AC/x/y/z', `/${'long-'.repeat(900)}`])(
    'VDP-06 %s is a designed page that is not found and leads on',
    async (path) => {
      const { context, page, log } = await openPage('phone');
      const response = await page.goto(origin + path);
      expect(response?.status()).toBe(404);
      await whenHydrated(page);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await page.getByRole('contentinfo').waitFor();
      expect(
        await page
          .getByRole('searchbox')
          .or(page.getByRole('link', { name: /stock|vehicles|search/i }))
          .count(),
      ).toBeGreaterThan(0);
      // the browser itself reports the 404 of the page
      expect(log.problems.filter((problem) => !problem.includes('404'))).toEqual([]);
      await context.close();
    },
  );

  it.each(['/%E0%A4%A', '/cars/%', '//evil.example/x', '/search?%'])('%s never makes a fault', async (path) => {
    expect((await ask(port, slug, path)).status).toBeLessThan(500);
  });
});

describe('hosts', () => {
  it.each(['nobody.example', 'harbour.localhost.evil.example', 'localhost'])(
    'TEN-02 %s is no site and gets a plain 404',
    async (host) => {
      const answer = await ask(port, host, '/search', { host });
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('<script');
    },
  );
});
