import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehicleNews, type WatchedVehicle } from './vehicleNews.js';

const WATCHED: WatchedVehicle = {
  status: 'in_stock',
  watchedFrom: 1000,
  priceSaved: 20_000,
  priceNow: 18_000,
  pricedFrom: 2000,
  soldAt: null,
  told: undefined,
};

describe('news of a saved vehicle', () => {
  it('SAVE-07 a price below the one when it was saved is reported with both', () => {
    expect(vehicleNews(WATCHED)).toEqual({ kind: 'drop', from: 20_000, to: 18_000 });
  });
  it.each<[string, Partial<WatchedVehicle>]>([
    ['a higher price', { priceNow: 21_000 }],
    ['the same price', { priceNow: 20_000 }],
    ['a price from before it was saved', { pricedFrom: 1000 }],
    ['a price that was reported already', { told: { price: 18_000, isSold: false } }],
    ['a price above one that was reported', { told: { price: 17_000, isSold: false } }],
    ['a vehicle that had no price', { priceSaved: null }],
    ['a vehicle that has none any more', { priceNow: null }],
    ['a withdrawn one', { status: 'withdrawn' }],
    ['a sale that was reported already', { status: 'sold', priceNow: null, told: { price: null, isSold: true } }],
    ['a sale from before', { status: 'sold', priceNow: null, pricedFrom: 900, soldAt: 900 }],
  ])('SAVE-07 %s is no news', (_what, change) => {
    expect(vehicleNews({ ...WATCHED, ...change })).toBeUndefined();
  });
  it('SAVE-07 a sale is reported once; without a price the day of the sale decides', () => {
    const sold = { ...WATCHED, status: 'sold', priceNow: null };
    expect(vehicleNews(sold)).toEqual({ kind: 'sold' });
    expect(vehicleNews({ ...sold, priceSaved: null, pricedFrom: null, soldAt: 1500 })).toEqual({ kind: 'sold' });
  });
  it('SAVE-07 property: through any run of prices each reported drop is lower than all before, and reported once', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 50 }), { nil: null }), { maxLength: 30 }), (prices) => {
        const told: number[] = [];
        prices.forEach((priceNow, at) => {
          const last = told.at(-1);
          const seen = { ...WATCHED, priceSaved: 25, priceNow, pricedFrom: 2000 + at };
          const news = vehicleNews({ ...seen, told: last === undefined ? undefined : { price: last, isSold: false } });
          if (news?.kind === 'drop') told.push(news.to);
        });
        expect(told).toEqual([...new Set(told)].sort((a, b) => b - a));
        const lowest = Math.min(25, ...prices.filter((price) => price !== null));
        expect(told.at(-1) ?? 25).toBe(lowest);
      }),
    );
  });
});
