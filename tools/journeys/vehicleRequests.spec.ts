import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { ask } from './ask.ts';
import { expectStored } from './bookingSteps.ts';
import { leadOutside } from './outside/outside.ts';
import { itInFull } from './spread.ts';
import { originOf, port, whenHydrated, withBrowser } from './withBrowser.ts';

const vehicleOf = async (slug: string) => (await samplePages(port, `${slug}.localhost:${port}`)).vehicle;
/** The first that may be driven: a yard of caravans has others. */
const drivenAt = async (slug: string, listing: string): Promise<string> =>
  /href="(\/cars\/[^"?#/]+)"/.exec((await ask(port, slug, `${listing}?item_type=car`)).text)?.[1] ?? '/no-car';

const openPage = withBrowser();

describe('forms of the vehicle page', () => {
  itInFull.each([
    ['harbour', 'phone', '/search'],
    ['northline', 'desktop', '/search'],
    ['wattle', 'desktop', '/used-car'],
  ] as const)('VDP-24 FORM-06 a test drive with %s is booked over the page on a %s', async (slug, view, listing) => {
    const { context, page, log } = await openPage(view);
    const email = `drive-${slug}-${Date.now()}@shopper.example`;
    await page.goto(originOf(slug) + (await drivenAt(slug, listing)));
    await whenHydrated(page);
    expect(log.requests.filter((request) => /VehicleRequests|DialogWindow|appointments/.test(request))).toEqual([]);
    const trigger = page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' });
    await trigger.click();
    const window = page.getByRole('dialog', { name: 'Book a test drive' });
    const days = window.getByRole('radiogroup', { name: /^Test Drive Booking Date/ }).getByRole('radio');
    await expect.poll(() => days.count(), { timeout: 10_000 }).toBeGreaterThan(5);
    await window.getByLabel('First name').fill('Robin');
    // after closing, the focus is back on the trigger; opened again, the form keeps what was typed
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'detached' });
    expect(await trigger.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await window.getByLabel('First name').inputValue()).toBe('Robin');
    // nor with the document
    await page.reload();
    await whenHydrated(page);
    await trigger.click();
    expect(await window.getByLabel('First name').inputValue()).toBe('Robin');
    await window.getByLabel('Email').fill(email);
    await days.nth(2).check();
    await window
      .getByRole('radiogroup', { name: /^Time on / })
      .getByRole('radio', { disabled: false })
      .nth(1)
      .check();
    const [sent] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/enquiries')),
      window.getByRole('button', { name: 'Book a Test Drive' }).click(),
    ]);
    await expectStored(sent);
    expect(sent.request().postDataJSON()).toMatchObject({
      category: 'Test Drive',
      date_time: expect.stringMatching(/T/) as string,
    });
    // over the page, or on the one that thanks
    await page.getByText('Thank you').first().waitFor();
    const { lead } = await leadOutside({ slug, email, kind: 'Test Drive' });
    expect(lead.date_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('VDP-24 FORM-13 without script the link leads to a page that does the same, and keeps what was refused', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    await page.goto(originOf('harbour') + (await vehicleOf('harbour')));
    await page.getByRole('link', { name: 'Request Photos' }).click();
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Email').fill('robin');
    await page.getByRole('button', { name: 'Request Photos' }).click();
    await page
      .getByRole('alert')
      .getByText(/email address/)
      .waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Robin');
    const email = `photos-${Date.now()}@shopper.example`;
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Request Photos' }).click();
    await page.waitForURL(/\/success/);
    await leadOutside({ slug: 'harbour', email, kind: 'Request Photos' });
    await context.close();
  });

  itInFull('VDP-24 a form can be linked to, and unknown ones are not found', async () => {
    const path = await vehicleOf('northline');
    const { context, page, log } = await openPage('desktop');
    await page.goto(`${originOf('northline')}${path}#request-photos`);
    await page.getByRole('dialog', { name: 'Request photos' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    expect(log.problems).toEqual([]);
    await context.close();
    for (const form of ['no-such', '%00', 'x'.repeat(3000)])
      expect((await ask(port, 'northline', `${path}/request/${form}`)).status).toBe(404);
    expect((await ask(port, 'northline', '/cars/no-such/request/photos')).status).toBe(404);
  });

  itInFull('VDP-23 a vehicle for test drives only shows a booking form instead of finance', async () => {
    const { context, page, log } = await openPage('phone');
    await page.goto(originOf('harbour') + (await testDriveOnly()));
    await whenHydrated(page);
    const form = page.getByRole('form', { name: 'Book a test drive' });
    await form.getByLabel('First name').fill('Robin');
    await form.getByLabel('Email').fill('robin@example.com');
    expect(await page.locator('#finance-calculator').count()).toBe(0);
    expect(await page.getByRole('link', { name: /Get Finance/ }).count()).toBe(0);
    await form.getByRole('button', { name: 'Book a Test Drive' }).click();
    await page.getByText('Thank you').waitFor();
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('FIN-10 FIN-11 VDP-25 a quote shows in block and header with both rates, and its failure is silent', async () => {
    const path = await vehicleOf('harbour');
    const { context, page, log } = await openPage('desktop');
    await page.route('**/api/youx/quote', (route) =>
      route.fulfill({ json: { weeklyRepaymentAmount: 199, comparisonRate: 9.9, advertisedRate: 8.8 } }),
    );
    await page.goto(originOf('harbour') + path);
    await whenHydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    const block = page.locator('[data-part="finance/repayment-estimate"]');
    await block.getByText('Only $199/wk*').waitFor();
    expect(await block.innerText()).toMatch(/8\.80% p\.a\.[^]*9\.90% p\.a\./);
    const header = page.getByRole('region', { name: 'This vehicle', exact: true });
    // the header's quote loads its own code
    await header.getByText('Only $199/wk*').waitFor();
    expect(await header.innerText()).toMatch(/Only \$199\/wk\*\s+8\.80% p\.a\.\s+Comparison rate 9\.90% p\.a\./);
    await header.getByRole('link', { name: /Only \$199/ }).click();
    expect(new URL(page.url()).hash).toBe('#finance-disclaimer');
    await page.unroute('**/api/youx/quote');
    await page.route('**/api/youx/quote', (route) => route.abort('aborted'));
    await page.goto(originOf('harbour') + path);
    await whenHydrated(page);
    const asked = page.waitForRequest('**/api/youx/quote');
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await asked;
    expect(await block.innerText()).toContain('Estimate over');
    expect(log.problems.filter((problem) => !/ERR_ABORTED|Failed to load resource/.test(problem))).toEqual([]);
    await context.close();
  });

  itInFull('FIN-12 the finance page’s form is about what its address says, also without script', async () => {
    const { context, page } = await openPage('desktop', { javaScriptEnabled: false });
    await page.goto(originOf('northline') + (await vehicleOf('northline')));
    await page.getByRole('link', { name: 'Get Finance' }).first().click();
    expect(new URL(page.url()).hash).toBe('#finance-form');
    const section = page.locator('#finance-form');
    await section.getByText('About:').waitFor();
    await section.getByLabel('First name').fill('Robin');
    const email = `finance-${Date.now()}@shopper.example`;
    await section.getByLabel('Email').fill(email);
    await section.getByRole('button', { name: 'Get Finance Now' }).click();
    await page.waitForURL(/\/success\?category=Finance\+Enquiry&vehicle=/);
    expect((await leadOutside({ slug: 'northline', email, kind: 'Finance Enquiry' })).lead.vehicle).toBeDefined();
    await context.close();
    for (const query of [
      '?car_id=%00',
      '?vehiclePriceBudget=NaN',
      '?car_id=a&car_id=b',
      `?car_id=${'`'.repeat(500)}`,
      '?preferredDealership=no-such',
    ])
      expect((await ask(port, 'northline', `/finance${query}`)).status, query).toBe(200);
  });
});

/** A vehicle of the demo stock that may be driven only, found by the site's own search. */
async function testDriveOnly(): Promise<string> {
  const { apiKey } = JSON.parse((await ask(port, 'harbour', '/api/search-key')).text) as { apiKey: string };
  const wanted = {
    collection: 'vehicles_harbour',
    q: '*',
    filter_by: 'tag:=`Test Drive Only` && status:=in_stock',
    per_page: 1,
  };
  const path = `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`;
  const { text } = await ask(port, 'harbour', path, { method: 'POST', body: JSON.stringify({ searches: [wanted] }) });
  const slug = /"slug":"([^"]+)"/.exec(text)?.[1];
  if (slug === undefined) throw new Error(`The demo stock has no vehicle for test drives only: ${text.slice(0, 200)}`);
  return `/cars/${slug}`;
}
