import { describe, expect, it } from 'vitest';
import { buildLargest, buildStock } from '@forecourt/testing';
import { schemaOrgProblems } from '@forecourt/testing/schema-org';
import type { Vehicle } from '@forecourt/vehicle';
import { vehicleStructuredData } from './structuredData.js';

const vehicle: Vehicle = {
  id: '1',
  slug: 'kia-sorento',
  stocknum: 'A1',
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  make: 'Kia',
  model: 'Sorento',
  km: 42000,
  images: [],
  created_at_timestamp: 0,
  updated_at_timestamp: 0,
};
const base = {
  vehicle,
  title: 'Kia Sorento',
  url: 'http://a/cars/kia-sorento',
  imageUrls: [],
  isAvailable: true,
  seller: { name: 'A' },
};

describe('vehicleStructuredData', () => {
  it('is valid by schema.org’s vocabulary, with everything that a vehicle can say and with next to nothing', () => {
    const whole: Partial<Vehicle> = {
      ...{
        vin: 'JM0AB12C0D1234567',
        badge: 'GT',
        year: 2021,
        simple_body: 'SUV',
        colour: 'Red',
        interior_colour: 'Black',
      },
      engine_size: 2488,
      ...{ simple_transmission: 'Automatic', simple_drive: 'AWD', simple_fuel: 'Petrol', doors: 5, seats: 7 },
    };
    const address = { street: '1 A Street', city: 'Auburn', state: 'NSW', postcode: '2144' };
    const seller = { name: 'A', telephone: '02 5550 1200', address };
    const stock = [vehicle, ...buildStock(8), buildLargest()] as Vehicle[];
    for (const item of ['car', 'truck', 'motorcycle', 'caravan'] as const)
      for (const one of stock)
        for (const isAvailable of [true, false]) {
          const input = {
            ...base,
            vehicle: { ...one, ...whole, item_type: item },
            imageUrls: ['https://a.example/1.jpg'],
            description: 'Kia Sorento, $31,990',
          };
          expect(schemaOrgProblems(vehicleStructuredData({ ...input, isAvailable, price: 31_990, seller }))).toEqual(
            [],
          );
          expect(schemaOrgProblems(vehicleStructuredData({ ...base, vehicle: one }))).toEqual([]);
        }
  });

  it('never states a price that the page does not show', () => {
    const text = JSON.stringify(vehicleStructuredData(base));
    expect(text).not.toContain('price');
    expect(JSON.stringify(vehicleStructuredData({ ...base, price: 31990 }))).toContain(
      '"price":31990,"priceCurrency":"AUD"',
    );
  });
  it('gives the odometer in kilometres and marks sold vehicles as sold out', () => {
    expect(vehicleStructuredData(base)).toMatchObject({ mileageFromOdometer: { value: 42000, unitCode: 'KMT' } });
    expect(JSON.stringify(vehicleStructuredData({ ...base, isAvailable: false }))).toContain('schema.org/SoldOut');
  });
  it('VDP-06 marks what is to come as to be ordered', () => {
    const offered = (values: Partial<Vehicle>) =>
      JSON.stringify(vehicleStructuredData({ ...base, vehicle: { ...vehicle, ...values } }));
    expect(offered({ preorder: true })).toContain('schema.org/PreOrder');
    expect(offered({ status: 'coming_soon' })).toContain('schema.org/PreOrder');
    expect(offered({})).toContain('schema.org/InStock');
  });
  it('VDP-18 says the engine’s litres, a description, and a number that can be dialled from anywhere', () => {
    const seller = { name: 'A', telephone: '02 5550 1200' };
    const whole = { ...base, vehicle: { ...vehicle, engine_size: 2488 }, description: 'Kia Sorento, $31,990', seller };
    expect(vehicleStructuredData(whole)).toMatchObject({
      description: 'Kia Sorento, $31,990',
      vehicleEngine: { engineDisplacement: { value: 2.5, unitCode: 'LTR' } },
      offers: { seller: { telephone: '+61 2 5550 1200' } },
    });
    expect(vehicleStructuredData({ ...base, vehicle: { ...vehicle, engine_size: 0 } })).not.toHaveProperty(
      'vehicleEngine',
    );
  });
  it('leaves out what is not known', () => {
    expect(vehicleStructuredData(base)).not.toHaveProperty('vehicleIdentificationNumber');
  });
});
