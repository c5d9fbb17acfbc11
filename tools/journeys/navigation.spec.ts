import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { launchChromium, openPage as openIn } from '../browser/chromium.ts';
import { samplePages } from '../browser/samplePages.ts';
import { unreachable } from './failing.ts';
import { HEADER_CUTS, movedByTheRest } from './arrival.ts';
import { originOf, port, SITES, VIEWPORTS, whenHydrated, withBrowser } from './withBrowser.ts';
import { itInFull, sitesFor } from './spread.ts';

const openPage = withBrowser();

/** What came over the line since the last look, by kind; pictures, fonts and what the browser had are left out. */
async function transfers(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, { kind: string; url: string; isKept: boolean }>();
  let seen: { kind: string; url: string; bytes: number }[] = [];
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isKept = response.fromDiskCache === true || response.fromPrefetchCache === true;
    kinds.set(requestId, { kind: type, url: new URL(response.url).pathname, isKept });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = kinds.get(requestId);
    if (found && !found.isKept) seen.push({ ...found, bytes: encodedDataLength });
  });
  return () => {
    const taken = seen;
    seen = [];
    const of = (kind: string) => taken.filter((one) => one.kind === kind);
    return { of, bytes: (kind: string) => of(kind).reduce((sum, { bytes }) => sum + bytes, 0) };
  };
}
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);
/** How the document came, in the browser's own word. */
const deliveryOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'deliveryType' in entry ? entry.deliveryType : undefined;
  });
const cardLinks = (page: Page) => page.locator('#results article').getByRole('link', { name: 'View details' });

