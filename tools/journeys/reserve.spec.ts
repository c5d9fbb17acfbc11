import { describe, expect, it } from 'vitest';
import { leadOutside, mailTo, withClockAhead } from './outside/outside.ts';
import { isReservedForAll, pay, payAndHold, reserve, toReservable } from './reserveSteps.ts';
import { firstOf, itInFull } from './spread.ts';
import { originOf, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const HOUR = 3_600_000;
const emailOf = (slug: string, view: string) => `reserve-${slug}-${view}-${Date.now()}@shopper.example`;
/** What is held, and left alone until its 48 hours are over. */
const held: { slug: string; listing: string; vehicle: string; own: string; email: string }[] = [];

/** Where a vehicle is reserved, and what happens to the reservation. */
const RESERVED = firstOf([
  ['harbour', 'phone', '/search', 'stays'],
  ['harbour', 'desktop', '/search', 'is given up'],
  ['aurora', 'desktop', '/search', 'stays'],
  ['wattle', 'phone', '/used-car', 'stays'],
] as const);

describe('reserving a vehicle', () => {
  it.each(RESERVED)(
    'BUY-01 BUY-04 at %s on a %s: declined, paid, reserved for all in %s, and %s',
    async (slug, view, list, end) => {
      const { context, page, log } = await openPage(view);
      const email = emailOf(slug, view);
      await toReservable(page, slug, list);
      const vehicle = page.url();
      await reserve(page, email);
      await pay(page, '4000 0000 0000 0002');
      await page.getByRole('alert').getByText('The card was declined').waitFor();
      await page.getByRole('link', { name: /^Back to/ }).click();
      await page.getByRole('link', { name: 'Try another card' }).click();
      await payAndHold(page);
      const reference = await page.getByText(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText();

      const listing = originOf(slug) + list;
      const other = await openPage(view, { javaScriptEnabled: false });
      await expect.poll(() => isReservedForAll(other.page, listing, vehicle), { timeout: 10_000 }).toBe(true);
      await other.page.goto(vehicle);
      expect(await other.page.getByRole('link', { name: 'Reserve Online' }).count()).toBe(0);
      await other.page.goto(`${vehicle}/${slug === 'aurora' ? 'buy-online' : 'checkout'}`);
      await other.page.getByRole('heading', { name: 'Somebody else holds this vehicle' }).waitFor();
      await other.context.close();

      const { lead } = await leadOutside({ slug, email, kind: 'Deposit paid' });
      expect([lead.category, lead.message]).toEqual(['Vehicle Reservation', expect.stringContaining(reference)]);
      expect((await mailTo(email, /^Reserved: /)).text).toContain(reference);
      if (end === 'stays') held.push({ slug, listing, vehicle, own: page.url(), email });
      else {
        await page.getByRole('button', { name: 'Cancel and get the deposit back' }).click();
        await page
          .getByRole('heading', { name: /You cancelled this reservation|Your deposit was given back/ })
          .waitFor();
        await leadOutside({ slug, email, kind: 'Reservation cancelled' });
      }
      expect(log.problems).toEqual([]);
      await context.close();
    },
  );

  it('BUY-01 after 48 hours each is free again for all, its deposit goes back, and dealer and shopper are notified', async () => {
    expect(held.map(({ slug }) => slug)).toEqual(
      RESERVED.filter(([, , , end]) => end === 'stays').map(([slug]) => slug),
    );
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    await withClockAhead(47 * HOUR, async () => {
      for (const { own } of held) {
        await page.goto(own);
        await page.getByRole('heading', { name: 'Reserved for you, Robin' }).waitFor();
      }
    });
    await withClockAhead(48 * HOUR + 60_000, async () => {
      for (const { slug, listing, vehicle, own, email } of held) {
        await expect.poll(() => isReservedForAll(page, listing, vehicle), { timeout: 10_000 }).toBe(false);
        await page.goto(vehicle);
        expect(await page.getByRole('link', { name: 'Reserve Online' }).count()).toBeGreaterThan(0);
        await page.goto(own);
        await page.getByRole('heading', { name: 'Your deposit was given back' }).waitFor();
        await leadOutside({ slug, email, kind: 'Reservation ended' });
        await leadOutside({ slug, email, kind: 'Deposit refunded' });
        await mailTo(email, /deposit/i);
      }
    });
    await context.close();
  });

  it('BUY-01 without script: errors are shown, nothing is lost, and the deposit is paid', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    await toReservable(page, 'harbour');
    await page.getByRole('link', { name: 'Reserve Online' }).first().click();
    await page.getByLabel('First name').fill('Robin');
    // browsers take it, mail systems do not
    await page.getByLabel('Email', { exact: true }).fill('robin@nowhere');
    await page.getByLabel('Phone').fill('0412 345 678');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: /Continue to pay/ }).click();
    // in the list above the form, and next to its field
    await page
      .getByText(/must be an email address/)
      .first()
      .waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('robin@nowhere');
    expect(await page.getByRole('checkbox', { name: /I agree/ }).isChecked()).toBe(true);
    const email = emailOf('harbour', 'plain');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: /Continue to pay/ }).click();
    await page.getByText('Test payment: no money moves').waitFor();
    await pay(page, '4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Yes, pay' }).click();
    await page.getByRole('heading', { name: 'Reserved for you, Robin' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Cancel and get the deposit back' }).click();
    await page.getByRole('heading', { name: /You cancelled this reservation|Your deposit was given back/ }).waitFor();
    await leadOutside({ slug: 'harbour', email, kind: 'Deposit refunded' });
    await context.close();
  });

  itInFull(
    'BUY-01 BUY-02 a site that calls it so has it under /buy-online; one without has neither page nor button',
    async () => {
      const { context, page } = await openPage('desktop');
      await toReservable(page, 'aurora');
      await page.getByRole('link', { name: 'Reserve Online' }).first().click();
      expect(page.url()).toMatch(/\/cars\/[^/]+\/buy-online$/);
      await page.goto(`${originOf('northline')}/search`);
      const href = (await page.locator('article h3 a, article h2 a').first().getAttribute('href')) ?? '';
      await page.goto(originOf('northline') + href);
      expect(await page.getByRole('link', { name: 'Reserve Online' }).count()).toBe(0);
      expect((await page.goto(`${originOf('northline')}${href}/checkout`))?.status()).toBe(404);
      await context.close();
    },
  );
});
