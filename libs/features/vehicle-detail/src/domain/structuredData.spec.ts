import { describe, expect, it } from 'vitest';
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
  it('leaves out what is not known', () => {
    expect(vehicleStructuredData(base)).not.toHaveProperty('vehicleIdentificationNumber');
  });
});
