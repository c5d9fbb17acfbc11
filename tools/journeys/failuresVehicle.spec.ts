import { beforeAll, describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { broken, expectNoSecret, ownWords, unreachable } from './failing.ts';
import { firstOf, itInFull } from './spread.ts';
import { originOf, port, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const origin = originOf('harbour');
let vehicle: string;
beforeAll(async () => {
  ({ vehicle } = await samplePages(port, `harbour.localhost:${port}`));
});

describe('what fails on a vehicle’s page', () => {
  itInFull('VDP-12 a delivery without postcode, coverage or answer shows the reason next to its field', async () => {
    const { context, page, log } = await openPage('phone');
    const { vehicle: own } = await samplePages(port, `northline.localhost:${port}`);
    await page.goto(originOf('northline') + own);
    await whenHydrated(page);
    const part = page.getByRole('region', { name: 'Delivery calculator' });
    await part.getByRole('heading').click();
    await page.waitForLoadState('networkidle');
    const field = page.getByLabel('Your postcode');
    const ask = async (postcode: string, text: string) => {
      await field.fill(postcode);
      await part.getByRole('button', { name: 'Estimate' }).click();
      await part.getByText(text, { exact: true }).first().waitFor();
      expect(await field.inputValue()).toBe(postcode);
    };
    const sorry =
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page " +
      'or give us a call to get a quote.';
    await ask('', 'Please enter a postcode.');
    await ask('6799', sorry);
    await ask('48', 'Invalid postcode. Please enter a 4-digit number.');
    await page.route('**/api/delivery?*', broken);
    await ask('4810', sorry);
    await expectNoSecret(page);
    await page.unroute('**/api/delivery?*');
    await part.getByRole('button', { name: 'Estimate' }).click();
    await part.getByText('delivery to Townsville').waitFor();
    expect(ownWords(log)).toEqual([]);
    await context.close();
  });

  it('VDP-24 FORM-13 where the code of a form is gone, as after a deploy, its link leads to its page', async () => {
    const { context, page } = await openPage('phone');
    await page.goto(origin + vehicle);
    await whenHydrated(page);
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    const link = page.locator('a[data-request="test-drive"]').filter({ visible: true }).first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${target}`, { waitUntil: 'commit' });
    await context.close();
  });

  it('VDP-24 a form that was pressed without a network opens when there is one', async () => {
    const { context, page } = await openPage('phone');
    await page.goto(origin + vehicle);
    await whenHydrated(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const link = page.locator('a[data-request="enquiry"]').filter({ visible: true }).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await context.setOffline(false);
    await page.getByRole('dialog').getByLabel('First name').waitFor();
    await context.close();
  });

  itInFull('VDP-18 a masked number whose request fails is logged, and a separate page shows it', async () => {
    const { context, page, log } = await openPage('phone');
    const { vehicle: own } = await samplePages(port, `wattle.localhost:${port}`);
    await page.route('**/api/phone-reveals', broken);
    await page.goto(originOf('wattle') + own);
    await whenHydrated(page);
    await page.getByText('Show number').click();
    await page.waitForURL('**/phone?*');
    await page.getByRole('link', { name: /^Call 03 55\d\d \d{4}/ }).waitFor();
    expect(ownWords(log)).toEqual([expect.stringContaining('warning: The number could not be revealed.')]);
    await expectNoSecret(page);
    await context.close();
  });

  it.each(
    firstOf([
      ['answers with a fault', broken, /could not be made just now/],
      ['does not answer', unreachable, /there is no connection/],
    ] as const),
  )('VDP-15 the brochure %s: an alert says why, and the next try downloads it', async (_name, failure, words) => {
    const { context, page } = await openPage('desktop');
    await page.goto(origin + vehicle);
    await whenHydrated(page);
    await page.route('**/brochure.pdf*', failure);
    await page.getByRole('link', { name: 'Brochure (PDF)' }).click();
    await page.getByRole('alert').getByText(words).waitFor();
    await expectNoSecret(page);
    await page.unroute('**/brochure.pdf*');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Brochure (PDF)' }).click(),
    ]);
    expect(`/cars/${file.suggestedFilename()}`).toBe(`${vehicle}.pdf`);
    await context.close();
  });

  itInFull('VDP-15 where the code that requests the brochure is gone, the browser loads the file', async () => {
    const { context, page } = await openPage('desktop');
    await page.route('**/assets/readBrochure*', unreachable);
    await page.goto(origin + vehicle);
    await whenHydrated(page);
    const link = page.getByRole('link', { name: 'Brochure (PDF)' });
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(`/cars/${file.suggestedFilename()}`).toBe(`${vehicle}.pdf`);
    expect(await page.getByRole('alert').allInnerTexts()).not.toContainEqual(expect.stringContaining('brochure'));
    await context.close();
  });
});
