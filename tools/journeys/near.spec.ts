import { describe, expect, it } from 'vitest';
import { itInFull, runsAt } from './spread.ts';
import { port, whenHydrated, withBrowser, type ViewportName } from './withBrowser.ts';

const SITES = [
  // a postcode with a yard close by, and one without any within 25 km
  {
    slug: 'harbour',
    listing: '/search',
    toyota: '/search/toyota',
    close: '4350',
    km: '250',
    far: '0870',
    here: { lat: -33.85, long: 151.03 },
  },
  {
    slug: 'wattle',
    listing: '/used-car',
    toyota: '/used-car?make=Toyota',
    close: '3550',
    km: '50',
    far: '0870',
    here: { lat: -36.76, long: 144.28 },
  },
] as const;

const openPage = withBrowser();

describe.each(SITES)('vehicles near a place on $slug', ({ slug, listing, toyota, close, km, far, here }) => {
  const origin = `http://${slug}.localhost:${port}`;
  const open = async (
    path: string,
    options: NonNullable<Parameters<typeof openPage>[1]> = {},
    viewport: ViewportName = 'desktop',
  ) => {
    const opened = await openPage(viewport, options);
    opened.page.setDefaultTimeout(8000);
    await opened.page.goto(origin + path);
    if (options.javaScriptEnabled !== false) await whenHydrated(opened.page);
    const group = opened.page.locator('details').filter({ hasText: 'Near me' });
    return { ...opened, group, field: group.getByRole('textbox', { name: 'Postcode' }) };
  };

  if (runsAt('harbour', slug))
    itInFull('LOC-09 by keyboard: a postcode is typed, a distance chosen, and the chip takes both away', async () => {
      const { context, page, log, group, field } = await open(listing);
      const all = await page.getByRole('status').first().innerText();
      await group.locator('summary').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.type(close);
      await page.waitForURL((url) => url.searchParams.get('postcode') === close);
      await page
        .getByText(/^(About [\d,]+|Less than 5) km away/)
        .first()
        .waitFor();
      expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('nearest');
      expect(await page.getByRole('status').first().innerText(), 'nothing is left out').toBe(all);
      expect(await field.inputValue()).toBe(close);
      await group.getByRole('combobox', { name: 'Distance' }).selectOption(km);
      await page.waitForURL((url) => url.searchParams.get('distance') === km);
      await page.getByRole('link', { name: `Remove Within ${km} km of ${close}` }).click();
      await page.waitForURL((url) => !url.searchParams.has('postcode') && !url.searchParams.has('distance'));
      await expect.poll(() => page.getByText(/km away/).count()).toBe(0);
      // the device knows where the shopper is: cards go on to say how far, and the order stays on offer
      await page
        .locator('#results article')
        .getByText(/^(about [\d,]+|less than 5) km$/)
        .first()
        .waitFor();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('nearest');
      await page.waitForURL((url) => url.searchParams.get('postcode') === close);
      expect(log.problems).toEqual([]);
      await context.close();
    });

  if (runsAt('wattle', slug))
    it('LOC-09 SRCH-03 without script the form and plain words do the same', async () => {
      const { context, page, group } = await open(listing, { javaScriptEnabled: false });
      await group.locator('summary').click();
      await group.getByRole('textbox', { name: 'Postcode' }).fill(close);
      await group.getByRole('combobox', { name: 'Distance' }).selectOption(km);
      await page.locator('#filters button[type="submit"]').click();
      await page.waitForURL((url) => url.searchParams.get('postcode') === close);
      expect(new URL(page.url()).searchParams.get('distance')).toBe(km);
      expect(await page.getByText(/km away/).count()).toBeGreaterThan(0);
      await page.goto(`${origin}${listing}?q=white+near+${close}`);
      expect(page.url()).toContain(`colour=White&postcode=${close}`);
      await page.goto(`${origin}${listing}?postcode=&distance=any&make=Toyota`);
      // the canonical address of this choice; a site with a narrowed plain listing has it without a path
      expect(page.url()).toBe(origin + toyota);
      await context.close();
    });

  if (runsAt('harbour', slug))
    itInFull(
      'LOC-09 a postcode that does not exist shows "Invalid postcode" next to its field and filters nothing',
      async () => {
        const { context, page, log, field } = await open(`${listing}?postcode=0000&distance=50`);
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        await page.getByText('Invalid postcode', { exact: true }).waitFor();
        expect(await page.locator('#results article').count()).toBeGreaterThan(3);
        await field.fill(close);
        await page.waitForURL((url) => url.searchParams.get('postcode') === close);
        await page.getByText('Invalid postcode').first().waitFor({ state: 'detached' });
        expect(new URL(page.url()).searchParams.get('distance')).toBe('50');
        await field.fill('43');
        await page.keyboard.press('Enter');
        const advice = page.getByText('Invalid postcode. Please enter a 4-digit number.', { exact: true });
        await advice.waitFor();
        for (const text of ['99999', 'abcd']) {
          await field.fill('');
          await field.pressSequentially(text, { delay: 150 });
          await field.blur();
          await advice.waitFor();
          expect(await field.inputValue()).toBe(text);
        }
        expect(log.problems).toEqual([]);
        await context.close();
      },
    );

  if (runsAt('harbour', slug))
    itInFull('LOC-09 SRCH-07 where nothing is near, the way out keeps the place and looks further', async () => {
      const { context, page } = await open(`${listing}?postcode=${far}&distance=25`, { javaScriptEnabled: false });
      await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
      await page.getByRole('link', { name: /Without the limit of 25 km/ }).click();
      await page
        .getByText(/^About [\d,]+ km away/)
        .first()
        .waitFor();
      expect(new URL(page.url()).search).toBe(`?postcode=${far}`);
      await context.close();
    });

  if (runsAt('wattle', slug))
    it('LOC-09 on a phone the location of the browser becomes a postcode, which alone leaves the device', async () => {
      const { context, page, log, group, field } = await open(
        `${listing}#filters`,
        { permissions: ['geolocation'], geolocation: { latitude: here.lat, longitude: here.long } },
        'phone',
      );
      await group.locator('summary').click();
      await group.getByRole('button', { name: 'Use my location' }).click();
      await page.waitForURL((url) => /^\d{4}$/.test(url.searchParams.get('postcode') ?? ''));
      await expect.poll(() => field.inputValue()).toMatch(/^\d{4}$/);
      await page
        .locator('#filters')
        .getByRole('button', { name: /^Show me/i })
        .click();
      await page.getByText('Less than 5 km away').first().waitFor();
      expect(log.problems).toEqual([]);
      await context.close();
    });

  if (runsAt('harbour', slug))
    itInFull('LOC-09 a location that is not shared leaves a quiet line', async () => {
      const { context, page, log, group } = await open(listing, { permissions: [] });
      await group.locator('summary').click();
      await group.getByRole('button', { name: 'Use my location' }).click();
      await group.getByText(/Please enter a postcode\.$/).waitFor();
      expect(page.url()).toBe(origin + listing);
      expect(log.problems).toEqual([]);
      await context.close();
    });
});

it('LOC-09 TEN-04 a site with one place offers none of it, and an address cannot make it', async () => {
  const { context, page } = await openPage('desktop', { javaScriptEnabled: false });
  await page.goto(`http://northline.localhost:${port}/search?postcode=4350&distance=25`);
  expect(await page.getByText('Near me').count()).toBe(0);
  expect(await page.locator('#results article').count()).toBeGreaterThan(3);
  expect(await page.getByText(/km away/).count()).toBe(0);
  await context.close();
});
