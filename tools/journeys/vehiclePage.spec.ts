import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { samplePages, vehicleWithRepayment } from '../browser/samplePages.ts';
import { ask } from './ask.ts';
import { originOf, port, whenAlive, whenHydrated, withBrowser, type PageLog } from './withBrowser.ts';
import { firstOf, itInFull, sitesFor } from './spread.ts';

const SITES = ['harbour', 'northline', 'wattle'] as const;

const openPage = withBrowser();

type Opened = { context: BrowserContext; page: Page; log: PageLog };

/** Opens a vehicle of a site, and adds up its layout shifts. */
async function openVehicle(slug: string, viewport: 'phone' | 'desktop', path?: string): Promise<Opened> {
  const { vehicle } = await samplePages(port, `${slug}.localhost:${port}`);
  const opened = await openPage(viewport);
  opened.page.setDefaultTimeout(10_000);
  await opened.page.addInitScript(() => {
    const counted = window as unknown as { moved: number };
    counted.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) counted.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await opened.page.goto(originOf(slug) + (path ?? vehicle));
  await whenHydrated(opened.page);
  return opened;
}
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Paths of vehicles on a listing's first page. */
async function vehiclesOf(page: Page, listing: string): Promise<string[]> {
  await page.goto(listing);
  const links = await page
    .locator('article a[href^="/cars/"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(links)];
}

describe.each(sitesFor(SITES, 'harbour'))('vehicle page of %s', (slug) => {
  it('VDP-05 header and bottom bar follow a phone, and nothing moves', async () => {
    const { context, page, log } = await openVehicle(slug, 'phone');
    const header = page.getByRole('region', { name: 'This vehicle', exact: true });
    const bar = page.getByRole('region', { name: 'Contact the dealer' });
    await scrollTo(page, 499);
    await page.waitForTimeout(300);
    expect([await header.count(), await bar.count()]).toEqual([0, 0]);
    await scrollTo(page, 500);
    await header.waitFor();
    expect(await bar.count()).toBe(0);
    await scrollTo(page, 901);
    await bar.getByRole('link', { name: 'Call' }).waitFor();
    await scrollTo(page, 100);
    await bar.waitFor({ state: 'detached' });
    await header.waitFor({ state: 'detached' });
    expect(await moved(page)).toBeLessThan(0.02);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('VDP-14 the device shares within the press, while the code of it is on its way', async () => {
    const { vehicle } = await samplePages(port, `${slug}.localhost:${port}`);
    const { context, page } = await openPage('phone');
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      const share = (data: unknown) => {
        shared.push(data);
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    const press = async () => {
      // pressed in place: what code there is may come with any gesture
      await page.locator('summary', { hasText: 'Share' }).evaluate((share: HTMLElement) => share.click());
      return page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
    };
    const data = expect.objectContaining({ url: originOf(slug) + vehicle }) as unknown;
    await page.route('**/assets/**', () => undefined);
    await page.goto(originOf(slug) + vehicle, { waitUntil: 'commit' });
    await page.locator('footer').last().waitFor();
    expect(await press()).toEqual([data]);
    await page.unroute('**/assets/**');
    await page.reload();
    await whenHydrated(page);
    await page.route('**/assets/**', () => undefined);
    expect(await press()).toEqual([data]);
    expect(await page.locator('details[open] summary', { hasText: 'Share' }).count()).toBe(0);
    await context.close();
  });

  it('VDP-01 the sidebar stays above the rows that are as wide as the page', async () => {
    const { context, page } = await openVehicle(slug, 'desktop');
    const similar = page.locator('#similar');
    await similar.evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const overlap = () =>
      page.evaluate(() => {
        const edgeOf = (of: string, edge: 'top' | 'bottom') =>
          document.querySelector(of)?.getBoundingClientRect()[edge] ?? Number.NaN;
        return edgeOf('aside', 'bottom') - edgeOf('#similar', 'top');
      });
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    await context.close();
  });

  itInFull('VDP-14 shares with keys alone, copies, and closes', async () => {
    const { context, page, log } = await openVehicle(slug, 'desktop');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const share = page.locator('summary', { hasText: 'Share' });
    await share.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /WhatsApp/ }).waitFor();
    // all of it is within the window, although it is the end of the sidebar
    const menu = page.getByRole('list', { name: 'Ways to share' });
    await expect
      .poll(() =>
        menu.evaluate((list) =>
          Math.max(-list.getBoundingClientRect().top, list.getBoundingClientRect().bottom - innerHeight),
        ),
      )
      .toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Copy link' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByText('Copied').waitFor({ state: 'detached', timeout: 3000 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Copy link' }).waitFor({ state: 'hidden' });
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull('VDP-15 prints in a new tab, for paper and not for search engines', async () => {
    const { context, page, log } = await openVehicle(slug, 'desktop');
    const events: unknown[] = [];
    await page.exposeFunction('seen', (event: unknown) => events.push(event));
    await page.evaluate(() =>
      window.addEventListener('forecourt:event', (event) => {
        (window as unknown as { seen(detail: unknown): void }).seen((event as CustomEvent).detail);
      }),
    );
    const title = (await page.getByRole('heading', { level: 1 }).innerText()).split('\n')[0] ?? '';
    const [paper] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Print' }).click(),
    ]);
    await paper.getByRole('heading', { level: 1 }).waitFor();
    expect(await paper.getByRole('heading', { level: 1 }).innerText()).toContain(title);
    expect(await paper.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await paper.emulateMedia({ media: 'print' });
    expect(await paper.locator('header').first().isVisible()).toBe(false);
    await expect.poll(() => events).toContainEqual(expect.objectContaining({ id: 61, name: 'print' }));
    for (const query of ['', '?car_id=', '?car_id=no-such', '?car_id=%00', `?car_id=${'x'.repeat(4000)}`])
      expect((await ask(port, slug, `/print${query}`)).status, query).toBe(404);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('VDP-11 VDP-12 the calculators answer, and without script the page does', async () => {
    const { context, page, log } = await openVehicle(slug, 'phone');
    await page.getByRole('region', { name: 'Delivery calculator' }).getByRole('heading').click();
    const answer = page.locator('#delivery-calculator').getByRole('status');
    await whenAlive(page.locator('#delivery-calculator form'));
    await page.getByLabel('Your postcode').fill('3550');
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect.poll(() => answer.innerText()).toMatch(slug === 'northline' ? /Sorry/ : /delivery to/);
    expect(new URL(page.url()).search).toBe('');
    const path = new URL(page.url()).pathname;
    // a refused look-up is reported by the browser itself
    expect(log.problems.filter((problem) => !/404/.test(problem))).toEqual([]);
    await context.close();

    const plain = await openPage('phone', { javaScriptEnabled: false });
    await plain.page.goto(originOf(slug) + path);
    await plain.page.getByRole('region', { name: 'Delivery calculator' }).getByRole('heading').click();
    await plain.page.getByLabel('Your postcode').fill('');
    await plain.page.getByRole('button', { name: 'Estimate' }).click();
    await plain.page.waitForURL(/postcode=/);
    // the address leads into the section, which opens for it
    expect(await plain.page.locator('#delivery-calculator').isVisible()).toBe(true);
    expect(await plain.page.locator('#delivery-calculator').innerText()).toContain('Please enter a postcode.');
    await plain.context.close();
    for (const query of [
      '?postcode=%00',
      '?postcode=2000&postcode=1',
      `?postcode=${'9'.repeat(5000)}`,
      '?fuel_price=%ZZ',
    ])
      expect((await ask(port, slug, path + query)).status, query).toBeLessThan(500);
  });

  itInFull('VDP-21 vehicles viewed before are listed at the end of the next vehicle’s page', async () => {
    const { page, context, log } = await openPage('desktop');
    const [first = '', second = ''] = await vehiclesOf(
      page,
      originOf(slug) + (slug === 'wattle' ? '/used-car' : '/search'),
    );
    await page.goto(originOf(slug) + first);
    await whenHydrated(page);
    expect(await page.getByRole('region', { name: 'Recently viewed' }).count()).toBe(0);
    await page.goto(originOf(slug) + second);
    await whenHydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const row = page.getByRole('region', { name: 'Recently viewed' });
    await row.waitFor();
    expect(await row.getByRole('link').first().getAttribute('href')).toContain(first);
    expect(log.problems).toEqual([]);
    await context.close();
  });
});

// each site has a template with spacing and headings that differ
describe.each(sitesFor(SITES, 'harbour'))('price and main button of %s', (slug) => {
  const partsOf = (page: Page) => {
    const side = page.getByRole('complementary', { name: 'Price and enquiry' });
    const warning = side.getByText(/^Comparison rate for a secured loan of .* WARNING: /);
    return {
      title: side.getByRole('heading', { level: 1 }),
      price: side.getByText(/^\$[\d,]+$/).first(),
      repayment: side.getByText('Repayment, per week'),
      enquire: side
        .getByRole('link')
        .filter({ hasText: /Enquire|Message/ })
        .first(),
      warning,
    };
  };
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };

  it.each(firstOf(['phone', 'desktop'] as const))('VDP-04 FIN-11 are on one screen of a %s', async (screen) => {
    const path = await vehicleWithRepayment(port, `${slug}.localhost:${port}`);
    const { context, page, log } = await openVehicle(slug, screen, path);
    const { title, price, enquire, repayment, warning } = partsOf(page);
    const screenful = screen === 'desktop' ? 900 : 844;
    for (const part of [title, price, enquire]) {
      const { y, height } = await boxOf(part);
      expect(y + height).toBeLessThan(screenful);
    }
    // the repayment with its rates follows the buttons: half a phone's screen from the price
    const rates = await boxOf(repayment);
    expect(rates.y - (await boxOf(price)).y).toBeLessThan(300);
    // what the law puts on the page with a comparison rate is not behind a click
    expect(await warning.isVisible()).toBe(true);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('FIN-11 the fees of the total open without script', async () => {
    const path = await vehicleWithRepayment(port, `${slug}.localhost:${port}`);
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    await page.goto(originOf(slug) + path);
    const side = page.getByRole('complementary', { name: 'Price and enquiry' });
    const fees = side.getByText(/^Fees in the total: /);
    expect(await fees.isVisible()).toBe(false);
    await side.getByText('What the total includes').click();
    expect(await fees.isVisible()).toBe(true);
    await context.close();
  });
});

describe('options of single dealers', () => {
  it('VDP-18 the number of a place leads to a page with it, the hours and the way there', async () => {
    const { context, page, log } = await openPage('phone');
    await page.goto(`${originOf('wattle')}/locations`);
    await whenHydrated(page);
    const [opened] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/phone?')),
      page
        .getByRole('main')
        .getByRole('link', { name: /^Show the number/ })
        .first()
        .click(),
    ]);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Call 03 55\d\d \d{4}/ }).waitFor();
    await main.getByText(/^Mon–Fri/).waitFor();
    await main.getByRole('link', { name: /directions/i }).waitFor();
    // rendered for this visit alone: one that is kept for others would not count them
    expect(opened.headers()['content-security-policy']).toContain("'nonce-");
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('VDP-18 a masked number is shown on request, which is counted', async () => {
    const { context, page, log } = await openVehicle('wattle', 'phone');
    await page
      .getByText(/03 55\*\* \*\*\*\*/)
      .last()
      .waitFor();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/phone-reveals')),
      page.getByText('Show number').click(),
    ]);
    expect(answer.status()).toBe(201);
    await page.getByRole('link', { name: /Call 03 55\d\d \d{4}/ }).waitFor();
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull(
    'VDP-18 no page of such a site contains a number before it is requested; without script a page shows it',
    async () => {
      const host = `wattle.localhost:${port}`;
      const { vehicle } = await samplePages(port, host);
      const slug = vehicle.split('/').at(-1) ?? '';
      const inFull = /5550\D{0,3}3[34]00/;
      for (const path of [
        '/',
        '/used-car',
        vehicle,
        `/print?car_id=${slug}`,
        '/contact-us',
        '/finance',
        '/garage',
        '/nothing',
        `/api/vehicles/${slug}`,
        '/api/locations',
      ])
        expect((await ask(port, 'wattle', path)).text, path).not.toMatch(inFull);
      const { page, context } = await openPage('phone', { javaScriptEnabled: false });
      await page.goto(originOf('wattle') + vehicle);
      await page.getByRole('link', { name: /Show number/ }).click();
      await page.getByRole('link', { name: /^Call 03 5550 3[34]00$/ }).waitFor();
      await page.goBack();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /Show the number/ })
        .last()
        .click();
      await page.getByRole('heading', { name: 'Call Ballarat caravans' }).waitFor();
      await page.getByRole('link', { name: 'Call 03 5550 3400' }).waitFor();
      await context.close();
      for (const query of ['?car_id=no', '?location=nowhere', '?location=__proto__', '?car_id=%00'])
        expect((await ask(port, 'wattle', `/phone${query}`)).status, query).toBe(404);
    },
  );

  itInFull('VDP-17 a vehicle at another place shows a notice until the shopper dismisses it', async () => {
    const { page, context, log } = await openPage('phone');
    const [first = '', second = ''] = await vehiclesOf(page, `${originOf('harbour')}/search?state=QLD`);
    const bar = page.getByRole('region', { name: 'Location of this vehicle' });
    const open = async (path: string) => {
      await page.goto(originOf('harbour') + path);
      await whenHydrated(page);
    };
    await open(first);
    await bar.getByRole('link', { name: 'Get Directions' }).waitFor();
    await bar.getByRole('button', { name: 'Dismiss' }).click();
    await bar.waitFor({ state: 'detached' });
    // another vehicle's place is another matter
    await open(second);
    await bar.waitFor();
    await open(first);
    expect(await bar.count()).toBe(0);
    expect((await context.cookies()).find(({ name }) => name === 'forecourt-announcement')?.expires).toBeLessThan(
      Date.now() / 1000 + 90_000,
    );
    expect(log.problems).toEqual([]);
    await context.close();
  });
});
