import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAsked, priceDrop, priceHistory, supportsWasPrice } from './priceHistory.js';
import type { PriceChange } from './vehicle.js';

const DAY = 86_400;
const NOW = Date.UTC(2026, 10, 20);
const ago = (days: number, price: number | null): PriceChange => ({ from: NOW / 1000 - days * DAY, price });

describe('daysAsked', () => {
  it.each<[string, PriceChange[], number]>([
    ['the asking price for 20 days until it fell', [ago(30, 32_000), ago(10, 30_000)], 20],
    ['only days within the window', [ago(200, 32_000), ago(80, 30_000)], 10],
    ['before the window', [ago(200, 32_000), ago(100, 30_000)], 0],
    ['the asking price twice', [ago(40, 32_000), ago(35, 31_000), ago(20, 32_000), ago(15, 30_000)], 10],
    ['another amount', [ago(30, 31_999), ago(10, 30_000)], 0],
    ['not while it had no price', [ago(30, 32_000), ago(25, null), ago(10, 30_000)], 5],
    ['still the asking price', [ago(12, 32_000)], 12],
    ['in any order', [ago(10, 30_000), ago(30, 32_000)], 20],
    ['never', [], 0],
  ])('CARD-03 %s', (_name, history, days) => {
    expect(daysAsked(history, 32_000, 90, NOW)).toBeCloseTo(days, 6);
  });
});

describe('supportsWasPrice', () => {
  const rule = { minDays: 14, windowDays: 90 };
  it('CARD-03 needs the days of the site, to the day', () => {
    expect(supportsWasPrice([ago(24, 32_000), ago(10, 30_000)], 32_000, rule, NOW)).toBe(true);
    expect(supportsWasPrice([ago(23.9, 32_000), ago(10, 30_000)], 32_000, rule, NOW)).toBe(false);
    expect(supportsWasPrice([ago(300, 32_000), ago(91, 30_000)], 32_000, rule, NOW)).toBe(false);
  });
  it('CARD-03 without a record or a moment it supports nothing, unless the site asks for none', () => {
    expect(supportsWasPrice(undefined, 32_000, rule, NOW)).toBe(false);
    expect(supportsWasPrice([ago(40, 32_000)], 32_000, rule, undefined)).toBe(false);
    expect(supportsWasPrice(undefined, 32_000, { ...rule, minDays: 0 }, undefined)).toBe(true);
  });
  it('CARD-03 days never exceed the window, nor the time since the first price', () => {
    const change = fc.record({
      from: fc.integer({ min: NOW / 1000 - 400 * DAY, max: NOW / 1000 }),
      price: fc.constantFrom(30_000, 32_000, null),
    });
    fc.assert(
      fc.property(fc.array(change), fc.integer({ min: 1, max: 365 }), (history, windowDays) => {
        const days = [30_000, 32_000].map((amount) => daysAsked(history, amount, windowDays, NOW));
        const since = (NOW / 1000 - Math.min(...history.map(({ from }) => from), NOW / 1000)) / DAY;
        expect(days[0]! + days[1]!).toBeLessThanOrEqual(Math.min(windowDays, since) + 1e-6);
        expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('priceHistory', () => {
  it('CARD-03 lists the asking prices, the latest first, with each change', () => {
    const lines = priceHistory({ price_history: [ago(30, 32_000), ago(20, null), ago(10, 30_500)] });
    expect(lines.map(({ price, change }) => [price, change])).toEqual([
      [30_500, -1500],
      [undefined, undefined],
      [32_000, undefined],
    ]);
  });
  it('CARD-03 without a price there is no history', () => {
    expect(priceHistory({})).toEqual([]);
    expect(priceHistory({ price_history: [ago(3, null)] })).toEqual([]);
  });
});

describe('priceDrop', () => {
  const day = 86_400;
  const now = 1_780_000_000_000;
  const at = (daysAgo: number, price: number | null) => ({ from: now / 1000 - daysAgo * day, price });
  const rule = { minDays: 14, windowDays: 90, shownDays: 14 };
  it.each([
    [0.2, 0],
    [1.5, 1],
    [3.9, 3],
    [14.5, undefined],
  ])('CARD-03 a price that was cut %d days ago was cut on day %s', (ago, days) => {
    expect(priceDrop([at(60, 30_000), at(ago, 28_000)], 28_000, rule, now)).toBe(days);
  });
  it('CARD-03 is no more than the record proves: a rise, a price of some days, another price, no drop at all', () => {
    expect(priceDrop([at(60, 28_000), at(3, 30_000)], 30_000, rule, now)).toBeUndefined();
    expect(priceDrop([at(60, 28_000), at(5, 30_000), at(3, 28_000)], 28_000, rule, now)).toBeUndefined();
    expect(priceDrop([at(60, 30_000), at(3, 28_000)], 27_000, rule, now)).toBeUndefined();
    expect(priceDrop([at(60, 30_000), at(10, null), at(3, 28_000)], 28_000, rule, now)).toBeUndefined();
    expect(priceDrop([at(60, 30_000)], 30_000, rule, now)).toBeUndefined();
    expect(priceDrop(undefined, 30_000, rule, now)).toBeUndefined();
  });
  it('CARD-03 a site that shows no drops has none', () => {
    const history = [at(60, 30_000), at(3, 28_000)];
    expect(priceDrop(history, 28_000, { ...rule, shownDays: 0 }, now)).toBeUndefined();
  });
});
