import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownGauge } from '../gauge/gauge.js';
import { comparablesOf, nearness, type MarketVehicle } from './comparables.js';
import { estimateGauge, gaugePosition } from './estimateGauge.js';

const vehicle = (values: Partial<MarketVehicle> = {}): MarketVehicle => ({
  key: 'own',
  item_type: 'car',
  car_type: 'used',
  make: 'Kia',
  model: 'Sorento',
  badge: 'Sport',
  year: 2021,
  km: 60_000,
  price: 30_000,
  ...values,
});
const others = (...prices: number[]) => prices.map((price, index) => vehicle({ key: `other-${index}`, price }));

describe('estimateGauge', () => {
  it('VDP-08 gives range, fill, confidence and what they are made of', () => {
    expect(estimateGauge(vehicle(), others(28_050, 29_000, 31_000, 31_950))).toEqual({
      fill: 0.5,
      listing_price: 30_000,
      market_range_min: 28_000,
      market_range_max: 32_000,
      confidence: 0.467,
      comparables: 4,
      is_estimate: true,
    });
  });
  it('VDP-08 two comparable vehicles are no market', () => {
    expect(estimateGauge(vehicle(), others(29_000, 31_000))).toBeUndefined();
    expect(estimateGauge(vehicle(), others(29_000, 30_000, 31_000))).toBeDefined();
  });
  it('VDP-08 says where the price is in the range, also below it', () => {
    const market = others(28_000, 29_000, 30_000, 31_000, 34_000);
    const at = (price: number) => estimateGauge(vehicle({ price }), market);
    const position = (price: number) => {
      const gauge = at(price);
      return gauge && gaugePosition(gauge);
    };
    expect(at(25_000)?.fill).toBe(0);
    expect([25_000, 29_000, 31_000, 33_500].map(position)).toEqual(['below', 'lower', 'middle', 'upper']);
    expect(shownGauge(at(34_001), 34_001)).toBeUndefined();
  });
  it('VDP-08 prices far apart are no answer to trust', () => {
    const shown = (...prices: number[]) => shownGauge(estimateGauge(vehicle(), others(...prices)), 30_000);
    expect(shown(29_000, 30_000, 31_000)).toBeDefined();
    expect(shown(14_000, 30_000, 70_000)).toBeUndefined();
  });
  it.each<[string, Partial<MarketVehicle>]>([
    ['another model', { model: 'Sportage' }],
    ['another make', { make: 'Hyundai' }],
    ['a new one', { car_type: 'new' }],
    ['another kind', { item_type: 'truck' }],
    ['three years older', { year: 2018 }],
    ['of no known year', { year: undefined }],
    ['with far more kilometres', { km: 86_000 }],
    ['with unknown kilometres', { km: undefined }],
    ['another price basis', { price_type: 'drive_away_price' }],
    ['without a price', { price: 0 }],
  ])('VDP-08 %s does not compare', (_name, change) => {
    expect(nearness(vehicle(), vehicle({ key: 'b', ...change }))).toBe(0);
  });
  it('VDP-08 never compares a vehicle with itself, nor counts one twice', () => {
    expect(comparablesOf(vehicle(), [vehicle(), ...others(1000), ...others(1000)])).toHaveLength(1);
  });
});

describe('the estimate, whatever the market', () => {
  const market = fc
    .array(
      fc.record({
        price: fc.integer({ min: 5000, max: 90_000 }),
        year: fc.integer({ min: 2017, max: 2025 }),
        km: fc.integer({ min: 0, max: 200_000 }),
        badge: fc.constantFrom('Sport', 'GT'),
      }),
      { maxLength: 40 },
    )
    .map((list) => list.map((values, index) => vehicle({ key: `m${index}`, ...values })));
  const price = fc.integer({ min: 5000, max: 90_000 });

  it('VDP-08 keeps fill and confidence between 0 and 1, and the range among the prices', () => {
    fc.assert(
      fc.property(market, price, (list, own) => {
        const gauge = estimateGauge(vehicle({ price: own }), list);
        if (!gauge) return;
        expect(gauge.fill).toBeGreaterThanOrEqual(0);
        expect(gauge.fill).toBeLessThanOrEqual(1);
        expect(gauge.confidence).toBeGreaterThanOrEqual(0);
        expect(gauge.confidence).toBeLessThan(1);
        const prices = comparablesOf(vehicle(), list).map((item) => item.price);
        expect(gauge.market_range_min).toBeGreaterThan(Math.min(...prices) - 100);
        expect(gauge.market_range_max).toBeLessThan(Math.max(...prices) + 100);
      }),
    );
  });
  it('VDP-08 does not depend on the order, nor on vehicles that do not compare', () => {
    fc.assert(
      fc.property(market, (list) => {
        const far = others(9000, 80_000).map((item) => ({ ...item, key: `far-${item.key}`, model: 'Rio' }));
        expect(estimateGauge(vehicle(), [...far, ...[...list].reverse()])?.market_range_min).toBe(
          estimateGauge(vehicle(), list)?.market_range_min,
        );
      }),
    );
  });
  it('VDP-08 the same market twice gives the same range and more confidence', () => {
    fc.assert(
      fc.property(market, (list) => {
        const once = estimateGauge(vehicle(), list);
        if (!once) return;
        const twice = estimateGauge(vehicle(), [...list, ...list.map((item) => ({ ...item, key: `${item.key}b` }))]);
        expect(twice).toMatchObject({
          market_range_min: once.market_range_min,
          market_range_max: once.market_range_max,
          fill: once.fill,
        });
        expect(twice?.confidence).toBeGreaterThan(once.confidence);
      }),
    );
  });
  it('VDP-08 a higher price is never lower on the gauge', () => {
    fc.assert(
      fc.property(market, price, price, (list, a, b) => {
        const low = estimateGauge(vehicle({ price: Math.min(a, b) }), list);
        const high = estimateGauge(vehicle({ price: Math.max(a, b) }), list);
        if (low && high) expect(high.fill).toBeGreaterThanOrEqual(low.fill);
      }),
    );
  });
});
