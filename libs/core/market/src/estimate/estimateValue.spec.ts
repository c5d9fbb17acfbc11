import { describe, expect, it } from 'vitest';
import type { MarketVehicle } from './comparables.js';
import { estimateValue } from './estimateValue.js';

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
