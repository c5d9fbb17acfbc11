import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import type { Vehicle } from '@forecourt/vehicle';
import { stockValuation } from './stockValuation.js';

const vehicle = (id: string, values: Partial<Vehicle> = {}): Vehicle => ({
  id,
  slug: `kia-${id}`,
  stocknum: id,
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  make: 'Kia',
  model: 'Rio',
  year: 2021,
  km: 40_000,
  price: 20_000,
  images: [],
  created_at_timestamp: 1,
  updated_at_timestamp: 1,
  ...values,
});

let database: OpenDatabase;
const everywhere = () => ['a', 'b'];
const put = (site: string, ...vehicles: Vehicle[]) =>
  database.db
    .insertInto('vehicles')
    .values(
      vehicles.map((item) => ({
        site,
        id: item.id,
        stocknum: item.stocknum,
        slug: item.slug,
        vin: item.vin ?? null,
        status: item.status,
        data: JSON.stringify(item),
        content_hash: '',
        seen_in: null,
      })),
    )
    .execute();
beforeAll(async () => {
  database = await memoryDatabase();
  await put('a', vehicle('1'), vehicle('2', { price: 19_050 }), vehicle('3', { price: 21_000, offer_price: 20_550 }));
  await put(
    'b',
    vehicle('1', { price: 20_950, make: 'KIA' }),
    vehicle('x1', { status: 'sold', price: 1000 }),
    vehicle('x2', { show_on_dealer_website: false, price: 1000 }),
    vehicle('x3', { car_type: 'new', price: 1000 }),
    vehicle('x4', { price: 5 }),
    vehicle('x5', { vin: 'SAME', price: 12_000 }),
  );
}, 60_000);
afterAll(() => database.close());

describe('stockValuation', () => {
  it('VDP-08 makes the range of the stock of all sites, without the vehicle itself and what is not for sale', async () => {
    const port = stockValuation(database.db, everywhere);
    expect(await port.gauge(vehicle('1', { vin: 'SAME' }), 'a')).toMatchObject({
      market_range_min: 19_000,
      market_range_max: 21_000,
      comparables: 4,
      listing_price: 20_000,
    });
    expect(await port.gauge(vehicle('1'), 'a')).toMatchObject({ comparables: 4, market_range_min: 12_000 });
  });
  it('VDP-08 TEN-07 tells figures of several vehicles and nothing of any of them', async () => {
    const gauge = await stockValuation(database.db, everywhere).gauge(vehicle('1', { vin: 'SAME' }), 'a');
    expect(Object.keys(gauge ?? {}).sort()).toEqual([
      'comparables',
      'confidence',
      'fill',
      'is_estimate',
      'listing_price',
      'market_range_max',
      'market_range_min',
    ]);
    for (const price of [19_050, 20_550, 20_950]) expect(JSON.stringify(gauge)).not.toContain(String(price));
  });
  it('VDP-08 TEN-07 counts the stock of no site but those that may count', async () => {
    const own = stockValuation(database.db, (owner) => [owner]);
    await expect(own.gauge(vehicle('1', { vin: 'SAME' }), 'a')).resolves.toMatchObject({ comparables: 3 });
    await expect(own.gauge(vehicle('9'), 'b')).resolves.toBeUndefined();
    await expect(stockValuation(database.db, () => []).gauge(vehicle('1'), 'a')).resolves.toBeUndefined();
  });
  it.each<[string, Partial<Vehicle>]>([
    ['without a price', { price: 1 }],
    ['without a year', { year: undefined }],
    ['that is new', { car_type: 'new' }],
    ['that nothing compares with', { model: 'Stinger' }],
  ])('VDP-08 knows nothing of a vehicle %s', async (_name, change) => {
    expect(await stockValuation(database.db, everywhere).gauge(vehicle('1', change as Vehicle), 'a')).toBeUndefined();
  });
  it('VDP-08 whatever a vehicle is called, it is only looked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (model) => {
        fc.pre(!model.includes('\u0000'));
        await expect(
          stockValuation(database.db, everywhere).gauge(vehicle('1', { model }), 'a'),
        ).resolves.toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });
});
