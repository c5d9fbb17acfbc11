import { describe, expect, it } from 'vitest';
import { deliveryTo, deliveryZone, type DeliveryZone } from './delivery.js';

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
