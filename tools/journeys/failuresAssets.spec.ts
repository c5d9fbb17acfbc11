import { beforeAll, describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { broken, expectNoSecret, ownWords, unreachable } from './failing.ts';
import { slowLine } from './slowDocument.ts';
import { itInFull } from './spread.ts';
import { originOf, port, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const origin = originOf('harbour');
let vehicle: string;
beforeAll(async () => {
  ({ vehicle } = await samplePages(port, `harbour.localhost:${port}`));
});

describe('what fails while a page loads', () => {
  it('VDP-02 a missing picture is the placeholder of the site', async () => {
    const { context, page, log } = await openPage('desktop');
    const lost = (address: string) => address.replace(/[^/?]+(?=\?|$)/, 'lost-by-its-source.jpg');
    // the stock knows the picture, its source lost it
    await page.route('**/media/**', (route) => route.continue({ url: lost(route.request().url()) }));
    await page.goto(origin + vehicle);
    await whenHydrated(page);
    const picture = page.locator('[data-part="vehicle-detail/gallery"] img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.unroute('**/media/**');
    const shown = new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
    const [drawn, placeholder] = await page.evaluate(
      (paths) =>
        Promise.all(paths.map(async (at) => [...new Uint8Array(await (await fetch(at)).arrayBuffer())].join())),
      [lost(shown.pathname) + shown.search, `/media/image-not-found.svg${shown.search}`],
    );
    expect(drawn).toBe(placeholder);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull('VDP-02 pictures that do not load leave their words, and the page works', async () => {
    const { context, page, log } = await openPage('phone');
    await page.route('**/media/**', unreachable);
    await page.goto(origin + vehicle);
    await whenHydrated(page);
    const picture = page.locator('[data-part="vehicle-detail/gallery"] img').first();
    expect(await picture.getAttribute('alt')).not.toBe('');
    await page.getByRole('link', { name: 'Enquire Now' }).first().waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /\w/ }).count()).toBe(0);
    expect(ownWords(log)).toEqual([]);
    await context.close();
  });

  itInFull('VDP-02 code of a part that does not load is logged, and the page stays', async () => {
    const { context, page, log } = await openPage('desktop');
    await page.route(/\/assets\/.*(Delivery|Fuel|Lightbox)[^/]*\.js/, unreachable);
    await page.goto(origin + vehicle);
    await whenHydrated(page);
    await page.getByRole('region', { name: 'Delivery calculator' }).getByRole('heading').click();
    const said = 'warning: The code of part "vehicle-detail/delivery" could not be loaded';
    await expect.poll(() => ownWords(log).join()).toContain(said);
    // what the server drew works without it: the form sends itself, and the page answers
    await page.getByLabel('Your postcode').fill('2000');
    await page.locator('#delivery-calculator').getByRole('button', { name: 'Estimate' }).click();
    await page.waitForURL(/postcode=2000/);
    await page.locator('#delivery-calculator').getByText('delivery to').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expectNoSecret(page);
    await context.close();
  });

  it('SRCH-21 what is ticked, typed and chosen before a listing’s code has come counts when it comes', async () => {
    const { context, page, log } = await openPage('desktop');
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/assets/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origin}/search`, { waitUntil: 'commit' });
    await page.getByRole('spinbutton', { name: 'From ($)' }).or(page.getByLabel('From ($)')).first().fill('20500');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
    await page.locator('#filters input[name="body"][value="Ute"]').check();
    come();
    await whenHydrated(page);
    await page.waitForURL(({ pathname, searchParams }) => {
      const said = `${pathname} ${searchParams.get('range[price]')} ${searchParams.get('sortBy')}`;
      return said === '/search/ute 21000: price-desc';
    });
    await expect.poll(() => page.locator('#filters input[name="price_min"]').inputValue()).toBe('21000');
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('SRCH-21 what is typed while the end of the page is still on its way counts, too', async () => {
    const line = await slowLine('harbour', '<script id="boot"');
    const { context, page, log } = await openPage('desktop');
    await page.goto(`${line.origin}/search`, { waitUntil: 'commit' });
    await page.getByLabel('From ($)').first().fill('20500');
    await page.locator('#filters input[name="body"][value="Ute"]').check();
    line.sendRest();
    await page.waitForURL((url) => url.pathname === '/search/ute' && url.searchParams.get('range[price]') === '21000:');
    expect(log.problems).toEqual([]);
    await context.close();
    line.close();
  });

  it('SRCH-21 where a listing’s code is gone, as after a deploy, a choice sends the filters all the same', async () => {
    const { context, page } = await openPage('desktop');
    await page.goto(`${origin}/search`);
    await whenHydrated(page);
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.locator('#filters input[name="car_type"][value="used"]').check();
    await page.waitForURL(/used/i, { waitUntil: 'commit' });
    await page.getByRole('list', { name: 'Chosen filters' }).getByText('Used').waitFor();
    // the new page names code that is there
    await page.unroute('**/assets/**');
    await page.reload();
    await whenHydrated(page);
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
    await page.waitForURL(/sortBy=price-desc/, { waitUntil: 'commit' });
    expect(page.url()).toMatch(/used/i);
    await context.close();
  });

  itInFull('API-03 counting that fails is a warning and disturbs nothing', async () => {
    const { context, page, log } = await openPage('desktop');
    await page.addInitScript(() => {
      const refuse = () => {
        throw new Error('blocked by an extension');
      };
      Object.assign(window, { dataLayer: { push: refuse } });
    });
    await page.route('**/view.json?*', broken);
    await page.goto(origin + vehicle);
    await whenHydrated(page);
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect
      .poll(() => ownWords(log).join('\n'))
      .toContain('warning: A look at this vehicle could not be counted.');
    await expect.poll(() => ownWords(log).join('\n')).toContain('warning: An event could not be recorded.');
    expect(ownWords(log).filter((line) => !line.startsWith('warning: '))).toEqual([]);
    await page.locator('[aria-pressed="true"]').first().waitFor();
    await expectNoSecret(page);
    await context.close();
  });
});
