import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { bookingLink, bookTestDrive } from './bookingSteps.ts';
import { signIn } from './deskSteps.ts';
import { leadOutside, mailTo } from './outside/outside.ts';
import { isReservedForAll, payAndHold, reserve, toReservable } from './reserveSteps.ts';
import { firstOf, itInFull } from './spread.ts';
import { isWide, originOf, port, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const emailOf = (what: string) => `${what}-${Date.now()}@shopper.example`;

/** Desk sessions by site: a sign-in code can be requested every half minute only. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();
/** The desk's page of bookings, and the entry of somebody there. */
async function toBookings(page: Page, slug: string) {
  await page.context().addCookies(sessions.get(slug) ?? []);
  await page.goto(`${originOf(slug)}/desk/reservations`);
  // at harbour the journeys of leads and of the website sign in as others: two at once for one person are too many
  const person = slug === 'harbour' ? 'bookings' : 'desk';
  if (new URL(page.url()).pathname === '/desk/sign-in') await signIn(page, `${person}@${slug}.example.com`);
  await page.getByRole('heading', { level: 1, name: 'Test drives and reservations' }).waitFor();
  sessions.set(slug, await page.context().cookies());
  return (email: string) => page.getByRole('listitem').filter({ hasText: email });
}

describe('what the dealer’s people decide', () => {
  itInFull(
    'FORM-06 API-04 a test drive that the desk cancels is free for others, and the shopper is notified',
    async () => {
      const { vehicle } = await samplePages(port, `harbour.localhost:${port}`);
      const shopper = await openPage('desktop');
      const email = emailOf('called-off');
      await bookTestDrive(shopper.page, 'harbour', vehicle, email);
      const link = await bookingLink(email);

      const { context, page, log } = await openPage('phone', { javaScriptEnabled: false });
      page.setDefaultTimeout(15_000);
      const entryOf = await toBookings(page, 'harbour');
      const entry = entryOf(email);
      expect(await entry.getByText('Booked', { exact: true }).count()).toBe(1);
      expect(await isWide(page)).toBe(false);
      // the page states the consequences before the desk confirms
      await entry.getByText('Cancel…').click();
      await entry.getByText(/The time is free for somebody else at once/).waitFor();
      await entry.getByRole('button', { name: /^Cancel / }).click();
      await page.getByText('The test drive is cancelled, and the shopper gets an email.').waitFor();
      expect(await entryOf(email).getByText('Cancelled', { exact: true }).count()).toBe(1);
      expect(
        await entryOf(email)
          .getByRole('button', { name: /^Cancel / })
          .count(),
      ).toBe(0);
      const { files } = await mailTo(email, /had to cancel your test drive/);
      expect(files.some(({ text }) => text.includes('STATUS:CANCELLED'))).toBe(true);
      await shopper.page.goto(originOf('harbour') + link);
      await shopper.page.getByText('This test drive is cancelled').waitFor();
      // the same time can be had again
      await bookTestDrive(shopper.page, 'harbour', vehicle, emailOf('after-call-off'));
      expect(log.problems).toEqual([]);
      await shopper.context.close();
      await context.close();
    },
  );

  it.each(
    firstOf([
      ['harbour', 'desktop', true, '/search'],
      ['aurora', 'phone', false, '/search'],
      ['wattle', 'phone', true, '/used-car'],
    ] as const),
  )(
    'BUY-01 API-01 at %s on a %s, script %s: a reservation is completed, another one released',
    async (slug, viewport, javaScriptEnabled, list) => {
      const listing = originOf(slug) + list;
      const bought = { email: emailOf('bought'), vehicle: '', own: '' };
      const freed = { email: emailOf('freed'), vehicle: '', own: '' };
      for (const one of [bought, freed]) {
        const shopper = await openPage(viewport);
        await toReservable(shopper.page, slug, list);
        one.vehicle = shopper.page.url();
        await reserve(shopper.page, one.email);
        await payAndHold(shopper.page);
        one.own = shopper.page.url();
        await shopper.context.close();
      }
      const { context, page, log } = await openPage(viewport, { javaScriptEnabled });
      page.setDefaultTimeout(15_000);
      const entryOf = await toBookings(page, slug);
      await entryOf(bought.email).getByText('Complete…').click();
      await entryOf(bought.email)
        .getByRole('button', { name: /^Complete R-/ })
        .click();
      await page.getByText('The reservation is completed, and the shopper gets an email.').waitFor();
      expect(await entryOf(bought.email).getByText('Completed', { exact: true }).count()).toBe(1);
      await entryOf(freed.email).getByText('Release…').click();
      await entryOf(freed.email)
        .getByRole('button', { name: /^Release R-/ })
        .click();
      await page.getByText('The vehicle is released, and the deposit is on its way back to the shopper.').waitFor();
      expect(await isWide(page)).toBe(false);

      await mailTo(bought.email, /complete/i);
      await leadOutside({ slug, email: freed.email, kind: 'Deposit refunded' });
      await mailTo(freed.email, /deposit/i);
      const other = await openPage(viewport, { javaScriptEnabled: false });
      await expect.poll(() => isReservedForAll(other.page, listing, freed.vehicle), { timeout: 10_000 }).toBe(false);
      expect(await isReservedForAll(other.page, listing, bought.vehicle)).toBe(true);
      await other.context.close();

      await page.getByRole('link', { name: 'Log', exact: true }).click();
      for (const words of ['Completed a reservation', 'Released a reservation'])
        expect(await page.getByText(words).count(), words).toBeGreaterThan(0);
      await page.getByRole('link', { name: 'Activity', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
      expect(await isWide(page)).toBe(false);
      expect(log.problems).toEqual([]);
      await context.close();
    },
  );
});
