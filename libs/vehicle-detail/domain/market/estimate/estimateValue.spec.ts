import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarketVehicle } from './comparables.js';
import { estimateValue } from './estimateValue.js';
import { WIDE_YEARS } from './wideMarket.js';

const other = (key: string, price: number, changes: Partial<MarketVehicle> = {}): MarketVehicle => ({
  key,
  item_type: 'car',
  car_type: 'used',
  make: 'Kia',
  model: 'Rio',
  year: 2021,
  km: 40_000,
  price,
  ...changes,
});
const subject = { key: '', item_type: 'car', make: 'kia', model: 'RIO', year: 2021, km: 42_000 };

describe('estimateValue', () => {
  it('TRD-03 tells range and middle of comparable prices, whatever they contain', () => {
    const market = [19_050, 20_000, 20_550, 21_000].map((price, index) =>
      other(String(index), price, { price_type: index % 2 ? 'drive_away' : 'egc' }),
    );
    const value = estimateValue(subject, market);
    expect(value).toMatchObject({ low: 19_000, high: 21_000, comparables: 4 });
    expect(value?.middle).toBe(20_000);
    expect(value?.confidence).toBeGreaterThan(0.2);
  });
  it('TRD-03 says nothing of fewer than three, and leaves out what does not compare', () => {
    const few = [
      other('1', 20_000),
      other('2', 21_000),
      other('3', 22_000, { year: 2015 }),
      other('4', 9, { model: 'Cerato' }),
    ];
    expect(estimateValue(subject, few)).toBeUndefined();
    expect(estimateValue(subject, [])).toBeUndefined();
  });
});

/** Used cars as a market has them: a price that falls by a tenth a year, 13,000 km a year. */
const aged = (year: number, count: number, price = 32_000) =>
  Array.from({ length: count }, (_, index) =>
    other(`${year}-${index}`, Math.round(price * 0.9 ** (2023 - year)) + index * 300, {
      year,
      km: (2026 - year) * 13_000 + index * 2000,
    }),
  );
const enough = { comparables: 3, confidence: 0.2 };

describe('estimateValue where few cars of the same years are for sale', () => {
  const car = { ...subject, year: 2021, km: 65_000 };
  const market = [...aged(2018, 3), ...aged(2024, 4)];
  it('TRD-03 counts more years, moved to the car’s own, and says which', () => {
    expect(estimateValue(car, market)).toBeUndefined();
    const value = estimateValue(car, market, enough);
    expect(value).toMatchObject({ comparables: 7, years: { from: 2018, to: 2024 } });
    // what such a car of 2021 costs where a year takes a tenth
    expect(value?.middle).toBeGreaterThan(24_500);
    expect(value?.middle).toBeLessThan(27_500);
  });
  it('TRD-03 the range is wider than that of as many cars of the same year', () => {
    const near = estimateValue(car, aged(2021, 7), enough);
    const wide = estimateValue(car, market, enough);
    expect(near).not.toHaveProperty('years');
    expect((wide?.high ?? 0) - (wide?.low ?? 0)).toBeGreaterThan((near?.high ?? 0) - (near?.low ?? 0));
    expect(wide?.confidence).toBeLessThan(near?.confidence ?? 0);
  });
  it('TRD-03 near cars count alone where they are enough', () => {
    const near = aged(2021, 5);
    expect(estimateValue(car, [...near, ...market], enough)).toEqual(estimateValue(car, near, enough));
  });
  it('TRD-03 nothing is drawn out beyond the years that are for sale', () => {
    expect(estimateValue(car, aged(2024, 9), enough)).toBeUndefined();
    expect(estimateValue(car, aged(2018, 9), enough)).toBeUndefined();
    expect(estimateValue(car, [...aged(2021 - WIDE_YEARS - 1, 9), ...aged(2021 + WIDE_YEARS + 1, 9)], enough)).toBe(
      undefined,
    );
  });
  it('TRD-03 a car with far fewer or far more kilometres than its years is not compared', () => {
    const driven = market.map((item) => ({ ...item, km: (item.km ?? 0) + 90_000 }));
    expect(estimateValue(car, driven, enough)).toBeUndefined();
  });
  it('TRD-03 whatever is for sale, the middle is in the range, and the range holds what the moved prices span', () => {
    const item = fc.record({
      year: fc.integer({ min: 2014, max: 2026 }),
      price: fc.integer({ min: 3000, max: 90_000 }),
      km: fc.integer({ min: 0, max: 200_000 }),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (items) => {
        const stock = items.map((values, index) => other(String(index), values.price, values));
        const value = estimateValue(car, stock, enough);
        if (!value) return;
        expect(value.low).toBeLessThanOrEqual(value.middle);
        expect(value.middle).toBeLessThanOrEqual(value.high);
        expect(value.low % 100 || value.high % 100).toBe(0);
        expect(value.low).toBeGreaterThan(0);
        expect(value.confidence).toBeGreaterThanOrEqual(0);
        expect(value.confidence).toBeLessThanOrEqual(1);
        expect(value.comparables).toBeGreaterThanOrEqual(3);
        if (value.years) expect(value.years.from).toBeLessThanOrEqual(car.year);
        // the order of a market changes nothing
        expect(estimateValue(car, [...stock].reverse(), enough)).toEqual(value);
      }),
    );
  });
});
