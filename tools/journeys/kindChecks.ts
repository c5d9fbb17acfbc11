import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatDollars, formatKilometres, formatNumber, formatPhone, type Vehicle } from '@forecourt/vehicle';
import type { KindName } from './vehicleKinds.ts';

type Check = (page: Page, vehicle: Vehicle) => Promise<void>;

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Price and enquiry' });
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string | RegExp) => sidebar(page).getByRole('link', { name });
const counts = async (page: Page, names: readonly string[]) =>
  Promise.all(names.map(async (name) => [name, await region(page, name).count()] as const));

/** The vehicle's offer in the JSON-LD for search engines. */
async function offerOf(page: Page): Promise<{ type: string; availability: string; price?: number }> {
  const all = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [vehicle] = all
    .map((text) => JSON.parse(text) as { '@type': string; offers?: object })
    .filter((data) => data.offers);
  const offer = vehicle?.offers as { availability: string; price?: number };
  return { ...offer, type: vehicle?.['@type'] ?? '' };
}

/** The first four facts; the others wait behind Show More. */
const facts = (page: Page) => page.getByRole('tabpanel', { name: 'Key information' }).locator('dl').first().innerText();

/** All of them, behind their tab. */
async function specifications(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Specifications' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Specifications' });
  await panel.getByText('Show all specifications').click();
  return panel.innerText();
}
const price = ({ price: normal = 0, offer_price: offer }: Vehicle) => offer ?? normal;

/** VDP-04 FIN-11: a price with what it contains, and no repayment without both rates in its block. */
const showsPrice: Check = async (page, vehicle) => {
  expect(await sidebar(page).innerText()).toContain(formatDollars(price(vehicle)));
  expect(await sidebar(page).innerText()).toMatch(/Drive away|Excl\. govt\. charges/);
  const offer = await offerOf(page);
  expect(offer).toMatchObject({ price: price(vehicle), availability: 'https://schema.org/InStock' });
  const terms = sidebar(page).locator('dl', { hasText: '/wk' });
  if ((await terms.count()) > 0)
    expect(await terms.innerText()).toMatch(/\/wk[^]*Interest rate[^]*\d% p\.a\.[^]*Comparison rate[^]*\d% p\.a\./);
};

const showsNoPrice: Check = async (page) => {
  expect(await sidebar(page).innerText()).not.toMatch(/\$|\/wk/);
  expect(await counts(page, ['Finance calculator', 'Reserve Online'])).toEqual([
    ['Finance calculator', 0],
    ['Reserve Online', 0],
  ]);
  expect((await offerOf(page)).price).toBeUndefined();
};

/** VDP-18 VDP-25: the right yard, with its own number, and a way to it. */
const showsPlace: Check = async (page, { location }) => {
  const place = region(page, 'Where to see it');
  expect(await place.innerText()).toContain(location?.name);
  expect(await place.innerText()).toContain(location?.address?.postcode);
  expect(await button(page, location?.name ?? '').getAttribute('href')).toBe('#vehicle-map');
  expect(await place.getByRole('link', { name: 'Get Directions' }).getAttribute('href')).toContain('maps');
};

