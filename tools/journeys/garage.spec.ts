import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SEARCH_SERVER } from './listingSteps.ts';
import { firstOf, isWhole, itInFull, runsAt, screensOf } from './spread.ts';
import { countShifts, movedWhileRead, slowDown } from './wholePage.ts';
import { port, SITES, whenHydrated, withBrowser, type ViewportName } from './withBrowser.ts';

const openPage = withBrowser();

const saveButtons = (page: Page) => page.getByRole('button', { name: /^Save / });
const compareButtons = (page: Page) => page.getByRole('button', { name: /^Compare / });
const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

describe.each(SITES)('garage of $slug', ({ slug, listing }) => {
  const at = (path: string) => `http://${slug}.localhost:${port}${path}`;
  const open = async (viewport: ViewportName, path: string = listing) => {
    const opened = await openPage(viewport);
    opened.page.setDefaultTimeout(8000);
    await opened.page.goto(at(path));
    await whenHydrated(opened.page);
    return opened;
  };
  const openTab = async (context: BrowserContext, path: string) => {
    const tab = await context.newPage();
    tab.setDefaultTimeout(8000);
    await tab.goto(at(path));
    await whenHydrated(tab);
    return tab;
  };

  if (runsAt('northline', slug))
    it.each(screensOf(slug))(
      'SAVE-01 CARD-06 on a %s the first press saves a vehicle; header and other tabs follow',
      async (viewport) => {
        const { context, page, log } = await open(viewport);
        const other = await openTab(context, listing);
        await page.evaluate(() => {
          window.addEventListener('forecourt:event', (event) => {
            (window as { seen?: number[] }).seen = [(event as CustomEvent<{ id: number }>).detail.id];
          });
        });
        const first = saveButtons(page).first();
        const name = (await first.getAttribute('aria-label'))?.replace('Save ', '') ?? '';
        await first.click();
        await page.getByText(`${name} is saved.`).waitFor();
        expect(await first.getAttribute('aria-pressed')).toBe('true');
        expect(await page.evaluate(() => (window as { seen?: number[] }).seen)).toEqual([39]);
        await headerLink(page, 'Saved vehicles, 1').waitFor();
        // the other tab had loaded nothing of this
        await headerLink(other, 'Saved vehicles, 1').waitFor();
        await other.locator('[aria-pressed="true"]').first().waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        expect(log.problems).toEqual([]);
        await context.close();
      },
    );

  if (runsAt('northline', slug))
    it('SAVE-01 NAV-08 a saved vehicle is on its page of the garage, can be removed and brought back', async () => {
      const { context, page, log } = await open('phone');
      await saveButtons(page).nth(0).click();
      await headerLink(page, 'Saved vehicles, 1').waitFor();
      await saveButtons(page).nth(1).click();
      await headerLink(page, 'Saved vehicles, 2').click();
      await page.waitForURL((url) => url.pathname === '/garage');
      const cards = page.locator('main article');
      await cards.nth(1).waitFor();
      const remove = page.getByRole('button', { name: /^Remove / }).first();
      const label = await remove.getAttribute('aria-label');
      await remove.click();
      await headerLink(page, 'Saved vehicles, 1').waitFor();
      expect(await cards.count()).toBe(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await cards.nth(1).waitFor();
      expect(
        await page
          .getByRole('button', { name: /^Remove / })
          .first()
          .getAttribute('aria-label'),
      ).toBe(label);
      expect(await page.locator('[data-toast]').count()).toBe(0);
      // opened anew, it is read again
      await page.reload();
      await whenHydrated(page);
      await cards.nth(1).waitFor();
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      expect(log.problems).toEqual([]);
      await context.close();
    });

  if (runsAt('harbour', slug))
    itInFull('SAVE-01 the garage says when the vehicles cannot be read, and tries again', async () => {
      const { context, page } = await open('desktop');
      await saveButtons(page).first().click();
      await headerLink(page, 'Saved vehicles, 1').waitFor();
      await page.route(SEARCH_SERVER, (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.goto(at('/garage'));
      await page.getByText('The vehicles could not be read just now.').waitFor();
      expect(await page.locator('main article').count(), 'what the device remembers').toBe(1);
      await page.unroute(SEARCH_SERVER);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('The vehicles could not be read just now.').waitFor({ state: 'detached' });
      await page.locator('main article').getByText('Odometer').waitFor({ state: 'attached' });
      await context.close();
    });

  if (runsAt('harbour', slug))
    it.each(screensOf(slug))('SAVE-07 nothing moves on a %s while the device’s own comes', async (viewport) => {
      const { context, page } = await open(viewport);
      await saveButtons(page).first().click();
      for (const index of [0, 1]) await compareButtons(page).nth(index).click();
      await headerLink(page, 'Compare vehicles, 2').waitFor();
      await countShifts(page);
      for (const [path, shown] of [
        ['/garage', 'main article'],
        ['/compare', 'thead th'],
        // of the sites that are visited here this one sends alerts
        ...(slug === 'harbour' ? ([['/alerts', '#device-alerts']] as const) : []),
      ] as const) {
        await page.goto(at(path));
        await page.locator(shown).first().waitFor();
        await page.waitForTimeout(500);
        expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), path).toBeLessThan(0.05);
      }
      await context.close();
    });

  if (runsAt('northline', slug))
    it.each(screensOf(slug))(
      'SAVE-07 nothing moves on a %s while an empty device’s page comes slowly',
      async (screen) => {
        const { context, page } = await openPage(screen);
        await countShifts(page);
        await slowDown(page);
        for (const path of ['/compare', '/garage']) {
          await page.goto(at(path));
          await whenHydrated(page);
          expect(await movedWhileRead(page), path).toBeLessThan(0.01);
          if (screen === 'desktop') {
            for (const width of [1000, 1440]) {
              await page.setViewportSize({ width, height: 900 });
              await page.waitForTimeout(500);
            }
            expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), path).toBeLessThan(0.01);
          }
        }
        await context.close();
      },
    );

  if (runsAt('harbour', slug))
    it.each(screensOf(slug))(
      'SAVE-07 three vehicles are compared side by side on a %s, at an address that needs no script',
      async (viewport) => {
        const { context, page, log } = await open(viewport);
        for (const index of [0, 1, 2]) await compareButtons(page).nth(index).click();
        await headerLink(page, 'Compare vehicles, 3').click();
        await page.waitForURL((url) => url.searchParams.get('ids')?.split(',').length === 3);
        const columns = page.locator('thead th');
        await columns.nth(3).waitFor();
        const names = await columns.locator('a:first-of-type').allInnerTexts();
        const address = page.url();

        const plain = await openPage('phone', { javaScriptEnabled: false });
        await plain.page.goto(address);
        expect(await plain.page.locator('thead th a:first-of-type').allInnerTexts()).toEqual(names);
        expect(await plain.page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
        // the rows that are alike go away without script, too
        const rows = plain.page.locator('tbody tr:visible');
        const before = await rows.count();
        const alike = await plain.page.locator('tbody tr[data-same]').count();
        await plain.page.getByRole('checkbox', { name: 'Only show differences' }).check();
        expect(await rows.count()).toBe(before - alike);
        await plain.page
          .getByRole('link', { name: /^Remove / })
          .first()
          .click();
        expect(await plain.page.locator('thead th').count()).toBe(3);
        await plain.context.close();

        await page
          .getByRole('link', { name: /^Remove / })
          .first()
          .click();
        await headerLink(page, 'Compare vehicles, 2').waitFor();
        await columns.nth(3).waitFor({ state: 'detached' });
        await page.goto(at('/compare'));
        await page.waitForURL((url) => url.searchParams.get('ids')?.split(',').length === 2);
        expect(log.problems).toEqual([]);
        await context.close();
      },
    );

  if (runsAt('northline', slug))
    itInFull('SAVE-01 a fifth vehicle is not compared, and the page says why', async () => {
      const { context, page } = await open('desktop');
      for (const index of [0, 1, 2, 3]) await compareButtons(page).nth(index).click();
      await headerLink(page, 'Compare vehicles, 4').waitFor();
      await compareButtons(page).nth(4).click();
      await page.getByText('You can compare 4 vehicles at a time.', { exact: false }).waitFor();
      expect(await compareButtons(page).nth(4).getAttribute('aria-pressed')).toBe('false');
      await context.close();
    });

  if (runsAt('wattle', slug))
    itInFull('SAVE-07 unknown ids and no ids are said, with vehicles to go on to', async () => {
      const { context, page, log } = await open('phone', '/compare?ids=nobody,`]||x');
      await page.getByText('1 vehicle of this comparison is no longer for sale.').waitFor();
      await page.getByRole('link', { name: 'See our stock' }).waitFor();
      await page.locator('main article').first().waitFor();
      await page.goto(at('/garage'));
      await page.getByText('Nothing saved yet').waitFor();
      await page
        .locator('main article')
        .first()
        .click({ position: { x: 60, y: 60 } });
      await page.waitForURL(/\/cars\//);
      await whenHydrated(page);
      await page.goto(at('/garage'));
      const viewed = page.getByRole('region', { name: 'Recently viewed' });
      await viewed.scrollIntoViewIfNeeded();
      expect(await viewed.locator('article').count(), 'what this device opened').toBe(1);
      expect(log.problems).toEqual([]);
      await context.close();
    });

  if (runsAt('wattle', slug))
    itInFull('SAVE-01 the vehicle’s own page has the same controls', async () => {
      const { context, page, log } = await open('phone');
      await page.goto(at((await page.locator('article h2 a').first().getAttribute('href')) ?? ''));
      await whenHydrated(page);
      const save = saveButtons(page).first();
      await save.click();
      await headerLink(page, 'Saved vehicles, 1').waitFor();
      await page.reload();
      await whenHydrated(page);
      await page.locator('aside [aria-pressed="true"]').waitFor();
      expect(log.problems).toEqual([]);
      await context.close();
    });
});

/** What a script of somebody else, or a hand, may leave on a device. */
const KEPT_BY_OTHERS = {
  'forecourt:garage': { favourites: [{ id: '__proto__', name: '<img src=x>', slug: '../..', make: 7 }], compare: 'x' },
  'forecourt:search': {
    past: [{ href: '/\t/evil.example', text: 'Away' }],
    saved: [{ href: '//evil.example', text: 'Away' }],
  },
  'forecourt:vehicle-detail': [{ id: '`', make: 'constructor' }, null, 7],
  'forecourt:finance': { deposit: -1, years: 'x', frequency: '__proto__' },
  'forecourt:shopper': { postcode: 7 },
};
const WAITING = [
  { type: 'site/restored', payload: { path: 'garage', part: { favourites: 7 } } },
  { type: 'constructor' },
];

const DEVICES: readonly [device: string, prepare: (kept: string) => void, problem: RegExp][] = [
  [
    'is closed to pages',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    },
    /^none$/,
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      };
    },
    /^none$/,
  ],
  ['holds 5 MB', () => localStorage.setItem('forecourt:garage', '['.repeat(5_000_000)), /^none$/],
  [
    'holds what others wrote',
    (kept) => {
      if (localStorage.length > 0) return;
      for (const [key, text] of Object.entries(JSON.parse(kept) as Record<string, string>))
        localStorage.setItem(key, text);
    },
    /A kept action "(site\/restored|constructor)" was left out\.$/,
  ],
];

