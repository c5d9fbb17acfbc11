import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { expectSearches, filtersLink, groupOf, isSearch, openGroup, SEARCH_SERVER } from './listingSteps.ts';
import { itInFull, runsAt } from './spread.ts';
import { originOf, port, whenAlive, whenHydrated, withBrowser } from './withBrowser.ts';

const SITES = [
  { slug: 'harbour', listing: '/search', make: 'Toyota' },
  { slug: 'northline', listing: '/search', make: 'Isuzu' },
  { slug: 'wattle', listing: '/used-car', make: 'Jayco' },
] as const;

const openPage = withBrowser();

itInFull(
  'LOC-08 the place that a shopper chose is offered on the listing without a touch, moves nothing, and the address says it',
  async () => {
    const { context, page, log } = await openPage('phone');
    const origin = originOf('harbour');
    await page.goto(`${origin}/locations`);
    await whenHydrated(page);
    await page.getByRole('button', { name: /^My location\s?: Harbour Auburn$/ }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('forecourt:locations'))).toContain('auburn');
    await page.goto(`${origin}/search`);
    const card = page.getByRole('article').first();
    const before = await card.boundingBox();
    const offered = page.getByRole('link', { name: 'Only at Harbour Auburn' });
    await offered.waitFor();
    expect((await card.boundingBox())?.y).toBe(before?.y);
    await offered.click();
    await page.waitForURL(`${origin}/search/auburn`);
    await page.getByRole('list', { name: 'Chosen filters' }).getByText('Harbour Auburn').waitFor();
    expect(await offered.count()).toBe(0);
    expect(log.problems).toEqual([]);
    await context.close();
  },
);

itInFull(
  'CARD-01 a finger’s way over a card leads to its next picture, and up and down to the rest of the page',
  async () => {
    const { context, page } = await openPage('phone', { hasTouch: true });
    await page.goto(`http://harbour.localhost:${port}/search`, { waitUntil: 'commit' });
    const card = page.getByRole('article').first();
    // the first touch of the listing brings its code
    await whenHydrated(page);
    await page.getByRole('heading', { level: 1 }).tap();
    await whenAlive(card);
    const box = await card.boundingBox();
    if (!box) throw new Error('The first card is not shown.');
    const finger = await context.newCDPSession(page);
    const swipe = async (x: number, y: number) => {
      const [left, top] = [box.x + box.width * 0.8, box.y + 80];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: left, y: top }] });
      for (let step = 1; step <= 8; step += 1)
        await finger.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: left + (x * step) / 8, y: top + (y * step) / 8 }],
        });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await card.getByText(/^Picture 1 of \d+$/).waitFor();
    await swipe(-180, 12);
    await card.getByText(/^Picture 2 of \d+$/).waitFor();
    await swipe(6, -60);
    await page.waitForFunction(() => window.scrollY > 20);
    await card.getByText(/^Picture 2 of \d+$/).waitFor();
    await context.close();
  },
);

