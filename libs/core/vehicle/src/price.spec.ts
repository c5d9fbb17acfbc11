import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDocument } from './document.js';
import { effectivePrice, priceDisplay, type PriceOptions } from './price.js';
import type { Vehicle } from './vehicle.js';

const options: PriceOptions = {
  noPriceText: 'Enquire for price.',
  preorderText: 'PREORDER',
  priceTypeLabels: { drive_away_price: 'Drive away' },
  showWasPrice: true,
  wasPriceMinDays: 0,
  wasPriceWindowDays: 90,
  offersSubscription: false,
};

describe('priceDisplay', () => {
  it('CARD-03 a subscription price comes first where the site offers it, and only above 0', () => {
    const vehicle = { price: 31_990, subscription_price: 279 };
    expect(priceDisplay(vehicle, { ...options, offersSubscription: true })).toMatchObject({
      kind: 'subscription',
      amount: 279,
    });
    expect(priceDisplay(vehicle, options)).toMatchObject({ kind: 'price', amount: 31_990 });
    expect(priceDisplay({ ...vehicle, subscription_price: 0 }, { ...options, offersSubscription: true }).kind).toBe(
      'price',
    );
  });
  it.each([
    [{ price: 10 }, 'Enquire for price.'],
    [{ price: 10.4 }, 'Enquire for price.'],
    [{ price: 11 }, '$11'],
    [{ price: 31_990.5 }, '$31,991'],
    [{ preorder: true }, 'PREORDER'],
    [{ preorder: true, price: 45_000 }, '$45,000'],
    [{ price: 1, offer_price: 29_990 }, '$29,990'],
    [{ price: 31_990, offer_price: 1 }, '$31,990'],
    [{ price: Number.NaN }, 'Enquire for price.'],
  ])('CARD-03 %j shows %s', (vehicle, text) => {
    expect(priceDisplay(vehicle, options).text).toBe(text);
  });
  it('CARD-03 a was-price shows only above the current price, compared as it is shown', () => {
    expect(priceDisplay({ price: 30_000, before_price: 32_000 }, options)).toHaveProperty('was.text', '$32,000');
    expect(priceDisplay({ price: 30_000, before_price: 30_000.4 }, options)).not.toHaveProperty('was');
    expect(
      priceDisplay({ price: 30_000, before_price: 32_000 }, { ...options, showWasPrice: false }),
    ).not.toHaveProperty('was');
  });
  it('CARD-03 a was-price that was never the asking price is not shown, also with an offer', () => {
    const now = Date.UTC(2026, 10, 20);
    const strict = { ...options, wasPriceMinDays: 14, now };
    const asked = (price: number, days: number) => ({
      price_history: [
        { from: now / 1000 - (days + 5) * 86_400, price },
        { from: now / 1000 - 5 * 86_400, price: 28_000 },
      ],
    });
    const before = { price: 28_000, before_price: 32_000 };
    expect(priceDisplay(before, strict)).not.toHaveProperty('was');
    expect(priceDisplay({ ...before, ...asked(32_000, 13) }, strict)).not.toHaveProperty('was');
    expect(priceDisplay({ ...before, ...asked(31_000, 60) }, strict)).not.toHaveProperty('was');
    expect(priceDisplay({ ...before, ...asked(32_000, 14) }, strict)).toHaveProperty('was.amount', 32_000);
    expect(priceDisplay({ ...before, ...asked(32_000, 14) }, { ...strict, now: undefined })).not.toHaveProperty('was');
    const offer = { price: 30_000, offer_price: 28_000 };
    expect(priceDisplay(offer, strict)).not.toHaveProperty('was');
    expect(priceDisplay({ ...offer, ...asked(30_000, 14) }, strict)).toHaveProperty('was.amount', 30_000);
  });

  const amount = fc.option(
    fc.oneof(fc.double({ min: -5, max: 90_000, noNaN: true }), fc.constantFrom(20_000, 30_000, 40_000)),
    { nil: undefined },
  );
  const priced = fc.record({
    price: amount,
    before_price: amount,
    offer_price: amount,
    subscription_price: amount,
    preorder: fc.boolean(),
    price_history: fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 90 * 86_400 }),
        price: fc.constantFrom(null, 20_000, 30_000, 40_000),
      }),
    ),
  });

  it('CARD-03 never shows a price of 10 or less, nor a was-price that is not above it', () => {
    fc.assert(
      fc.property(priced, (vehicle) => {
        const shown = priceDisplay(vehicle, options);
        if (shown.kind !== 'price') return;
        expect(shown.amount).toBeGreaterThan(10);
        if (shown.was) expect(shown.was.amount).toBeGreaterThan(shown.amount);
      }),
    );
  });
  it('CARD-03 a card, made from the search document, shows what the page shows', () => {
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
    fc.assert(
      fc.property(priced, fc.boolean(), fc.constantFrom(0, 14), (prices, offersSubscription, wasPriceMinDays) => {
        const vehicle = { ...base, ...prices } as Vehicle;
        const site = { ...options, offersSubscription, wasPriceMinDays, now: 90 * 86_400_000 };
        expect(priceDisplay(toDocument(vehicle, { site: 's' }), site)).toEqual(priceDisplay(vehicle, site));
        expect(toDocument(vehicle, { site: 's' }).price).toBe(effectivePrice(vehicle));
      }),
    );
  });
});
