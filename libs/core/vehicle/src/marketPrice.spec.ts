import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDocument } from './document.js';
import { marketDiscount, marketIndicator } from './marketPrice.js';
import type { PriceDisplay } from './price.js';
import type { Vehicle } from './vehicle.js';

const price = (amount: number): PriceDisplay => ({ kind: 'price', amount, text: '' });

describe('marketDiscount', () => {
  it.each([
    [{ state_average_market_price: 40_000, average_market_price: 90_000 }, 30_000, 250],
    [{ average_market_price: 20_000 }, 19_990, 1],
    [{ average_market_price: 20_000 }, 20_000, undefined],
    [{ average_market_price: 20_000 }, 25_000, undefined],
    [{ average_market_price: 20_000 }, undefined, undefined],
    [{ average_market_price: Number.NaN }, 20_000, undefined],
    [{}, 20_000, undefined],
  ])('SRCH-08 %j at %s is %s thousandths below the market', (averages, amount, thousandths) => {
    expect(marketDiscount(averages, amount)).toBe(thousandths);
  });
});

describe('marketIndicator', () => {
  it.each([
    [30_500, 30_000, 500],
    [30_499, 30_000, undefined],
    [30_499.6, 30_000, 500],
    [30_000, 30_500, undefined],
  ])('VDP-09 an average of %d and a price of %d show a saving of %s', (average, amount, saving) => {
    expect(marketIndicator({ state_average_market_price: average }, price(amount), 499)?.saving).toBe(saving);
  });
  it('VDP-09 the state’s average counts before the national one', () => {
    const both = { state_average_market_price: 30_100, average_market_price: 40_000, state: 'NSW' };
    expect(marketIndicator(both, price(30_000), 499)).toBeUndefined();
    expect(marketIndicator({ average_market_price: 31_000 }, price(30_000), 499)).toEqual({
      saving: 1000,
      average: 31_000,
      compared: 0,
    });
    expect(marketIndicator({ ...both, state_average_market_price: 31_000 }, price(30_000), 499)?.state).toBe('NSW');
  });
  it('VDP-09 words, subscriptions and unknown averages compare with nothing', () => {
    const average = { average_market_price: 90_000 };
    expect(marketIndicator(average, { kind: 'text', text: 'POA' }, 499)).toBeUndefined();
    expect(
      marketIndicator(average, { kind: 'subscription', amount: 200, text: '', suffix: 'per week' }, 499),
    ).toBeUndefined();
    expect(marketIndicator({}, price(1000), 499)).toBeUndefined();
    expect(marketIndicator({ average_market_price: Number.NaN }, price(1000), 499)).toBeUndefined();
    expect(marketIndicator(average, undefined, 499)).toBeUndefined();
  });
  it('VDP-09 a card, made from the search document, says what the page says', () => {
    const base: Vehicle = {
      id: '1',
      slug: 'a',
      stocknum: 'A',
      item_type: 'car',
      car_type: 'used',
      status: 'in_stock',
      make: 'Kia',
      model: 'Rio',
      images: [],
      created_at_timestamp: 0,
      updated_at_timestamp: 0,
    };
    const average = fc.option(fc.double({ min: 0, max: 90_000, noNaN: true }), { nil: undefined });
    fc.assert(
      fc.property(average, average, fc.integer({ min: 11, max: 90_000 }), (inState, national, amount) => {
        const vehicle = { ...base, state_average_market_price: inState, average_market_price: national } as Vehicle;
        expect(marketIndicator(toDocument(vehicle, { site: 's' }), price(amount), 499)).toEqual(
          marketIndicator(vehicle, price(amount), 499),
        );
      }),
    );
  });
});
