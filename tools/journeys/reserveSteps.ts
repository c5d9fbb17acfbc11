// What a shopper does to reserve a vehicle, for the journeys that begin with it.
import type { Page } from 'playwright-core';
import { ask } from './ask.ts';
import { originOf, port } from './withBrowser.ts';

/** A dealer whose cards say what drives a vehicle before they say that it is reserved (A4), and all have a motor. */
export const ELECTRIC = `${originOf('aurora')}/search`;
const TEST_CARD = '4242 4242 4242 4242';

/** Paths of the vehicles of a listing's first page, read without a browser, which costs less. */
async function vehiclesOf(slug: string, listing: string): Promise<string[]> {
  const { text } = await ask(port, slug, listing);
  const cards = text.split('<article').slice(1);
  return cards.flatMap((card) => {
    const [html = ''] = card.split('</article>');
    const words = html.replaceAll(/<[^>]*>/g, ' ');
    if (originOf(slug) + listing !== ELECTRIC && /electric|hybrid/i.test(words)) return [];
    return /href="(\/cars\/[^"?#/]+)"/.exec(html)?.[1] ?? [];
  });
}

/** How many vehicles of a site's listing have been looked at for a button in this file. */
const looked = new Map<string, number>();

/** The page of a vehicle with a button, found through the listing; each call takes the next one of a site. */
export async function toVehicleWith(page: Page, button: string, slug: string, listing: string): Promise<void> {
  const key = `${slug} ${button}`;
  const paths = await vehiclesOf(slug, listing);
  for (let next = looked.get(key) ?? 0; next < paths.length; next++) {
    looked.set(key, next + 1);
    const path = paths[next] ?? '';
    if (!(await ask(port, slug, path)).text.includes(`${button}<`)) continue;
    await page.goto(originOf(slug) + path);
    if ((await page.getByRole('link', { name: button }).count()) > 0) return;
  }
  throw new Error(`No vehicle of the first page has the button "${button}".`);
}

/** The page of a vehicle that can be reserved. */
export const toReservable = (page: Page, slug: string, listing = '/search'): Promise<void> =>
  toVehicleWith(page, 'Reserve Online', slug, listing);

/** From the vehicle's page to the page of the payment. */
export async function reserve(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Reserve Online' }).first().click();
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone').fill('0412 345 678');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: /Continue to pay/ }).click();
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
  await page.getByRole('heading', { name: 'Reserved for you, Robin' }).waitFor();
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
