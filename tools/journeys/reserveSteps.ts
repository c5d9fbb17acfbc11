// What a shopper does to reserve a vehicle, for the journeys that begin with it.
import type { Page } from 'playwright-core';
import { originOf } from './withBrowser.ts';

/** A dealer whose cards say what drives a vehicle before they say that it is reserved (A4), and all have a motor. */
export const ELECTRIC = `${originOf('aurora')}/search`;
const TEST_CARD = '4242 4242 4242 4242';

const vehicleLinks = (page: Page): Promise<string[]> =>
  page
    .locator('article')
    .filter(page.url() === ELECTRIC ? {} : { hasNotText: /electric|hybrid/i })
    .locator('h3 a, h2 a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));

/** How many vehicles of a site's listing have been looked at in this file. */
const looked = new Map<string, number>();

/** The page of a vehicle that can be reserved, found through the listing; each call takes the next one of a site. */
export async function toReservable(page: Page, slug: string, listing = '/search'): Promise<void> {
  await page.goto(originOf(slug) + listing);
  const links = await vehicleLinks(page);
  for (let next = looked.get(slug) ?? 0; next < links.length; next++) {
    looked.set(slug, next + 1);
    await page.goto(originOf(slug) + (links[next] ?? ''));
    if ((await page.getByRole('link', { name: 'Reserve Online' }).count()) > 0) return;
  }
  throw new Error('No vehicle of the first page can be reserved.');
}

/** From the vehicle's page to the page of the payment. */
export async function reserve(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Reserve Online' }).first().click();
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone').fill('0412 345 678');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: /Go on to pay/ }).click();
  await page.getByText('Test payment: no money moves').waitFor();
}

export async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** Pays with a card that is taken, and waits until the vehicle is held. */
export async function payAndHold(page: Page): Promise<void> {
  await page.getByText('Test payment: no money moves').waitFor();
  await pay(page, TEST_CARD);
  await page.getByRole('heading', { name: 'It is yours to decide, Robin' }).waitFor();
}

/**
 * Whether the listing's card of a vehicle says that somebody has it; where every card says what drives it, its page
 * does.
 */
export async function isReservedForAll(page: Page, listing: string, vehicle: string): Promise<boolean> {
  if (listing === ELECTRIC) {
    await page.goto(vehicle);
    return (await page.getByRole('link', { name: 'Reserve Online' }).count()) === 0;
  }
  await page.goto(listing);
  const card = page.locator('article').filter({ has: page.locator(`a[href="${new URL(vehicle).pathname}"]`) });
  return /\bReserved\b/i.test(await card.first().innerText());
}
