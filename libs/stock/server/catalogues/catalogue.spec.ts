import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  resolveConfig,
  sectionOf,
  siteConfig,
  siteSection,
  vehicleConfig,
  vehicleOptionsOf,
} from '@forecourt/site-config';
import { PRICE_TYPES, priceDisplay, type Vehicle } from '@forecourt/vehicle';
import { catalogueCsv, type CatalogueName } from './catalogue.js';
import type { CataloguedSite } from './listing.js';

const dealer = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../../dealers/harbour/site.json'), 'utf8'),
) as { site: object };
const { values: config } = resolveConfig(
  [siteConfig, vehicleConfig],
  [{ name: 'harbour', values: { site: dealer.site } }],
);
const identity = sectionOf({ config }, siteSection);
const options = vehicleOptionsOf({ config });
const site: CataloguedSite = { origin: 'https://harbour.example', identity, options, now: Date.UTC(2026, 10, 23) };
const [place] = identity.locations;
if (!place) throw new Error('Harbour has places.');

const car = (values: Partial<Vehicle> = {}): Vehicle => ({
  id: 'H1',
  slug: '2019-kia-rio-h1',
  stocknum: 'H1',
  vin: 'KNADC512MK6000001',
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  make: 'Kia',
  model: 'Rio',
  badge: 'GT-Line',
  series: 'YB',
  year: 2019,
  km: 42_000,
  price: 19_990,
  price_type: 'drive_away_price',
  simple_body: 'Ute',
  simple_fuel: 'Premium',
  simple_transmission: 'Automatic',
  simple_drive: 'AWD',
  colour: 'White',
  location: { slug: place.slug, name: place.name },
  images: [{ url: 'stock/a.svg' }, { url: 'https://pictures.example/b c.jpg' }],
  // the evening of the day before in London is a new day in Sydney
  created_at_timestamp: Date.UTC(2026, 10, 1, 20) / 1000,
  updated_at_timestamp: 0,
  ...values,
});

/** Rows by column, read the way that a receiver reads them. */
async function rowsOf(name: CatalogueName, vehicles: readonly Vehicle[], of = site): Promise<Map<string, string>[]> {
  async function* pages() {
    for (const vehicle of vehicles) yield await Promise.resolve([vehicle]);
  }
  let csv = '';
  for await (const lines of catalogueCsv(name, of, pages())) csv += lines;
  const [columns = [], ...rows] = readCsv(csv);
  return rows.map((row) => new Map(columns.map((column, at) => [column, row[at] ?? ''])));
}