describe.each(firstOf(DEVICES))('a device that %s', (_device, prepare, problem) => {
  it('SAVE-01 SRCH-18 shows every page, takes a press, and leads nowhere else', async () => {
    const { context, page, log } = await openPage('desktop');
    const texts = Object.entries(KEPT_BY_OTHERS).map(([key, state]) => [
      key,
      JSON.stringify({ version: 1, site: 'harbour', state }),
    ]);
    const waiting = ['forecourt:waiting', JSON.stringify({ site: 'harbour', actions: WAITING })];
    await context.addInitScript(prepare, JSON.stringify(Object.fromEntries([...texts, waiting])));
    for (const path of isWhole ? ['/', '/finance', '/garage', '/search'] : ['/search']) {
      await page.goto(`http://harbour.localhost:${port}${path}`);
      await whenHydrated(page);
    }
    const first = saveButtons(page).first();
    const name = (await first.getAttribute('aria-label'))?.replace('Save ', '') ?? '';
    await first.click();
    await page.getByText(`${name} is saved.`).waitFor();
    await headerLink(page, 'Saved vehicles, 1').waitFor();
    expect(
      await page
        .locator('a')
        .evaluateAll((links) => links.filter((link) => (link as HTMLAnchorElement).host.includes('evil')).length),
    ).toBe(0);
    expect(log.problems.filter((line) => !problem.test(line))).toEqual([]);
    await context.close();
  });
});