describe.each(SITES)('listing of $slug', ({ slug, listing, make }) => {
  const open = async (path: string = listing) => {
    const opened = await openPage('desktop');
    opened.page.setDefaultTimeout(8000);
    await opened.page.goto(originOf(slug) + path);
    await whenHydrated(opened.page);
    return opened;
  };

  if (runsAt('harbour', slug))
    itInFull('SRCH-05 words are sought 300 ms after the last key, once', async () => {
      const { context, page, log } = await open();
      const searches = () => log.requests.filter(isSearch).length;
      await page.waitForLoadState('networkidle');
      expect(searches(), 'the first page uses what the server found').toBe(0);
      const box = page.getByRole('searchbox', { name: 'Search', exact: true });
      const startedAt = Date.now();
      await box.pressSequentially(make, { delay: 40 });
      const typedIn = Date.now() - startedAt;
      await page.waitForURL((url) => url.searchParams.get('query') === make);
      expect(Date.now() - startedAt - typedIn).toBeGreaterThan(200);
      await expectSearches(page, log, 1, 'one search for a word');
      expect(await box.inputValue()).toBe(make);
      await context.close();
    });

  if (runsAt('wattle', slug))
    itInFull('SRCH-05 SRCH-21 a slider keeps its own value while it moves and then goes into the address', async () => {
      const { context, page, log } = await open();
      const group = page.locator('details').filter({ hasText: 'Price' }).first();
      if (!(await group.evaluate((element) => (element as HTMLDetailsElement).open)))
        await group.locator('summary').click();
      const lowest = page.getByRole('slider', { name: 'Price, lowest' });
      const before = await lowest.getAttribute('aria-valuetext');
      // the first touch brings the code; what is done before it is there is tried elsewhere
      await lowest.focus();
      await whenAlive(lowest);
      for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
      expect(await lowest.getAttribute('aria-valuetext')).not.toBe(before);
      expect(new URL(page.url()).search).not.toContain('range');
      await page.waitForURL((url) => /\d+:/.test(url.searchParams.get('range[price]') ?? ''));
      await expectSearches(page, log, 1, 'one search for four presses');
      expect(log.problems).toEqual([]);
      await context.close();
    });

  if (runsAt('northline', slug))
    it('SRCH-10 more comes below under its own address, and Back finds the place that was left', async () => {
      const { context, page, log } = await open();
      const cards = page.locator('#results article');
      const first = await cards.first().innerText();
      for (const next of ['2', '3']) {
        const [count, searches] = [await cards.count(), log.requests.filter(isSearch).length];
        await page.getByRole('link', { name: 'Show more vehicles' }).click();
        await page.waitForURL((url) => url.searchParams.get('page') === next);
        await expect.poll(() => cards.count()).toBeGreaterThan(count);
        expect(log.requests.filter(isSearch).length - searches, 'one search for a page').toBe(1);
        expect(await cards.first().innerText()).toBe(first);
      }
      const count = await cards.count();
      const target = cards
        .nth(count - 2)
        .getByRole('link')
        .first();
      await target.evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }));
      await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY))));
      await page.addInitScript(() => {
        const places: number[] = [];
        addEventListener('scroll', () => places.push(scrollY));
        Object.assign(window, { places });
      });
      await target.click();
      await page.waitForURL(/\/cars\//, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack({ waitUntil: 'commit' });
      await page.locator('#results').waitFor();
      // this browser keeps no pages in memory: the listing brings its own back as soon as its code is there
      await expect.poll(() => cards.count(), { timeout: 15_000 }).toBe(count);
      const fromPlace = () => page.evaluate(() => Math.abs(scrollY - Number(sessionStorage.getItem('left') ?? NaN)));
      await expect.poll(fromPlace, { timeout: 5000 }).toBeLessThan(100);
      await page.waitForTimeout(500);
      expect(await fromPlace(), 'and stays there').toBeLessThan(100);
      // the browser jumps as far as the page reaches, and the listing to the place: no gliding
      const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
      expect(new Set(places).size, places.join()).toBeLessThanOrEqual(2);
      await page.reload();
      await page.locator('#results article').first().waitFor();
      expect(await page.locator('nav[aria-label="Pages of results"] [aria-current]').innerText()).toBe('3');
      expect(log.problems).toEqual([]);
      await context.close();
    });

  if (runsAt('wattle', slug))
    it('SRCH-03 plain words become chips that can be taken away, from every form and without script', async () => {
      const { context, page, log } = await open();
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('white automatic under 60k');
      await page.keyboard.press('Enter');
      const chips = page.getByRole('list', { name: 'Chosen filters' });
      await chips.getByText('Colour: White').waitFor();
      await chips.getByText('Price up to $60,000').waitFor();
      await chips.getByRole('link', { name: 'Remove Colour: White' }).click();
      await chips.getByText('Colour: White').waitFor({ state: 'detached' });
      expect(new URL(page.url()).searchParams.get('transmission')).toBe('Automatic');
      const still = await openPage('desktop', { javaScriptEnabled: false });
      await still.page.goto(`http://${slug}.localhost:${port}${listing}?q=red+${make}&make=&price_max=50000`);
      expect(still.page.url()).toContain(`query=${make}&colour=Red&range[price]=:50000`);
      await still.context.close();
      expect(log.problems).toEqual([]);
      await context.close();
    });

  if (runsAt('wattle', slug))
    itInFull('SRCH-03 without script words, order and filters keep what was chosen in the other form', async () => {
      const { context, page } = await openPage('phone', { javaScriptEnabled: false });
      page.setDefaultTimeout(8000);
      const chosen = () => new URL(page.url()).searchParams;
      await page.goto(`${originOf(slug)}${listing}/used-cars?make=${make}&range[price]=1000:90000&view=list&page=2`);
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('white');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const wanted = { make, colour: 'White', 'range[price]': '1000:90000', view: 'list' };
      expect(Object.fromEntries(chosen())).toEqual(wanted);
      // where the plain listing is used vehicles, its address says no more
      expect(new URL(page.url()).pathname).toBe(slug === 'wattle' ? listing : `${listing}/used-cars`);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      expect(Object.fromEntries(chosen())).toEqual({ ...wanted, sortBy: 'price-desc' });
      await filtersLink(page).click();
      const box = page.getByRole('checkbox', { name: new RegExp(`^${make}`) });
      if (!(await box.isVisible())) await page.locator('#filters summary').filter({ hasText: /^Make/ }).click();
      await box.uncheck();
      await page.getByRole('button', { name: /^show me/i }).click();
      expect(Object.fromEntries(chosen())).toEqual({
        colour: 'White',
        'range[price]': '1000:90000',
        view: 'list',
        sortBy: 'price-desc',
      });
      await context.close();
    });

  if (runsAt('harbour', slug))
    it('SRCH-01 SRCH-03 what the path says is ticked, and a second tick of its group widens it', async () => {
      const { context, page, log } = await open(`${listing}/${make.toLowerCase()}`);
      const total = async () => Number((await page.getByRole('status').first().innerText()).replace(/\D/g, ''));
      const before = await total();
      expect(before).toBeGreaterThan(0);
      await openGroup(page, 'Make');
      const boxes = groupOf(page, 'Make').getByRole('checkbox');
      expect(await groupOf(page, 'Make').locator('input:checked').getAttribute('value')).toBe(make);
      const models = groupOf(page, 'Make')
        .locator('li', { has: page.locator(`[value="${make}"]`) })
        .getByRole('group');
      expect(await models.getByRole('checkbox').count(), 'its models are inside it').toBeGreaterThan(1);
      const other = groupOf(page, 'Make').locator('input[name="make"]:not(:checked)').first();
      const second = (await other.getAttribute('value')) ?? '';
      await other.click();
      await page.waitForURL((url) => url.searchParams.getAll('make').length === 2);
      expect(new URL(page.url()).searchParams.getAll('make')).toEqual([make, second]);
      await expect.poll(total).toBeGreaterThan(before);
      await boxes.and(page.locator(`[value="${make}"]`)).click();
      await page.waitForURL((url) => !url.searchParams.has('make'));
      expect(new URL(page.url()).pathname).toBe(`${listing}/${second.toLowerCase().replaceAll(' ', '-')}`);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(new RegExp(` ${second}$`));
      await page.goBack();
      await page.goBack();
      await expect.poll(total).toBe(before);
      const still = await openPage('desktop', { javaScriptEnabled: false });
      await still.page.goto(`${originOf(slug)}${listing}/${make.toLowerCase()}`);
      await openGroup(still.page, 'Make');
      await still.page.locator(`#filters input[name="make"][value="${second}"]`).check();
      await still.page.getByRole('button', { name: /^show me/i }).click();
      await still.page.waitForURL((url) => url.searchParams.getAll('make').length === 2);
      expect(await still.page.locator('#results article').count()).toBeGreaterThan(0);
      await still.context.close();
      expect(log.problems).toEqual([]);
      await context.close();
    });

  if (runsAt('northline', slug))
    it('SRCH-18 a search is saved, counted among the saved vehicles, and taken away again', async () => {
      const { context, page, log } = await open(`${listing}?make=${make}`);
      await page.getByRole('button', { name: 'Save this search' }).click();
      // a site that sends new matches offers them in a window, another one says it in a toast
      const window = page.getByRole('dialog', { name: 'Search saved' });
      const toList = page.getByRole('link', { name: 'View', exact: true });
      await window.or(toList).first().waitFor();
      await (
        (await window.isVisible()) ? window.getByRole('link', { name: 'See your saved searches' }) : toList
      ).click();
      const saved = page.getByRole('region', { name: 'Saved searches' });
      await saved.getByRole('link', { name: new RegExp(`${make}$`) }).waitFor();
      await saved.getByText(/^[1-9]\d* vehicles? now$/).waitFor();
      await saved.getByRole('button', { name: /^Remove/ }).click();
      await saved.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).click();
      await saved.getByRole('link').first().click();
      await page.locator('#results article').first().waitFor();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toMatch(new RegExp(make, 'i'));
      expect(log.problems).toEqual([]);
      await context.close();
    });

  if (runsAt('northline', slug))
    it('SRCH-01 a listing with its own path names it as canonical; refined listings are not indexed', async () => {
      const { context, page } = await openPage('desktop', { javaScriptEnabled: false });
      const at = (path: string) => `http://${slug}.localhost:${port}${listing}${path}`;
      const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
      await page.goto(at(`/${make.toLowerCase()}?view=list`));
      expect(await canonical()).toBe(at(`/${make.toLowerCase()}`));
      expect(await page.locator('meta[name="robots"]').count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(new RegExp(`^[\\d,]+ ${make}$`));
      await page.goto(at(`?make=${make}&colour=White`));
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      await context.close();
    });

  if (runsAt('harbour', slug))
    itInFull('SRCH-24 each search page that is seen is one event', async () => {
      const { context, page } = await openPage('desktop');
      await page.addInitScript(() => {
        const seen: unknown[] = [];
        Object.assign(window, { seen });
        window.addEventListener('forecourt:event', (event) => seen.push((event as CustomEvent<unknown>).detail));
      });
      const seen = () =>
        page.evaluate(() =>
          (window as unknown as { seen: { id: number; path: string }[] }).seen.filter(({ id }) => id === 49),
        );
      await page.goto(`http://${slug}.localhost:${port}${listing}`);
      await whenHydrated(page);
      await expect.poll(async () => (await seen()).map(({ path }) => path)).toEqual([listing]);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
      await expect
        .poll(async () => (await seen()).map(({ path }) => path))
        .toEqual([listing, `${listing}?sortBy=price-desc`]);
      await context.close();
    });

  if (runsAt('wattle', slug))
    itInFull('SRCH-13 a visitor chooses between grid and list, and the address keeps it', async () => {
      const { context, page, log } = await open();
      const views = page.getByRole('navigation', { name: 'View' });
      const other = views.locator('a:not([aria-current])');
      const name = await other.innerText();
      await other.click();
      await page.waitForURL(/view=(grid|list)/);
      await expect.poll(() => views.locator('[aria-current]').innerText()).toBe(name);
      await other.click();
      await expect.poll(() => views.locator('[aria-current]').innerText()).not.toBe(name);
      await page.waitForURL((url) => !url.searchParams.has('view'));
      expect(log.problems).toEqual([]);
      await context.close();
    });

  if (runsAt('harbour', slug))
    itInFull('SRCH-06 results stay visible while newer ones load', async () => {
      const { context, page } = await open();
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(SEARCH_SERVER, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
      await page.locator('#results ul[aria-busy="true"]').waitFor();
      expect(await page.locator('#results article').count()).toBeGreaterThan(5);
      release();
      await page.locator('#results ul[aria-busy="false"]').waitFor();
      await context.close();
    });

  if (runsAt('northline', slug))
    it('NAV-01 the menu leads to the stock, by keyboard alone', async () => {
      const { context, page, log } = await open('/');
      const nav = page.getByRole('navigation', { name: 'Main' });
      await nav.locator('summary', { hasText: /^our stock/i }).focus();
      await page.keyboard.press('Enter');
      await nav.getByRole('link', { name: 'All vehicles' }).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === listing);
      await page.locator('article').first().waitFor();
      expect(log.problems).toEqual([]);
      await context.close();
    });

  if (runsAt('harbour', slug))
    itInFull('NAV-02 every link of the footer leads somewhere', async () => {
      const { context, page } = await open();
      for (const href of await footerLinks(page)) {
        expect((await ask(port, slug, href)).status, href).toBe(200);
      }
      await context.close();
    });
});

const footerLinks = (page: Page): Promise<string[]> =>
  page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
    );