/** RFC 4180, for texts without bare carriage returns. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.length > 1) rows.push(row);
    row = [];
  }
  return rows;
}

describe('the catalogue for Google', () => {
  it('says of a vehicle what its page says, by Google’s names', async () => {
    const [row] = await rowsOf('google', [car({ certified: true })]);
    expect(Object.fromEntries(row ?? [])).toEqual({
      id: 'H1',
      store_code: place.slug,
      vin: 'KNADC512MK6000001',
      dealership_name: 'Harbour Motor Group',
      dealership_address: expect.stringMatching(/, \w+ \d{4}, Australia$/) as string,
      price: '19990 AUD',
      vehicle_price_type: 'drive_away_price',
      condition: 'used',
      certified_pre_owned: 'yes',
      make: 'Kia',
      model: 'Rio',
      trim: 'GT-Line YB',
      year: '2019',
      mileage: '42000 km',
      image_link: 'https://harbour.example/media/stock/a.svg?w=1280&q=75',
      additional_image_link: expect.stringMatching(/^https:\/\/harbour\.example\/media\/remote\/[\w-]+\?/) as string,
      link: 'https://harbour.example/cars/2019-kia-rio-h1',
      date_in_stock: '2026-11-02',
    });
  });

  it('names the dealer’s own code of the place, and the address where the site mounts the page', async () => {
    const places = identity.locations.map((each) => ({ ...each, store_code: `code-${each.slug}` }));
    const moved = {
      ...site,
      identity: { ...identity, locations: places },
      paths: { 'vehicle-detail/page': '/stock/:slug' },
    };
    const [row] = await rowsOf('google', [car()], moved);
    expect(row?.get('store_code')).toBe(`code-${place.slug}`);
    expect(row?.get('link')).toBe('https://harbour.example/stock/2019-kia-rio-h1');
  });

  it.each<[string, Partial<Vehicle>]>([
    ['sold', { status: 'sold' }],
    ['reserved', { reserved: true }],
    ['without a price', { price: 0 }],
    ['whose price is a placeholder', { price: 1 }],
    ['without its own picture', { images: [] }],
    ['without a VIN', { vin: undefined }],
    ['whose VIN is none', { vin: 'KNADC512MK600000O' }],
    ['without a year', { year: undefined }],
    ['used, without an odometer', { km: undefined }],
    ['a motorcycle', { item_type: 'motorcycle' }],
    ['a caravan', { item_type: 'caravan' }],
  ])('leaves out a vehicle that is %s', async (_what, values) => {
    expect(await rowsOf('google', [car(values as Vehicle)])).toEqual([]);
  });

  it('leaves out what the site lets by subscription, and takes one vehicle of a VIN', async () => {
    const letting = { ...site, identity: { ...identity, offersSubscription: true } };
    expect(await rowsOf('google', [car({ subscription_price: 300 })], letting)).toEqual([]);
    const rows = await rowsOf('google', [car(), car({ id: 'H2', stocknum: 'H2' })]);
    expect(rows.map((row) => row.get('id'))).toEqual(['H1']);
  });
});

describe('the catalogue for Meta', () => {
  it('says of a vehicle what its page says, by Meta’s names', async () => {
    const [row] = await rowsOf('meta', [car({ filtered_features: ['Bluetooth', 'Reverse camera'] })]);
    expect(Object.fromEntries(row ?? [])).toMatchObject({
      vehicle_id: 'H1',
      body_style: 'TRUCK',
      title: '2019 Kia Rio GT-Line YB',
      description:
        '2019 Kia Rio GT-Line YB, 42,000 kms, White, Automatic, Premium. With Bluetooth, Reverse ' +
        `camera. At ${place.name}.`,
      'image[0].tag[0]': 'Ute',
      'mileage.value': '42000',
      'mileage.unit': 'KM',
      state_of_vehicle: 'USED',
      price: '19990 AUD',
      sale_price: '',
      availability: 'AVAILABLE',
      transmission: 'AUTOMATIC',
      fuel_type: 'GASOLINE',
      drivetrain: 'AWD',
      latitude: String(place.lat),
      date_first_on_lot: '2026-11-02',
    });
    expect(JSON.parse(row?.get('address') ?? '')).toMatchObject({ city: place.address.city, country: 'Australia' });
  });

  it('has the price before where the page shows it, and the other kinds too', async () => {
    const shown = { ...site, options: { ...options, showWasPrice: true, wasPriceMinDays: 0 } };
    const rows = await rowsOf(
      'meta',
      [car({ before_price: 21_990 }), car({ id: 'C', vin: undefined, item_type: 'caravan', simple_body: 'Pop top' })],
      shown,
    );
    expect(rows.map((row) => [row.get('price'), row.get('sale_price'), row.get('body_style')])).toEqual([
      ['21990 AUD', '19990 AUD', 'TRUCK'],
      ['19990 AUD', '', 'OTHER'],
    ]);
  });
});

it('names of columns and cells are read back as they were, whatever a feed wrote, and the price is the page’s', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((value) => !value.includes('\r'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          make: text,
          badge: text,
          colour: text,
          price: fc.integer({ min: 0, max: 90_000 }),
          price_type: fc.constantFrom(...PRICE_TYPES),
        }),
        { maxLength: 5 },
      ),
      async (stock) => {
        const vehicles = stock.map((values, at) => car({ ...values, id: `V${at}`, vin: undefined }));
        const rows = await rowsOf('meta', vehicles);
        const priced = vehicles.flatMap((vehicle) => {
          const shown = priceDisplay(vehicle, { ...options, offersSubscription: false, now: site.now });
          return shown.kind === 'price' ? [[vehicle.id, vehicle.make, vehicle.colour, `${shown.amount} AUD`]] : [];
        });
        expect(
          rows.map((row) => ['vehicle_id', 'make', 'exterior_color', 'price'].map((name) => row.get(name))),
        ).toEqual(priced);
      },
    ),
  );
});