/** What the specification asks of each kind's page. */
export const EXPECTED: Readonly<Record<KindName, Check>> = {
  'a new car': async (page, vehicle) => {
    await showsPrice(page, vehicle);
    expect(await facts(page)).toMatch(/New[^]*kms/);
    expect(
      await counts(page, ['Used-car checks', 'Your rights when you buy', 'Finance calculator', 'Reserve Online']),
    ).toEqual([
      ['Used-car checks', 0],
      ['Your rights when you buy', 0],
      ['Finance calculator', 1],
      ['Reserve Online', 1],
    ]);
    for (const name of ['Enquire Now', 'Book a Test Drive', /^Get Finance Now/, /^Call 02 5550 1200/, 'Request Photos'])
      expect(await button(page, name).count(), String(name)).toBe(1);
    expect(await page.getByText('Located at').count()).toBe(0);
  },
  'a used car with spin and video': async (page, vehicle) => {
    await showsPrice(page, vehicle);
    expect(await facts(page)).toContain(formatKilometres(vehicle.km ?? 0, 'en-AU'));
    expect(await counts(page, ['Used-car checks', 'Your rights when you buy'])).toEqual([
      ['Used-car checks', 1],
      ['Your rights when you buy', 1],
    ]);
    expect(await button(page, /^Call 02 5550 1210/).count()).toBe(1);
    const views = page.getByRole('group', { name: 'Views of this vehicle' });
    expect(await views.getByRole('button', { name: 'Images' }).getAttribute('aria-pressed')).toBe('true');
    expect(await views.getByRole('button', { name: 'Spin' }).getAttribute('aria-pressed')).toBe('false');
    const pictures = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link');
    expect(await pictures.nth(1).innerText()).toBe('Video');
  },
  'a sold car': async (page, vehicle) => {
    await showsNoPrice(page, vehicle);
    expect((await offerOf(page)).availability).toBe('https://schema.org/SoldOut');
    expect(await sidebar(page).innerText()).toContain('SOLD');
    const names = await sidebar(page).getByRole('link').allTextContents();
    expect(names).toEqual([
      vehicle.location?.name,
      'Find Me Something Similar',
      'Email me when one comes in',
      'Print',
      'Brochure (PDF)',
    ]);
    expect(await counts(page, ['Delivery calculator', 'What’s Included', 'Used-car checks'])).toEqual([
      ['Delivery calculator', 0],
      ['What’s Included', 0],
      ['Used-car checks', 0],
    ]);
    expect(await region(page, 'Similar vehicles').getByRole('article').count()).toBeGreaterThan(0);
    // they are the first thing after pictures and title
    const tops = await Promise.all(
      ['Similar vehicles', 'Vehicle details'].map(async (name) => (await region(page, name).boundingBox())?.y ?? 0),
    );
    expect(tops[0]).toBeLessThan(tops[1] ?? 0);
  },
  'a pre-order without price': async (page, vehicle) => {
    await showsNoPrice(page, vehicle);
    expect((await offerOf(page)).availability).toBe('https://schema.org/PreOrder');
    expect(await sidebar(page).innerText()).toMatch(/Coming Soon[^]*PREORDER/);
    expect(await facts(page)).not.toContain('km');
    expect(await button(page, 'Book a Test Drive').count()).toBe(0);
    expect(await button(page, 'Enquire Now').count()).toBe(1);
  },
  'a motorcycle': async (page, vehicle) => {
    await showsPrice(page, vehicle);
    expect((await offerOf(page)).type).toBe('Motorcycle');
    expect(await button(page, 'Book a Test Drive').count()).toBe(1);
    const rows = await specifications(page);
    expect(rows).toContain(`${formatNumber(vehicle.variant?.enginesize ?? 0)} cc`);
    expect(rows).not.toMatch(/Doors|ANCAP|Towing/);
  },
  'a caravan': async (page, vehicle) => {
    await showsPrice(page, vehicle);
    const { sleeps, tare_weight: tare = 0, aggregate_trailer_mass: atm = 0 } = vehicle.caravan ?? {};
    expect(await facts(page)).toMatch(new RegExp(`Sleeps\\s+${sleeps}[^]*Tare weight\\s+${formatNumber(tare)} kg`));
    expect(await facts(page)).not.toMatch(/Kilometres|Transmission/);
    expect(await specifications(page)).toContain(`${formatNumber(atm)} kg`);
    expect(await counts(page, ['Fuel calculator'])).toEqual([['Fuel calculator', 0]]);
    // a caravan has no test drive
    expect(await button(page, 'Book a Test Drive').count()).toBe(0);
  },
  'an electric car': async (page, vehicle) => {
    await showsPrice(page, vehicle);
    expect(await sidebar(page).innerText()).toContain('Electric');
    expect(await facts(page)).toMatch(new RegExp(`Electric range\\s+${vehicle.variant?.electric_range} km`));
    expect(await counts(page, ['Fuel calculator'])).toEqual([['Fuel calculator', 0]]);
    const rows = await specifications(page);
    expect(rows).toContain(`${vehicle.variant?.battery_capacity} kWh`);
    expect(rows).not.toMatch(/Displacement|consumption/);
  },
  'a car at a non-primary location': async (page, vehicle) => {
    await showsPrice(page, vehicle);
    await showsPlace(page, vehicle);
    const bar = region(page, 'Location of this vehicle');
    expect(await bar.innerText()).toContain(`Located at ${vehicle.location?.address?.city}`);
    const phone = formatPhone(vehicle.location?.phone ?? '');
    expect(await region(page, 'Where to see it').getByRole('link', { name: phone }).count()).toBe(1);
    // rights follow the state that it is sold in
    expect(await region(page, 'Your rights when you buy').textContent()).toContain(vehicle.location?.address?.state);
  },
  'a test-drive-only car': async (page, vehicle) => {
    await showsPrice(page, vehicle);
    expect(await sidebar(page).innerText()).toContain('Test Drive Only');
    expect(await sidebar(page).innerText()).not.toContain('/wk');
    expect(await button(page, /Finance/).count()).toBe(0);
    const buttons = await sidebar(page).getByRole('link').allInnerTexts();
    expect(buttons.indexOf('Book a Test Drive')).toBe(1);
    expect(
      await counts(page, ['Book a test drive', 'Finance calculator', 'Reserve Online', 'Delivery calculator']),
    ).toEqual([
      ['Book a test drive', 1],
      ['Finance calculator', 0],
      ['Reserve Online', 0],
      ['Delivery calculator', 0],
    ]);
  },
};
