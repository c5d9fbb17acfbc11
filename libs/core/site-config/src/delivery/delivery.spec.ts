import { describe, expect, it } from 'vitest';
import { deliveryTo, deliveryZone, type DeliveryZone } from './delivery.js';
import { regionOf } from './regions.js';

describe('region of a postcode', () => {
  it.each([
    ['0200', 'ACT'],
    ['0299', 'ACT'],
    ['0300', undefined],
    ['0799', undefined],
    ['0800', 'NT'],
    ['0999', 'NT'],
    ['1000', 'NSW'],
    ['2000', 'NSW'],
    ['2599', 'NSW'],
    ['2600', 'ACT'],
    ['2618', 'ACT'],
    ['2619', 'NSW'],
    ['2898', 'NSW'],
    ['2899', 'NF'],
    ['2900', 'ACT'],
    ['2920', 'ACT'],
    ['2921', 'NSW'],
    ['2999', 'NSW'],
    ['3000', 'VIC'],
    ['3500', 'VIC'],
    ['4000', 'QLD'],
    ['5000', 'SA'],
    ['6797', 'WA'],
    ['6798', 'CX'],
    ['6799', 'CC'],
    ['6800', 'WA'],
    ['7150', 'TAS'],
    ['7151', 'AQ'],
    ['7999', 'TAS'],
    ['8999', 'VIC'],
    ['9999', 'QLD'],
    ['0000', undefined],
    ['800', undefined],
    ['20000', undefined],
    ['２０００', undefined],
    ['', undefined],
  ])('VDP-12 of %s is %s', (postcode, code) => {
    expect(regionOf(postcode)?.code).toBe(code);
  });
  it('VDP-12 every number from 0800 on has one', () => {
    const without = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0')).filter(
      (postcode) => !regionOf(postcode),
    );
    expect(without.at(-1)).toBe('0799');
    expect(without).toHaveLength(200 + 500);
  });
});

describe('delivery', () => {
  const zones: DeliveryZone[] = [
    { name: 'Greater Sydney', price: 0, postcodes: ['2000-2249', '2555'] },
    { price: 350, states: ['NSW', 'ACT'] },
    { name: 'By ferry', price: 900, postcodes: ['7000-7799'] },
  ];
  it.each([
    ['2000', { price: 0, region: 'Greater Sydney' }],
    ['2249', { price: 0, region: 'Greater Sydney' }],
    ['2250', { price: 350, region: 'New South Wales' }],
    ['2555', { price: 0, region: 'Greater Sydney' }],
    ['2600', { price: 350, region: 'Australian Capital Territory' }],
    ['7000', { price: 900, region: 'By ferry' }],
    ['2899', undefined],
    ['3000', undefined],
    ['', undefined],
  ])('VDP-12 to %s: the first zone that covers it', (postcode, expected) => {
    expect(deliveryTo(postcode, zones)).toEqual(expected);
  });
  it('VDP-12 a zone says what it covers', () => {
    expect(deliveryZone.safeParse({ price: 1 }).success).toBe(false);
    expect(deliveryZone.safeParse({ price: 1, postcodes: ['200'] }).success).toBe(false);
    expect(deliveryZone.safeParse({ price: -1, states: ['NSW'] }).success).toBe(false);
    expect(deliveryZone.safeParse({ price: 1, states: ['NSW'] }).success).toBe(true);
  });
});