describe.each(sitesFor(SITES, 'wattle'))('ways between the pages of $slug', ({ slug, listing }) => {
  it('lead to another page by a prefetched document, which loads little else', async () => {
    const { context, page, log } = await openPage('desktop');
    await page.goto(originOf(slug) + listing);
    await whenHydrated(page);
    const link = cardLinks(page).nth(1);
    const take = await transfers(page);
    // the first touch makes the listing alive: its links are the router's from then on
    await link.hover();
    await page.waitForLoadState('networkidle');
    // pointed at for a moment
    await page.waitForTimeout(800);
    expect(
      log.requests.filter((request) => /\/view\.json|\/events/.test(request)),
      'no look is counted yet',
    ).toEqual([]);
    await mark(page);
    take();
    await link.click();
    await page.waitForURL(/\/cars\//);
    await whenHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await isMarked(page), 'a document of its own').toBe(false);
    expect(await deliveryOf(page)).toBe('navigational-prefetch');
    const { of, bytes } = take();
    expect(of('Script').length).toBeLessThan(40);
    expect(bytes('Script')).toBeLessThan(20_000);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull('change a listing in place, and fetch none of its other addresses ahead', async () => {
    const { context, page, log } = await openPage('desktop');
    await page.goto(originOf(slug) + listing);
    await whenHydrated(page);
    await mark(page);
    const take = await transfers(page);
    const next = page.getByRole('link', { name: 'Show more vehicles' });
    await next.hover();
    await page.waitForTimeout(600);
    await next.click();
    await page.waitForURL((url) => url.searchParams.get('page') === '2');
    expect(await isMarked(page)).toBe(true);
    const { of } = take();
    expect(of('Prefetch').filter(({ url }) => url.startsWith(listing))).toEqual([]);
    expect(of('Document')).toEqual([]);
    expect(log.problems).toEqual([]);
    await context.close();
  });
});

itInFull('the way back from a vehicle finds the listing as it was left, in the browser’s memory', async () => {
  const browser = await launchChromium({ keepsPages: true });
  try {
    const { page, log } = await openIn(browser, 'desktop');
    await page.goto(`${originOf('harbour')}/search`);
    await whenHydrated(page);
    await page.getByRole('link', { name: 'Show more vehicles' }).click();
    await expect.poll(() => cardLinks(page).count()).toBeGreaterThan(30);
    const count = await cardLinks(page).count();
    await cardLinks(page).nth(24).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await mark(page);
    await cardLinks(page).nth(24).click();
    await page.waitForURL(/\/cars\//);
    await whenHydrated(page);
    expect(await isMarked(page)).toBe(false);
    await page.evaluate(() => history.back());
    await expect.poll(() => isMarked(page).catch(() => false)).toBe(true);
    expect(await cardLinks(page).count()).toBe(count);
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(50);
    expect(log.problems).toEqual([]);
  } finally {
    await browser.close();
  }
});

describe.each(sitesFor(SITES, 'wattle'))('the logo of $slug', ({ slug }) => {
  itInFull.each(VIEWPORTS)(
    'TEN-05 keeps its shape in the header, and its place is free before it is there, on a %s',
    async (viewport) => {
      const { context, page } = await openPage(viewport);
      const placeOf = async () => {
        const logo = page.getByRole('banner').getByRole('presentation').first();
        await logo.waitFor();
        return logo.evaluate((image: HTMLImageElement) => {
          const boxOf = (element: Element | null) => element?.getBoundingClientRect().toJSON() as DOMRect;
          const { naturalWidth, naturalHeight } = image;
          return { box: boxOf(image), name: boxOf(image.parentElement), natural: naturalWidth / naturalHeight };
        });
      };
      await page.goto(originOf(slug));
      const { box, name, natural } = await placeOf();
      expect(box.width / box.height).toBeCloseTo(natural, 1);
      expect(box.height).toBeLessThanOrEqual(40);
      if (slug === 'northline') expect(natural).toBeGreaterThan(3);
      await page.route(/\/media\/logo/, unreachable);
      await page.reload();
      const before = await placeOf();
      expect([before.box, before.name]).toEqual([box, name]);
      await context.close();
    },
  );
});

it('TEN-03 a device that asks for dark pages gets them from the page that everybody gets, its logo too', async () => {
  const lookOf = async (colorScheme: 'light' | 'dark') => {
    const { context, page, log } = await openPage('desktop', { colorScheme });
    const answer = await page.goto(originOf('aurora'));
    await whenHydrated(page);
    const logo = page.getByRole('banner').getByRole('presentation').first();
    const look = {
      ground: await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      logo: await logo.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname),
      styles: /<style[^>]*>(:root[^<]*)/.exec((await answer?.text()) ?? '')?.[1],
    };
    expect(log.problems).toEqual([]);
    await context.close();
    return look;
  };
  const [light, dark] = [await lookOf('light'), await lookOf('dark')];
  expect([light.ground, light.logo]).toEqual(['rgb(244, 248, 249)', '/media/logo.svg']);
  expect([dark.ground, dark.logo]).toEqual(['rgb(7, 26, 34)', '/media/logo-dark.svg']);
  expect(light.styles).toContain('prefers-color-scheme:dark');
  expect(dark.styles).toBe(light.styles);
});

const bottomOf = (element: Locator): Promise<number> => element.evaluate((box) => box.getBoundingClientRect().bottom);

/** What is measured of a page before its fonts have come, and with them. */
async function withoutAndWithFonts(page: Page, address: string, measure: () => Promise<number>): Promise<number[]> {
  await page.route('**/fonts/**', (route) => route.abort());
  await page.goto(address);
  const without = await measure();
  await page.unroute('**/fonts/**');
  await page.goto(address);
  return [without, await measure()];
}

describe('a page that arrives piece by piece', () => {
  it('NAV-01 does not move what is shown of its header', async () => {
    const { context, page } = await openPage('desktop', { javaScriptEnabled: false });
    const slug = 'harbour';
    for (const cut of HEADER_CUTS)
      expect(await movedByTheRest(page, { slug, path: '/faqs', cut, within: 'header' }), cut).toEqual([]);
    await context.close();
  });

  it('LOC-09 asks for a postcode in one row, whether its font has come or not', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    const rows = await withoutAndWithFonts(page, `${originOf('harbour')}/locations`, async () => {
      const fields = [page.getByLabel('Your postcode'), page.getByRole('button', { name: /Nearest/ })];
      const [field = 0, button = 0] = await Promise.all(fields.map(bottomOf));
      return field - button;
    });
    expect(rows).toEqual([0, 0]);
    await context.close();
  });

  it('VDP-04 VDP-06 has titles and first buttons on as many rows before its font as with it', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    // titles and labels of these dealers take one row or two by a hair
    const places = await withoutAndWithFonts(page, `${originOf('aurora')}/no-such-page`, async () =>
      Math.round(await bottomOf(page.getByRole('main').getByRole('searchbox'))),
    );
    expect(places[1]).toBe(places[0]);
    const { vehicle } = await samplePages(port, `ironbark.localhost:${port}`);
    const rows = await withoutAndWithFonts(page, originOf('ironbark') + vehicle, async () => {
      const enquire = page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).first();
      const next = enquire.locator('xpath=following-sibling::*[1]');
      return (await bottomOf(enquire)) - (await bottomOf(next));
    });
    expect(rows).toEqual([0, 0]);
    await context.close();
  });
});
