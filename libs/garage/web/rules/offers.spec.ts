import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildVehicle } from '@forecourt/testing';
import { offeredLists, type GarageOptions } from './offeredLists.js';
import { hasControl, savedVehicle } from './offers.js';

const on: GarageOptions = {
  site: { garageEnabled: true },
  vehicle: { favourites: true, favouritesOnlyPricedUsed: false },
  garage: { favourites: true, compare: true },
};
const used = { car_type: 'used', status: 'in_stock', price: 20_000, photos_count: 3 } as const;
const unlisted = { isListed: false };

describe('what a site offers', () => {
  it('CARD-06 no controls where the garage or favourites are off', () => {
    expect(offeredLists(on)).toMatchObject({ favourites: true, compare: true });
    const none = { favourites: false, compare: false, accounts: false, watchlist: false, joins: false, alerts: false };
    expect(offeredLists({ ...on, site: { garageEnabled: false } })).toEqual(none);
    expect(offeredLists({ ...on, vehicle: { ...on.vehicle, favourites: false } })).toEqual(none);
  });

  it('CARD-06 either list can be off alone', () => {
    expect(offeredLists({ ...on, garage: { favourites: true, compare: false } })).toMatchObject({
      favourites: true,
      compare: false,
    });
  });
});

describe('what a site with accounts offers', () => {
  const garage = { favourites: true, compare: true, accounts: true, watchlist: true };
  it('SAVE-02 a watchlist replaces favourites on the device', () => {
    expect(offeredLists({ ...on, garage })).toEqual({
      favourites: false,
      compare: true,
      accounts: true,
      watchlist: true,
      joins: false,
      alerts: false,
    });
  });
  it('SAVE-02 SAVE-07 without a watchlist the vehicles of those who sign in join the account', () => {
    const joined = offeredLists({ ...on, garage: { ...garage, watchlist: false } });
    expect(joined).toMatchObject({ favourites: true, watchlist: false, joins: true });
    expect(offeredLists({ ...on, garage: { ...garage, accounts: false, watchlist: false } }).joins).toBe(false);
    expect(offeredLists({ ...on, garage: { ...garage, favourites: false, watchlist: false } }).joins).toBe(false);
  });
  it('SAVE-02 there is none without accounts, and none where vehicles are not saved', () => {
    expect(offeredLists({ ...on, garage: { ...garage, accounts: false } })).toMatchObject({
      favourites: true,
      watchlist: false,
    });
    expect(offeredLists({ ...on, garage: { ...garage, favourites: false } })).toMatchObject({
      accounts: true,
      watchlist: false,
    });
    expect(offeredLists({ ...on, site: { garageEnabled: false }, garage })).toMatchObject({
      accounts: false,
      watchlist: false,
    });
  });
});

describe('controls of a vehicle', () => {
  const strict = { favourites: true, favouritesOnlyPricedUsed: true };

  it.each([
    ['a new one', { ...used, car_type: 'new' as const }],
    ['one without a price', { ...used, price: undefined }],
    ['one with a price of nothing', { ...used, price: 0 }],
    ['one without pictures', { ...used, photos_count: 0 }],
  ])('CARD-06 by option %s has none', (_name, vehicle) => {
    expect(hasControl(vehicle, strict, unlisted)).toBe(false);
    expect(hasControl(vehicle, on.vehicle, unlisted)).toBe(true);
  });

  it('CARD-06 a used one with price and pictures has them', () => {
    expect(hasControl(used, strict, unlisted)).toBe(true);
  });

  it('SAVE-04 one that is gone has none, unless it is saved', () => {
    expect(hasControl({ ...used, status: 'sold' }, on.vehicle, unlisted)).toBe(false);
    expect(hasControl({ ...used, status: 'sold' }, on.vehicle, { isListed: true })).toBe(true);
  });

  it('CARD-06 the stricter option never shows what the looser hides', () => {
    const vehicles = fc.record({
      car_type: fc.constantFrom('new' as const, 'demo' as const, 'used' as const),
      status: fc.constantFrom('in_stock' as const, 'coming_soon' as const, 'sold' as const, 'withdrawn' as const),
      price: fc.option(fc.integer({ min: -5, max: 90_000 }), { nil: undefined }),
      photos_count: fc.nat(20),
    });
    fc.assert(
      fc.property(vehicles, fc.boolean(), (vehicle, isListed) => {
        if (hasControl(vehicle, strict, { isListed })) expect(hasControl(vehicle, on.vehicle, { isListed })).toBe(true);
      }),
    );
  });
});

it('SAVE-01 a saved vehicle carries the fields of the specification', () => {
  expect(savedVehicle({ ...buildVehicle({ id: 'b9', slug: 'rio' }), image: 'rio.jpg' })).toEqual({
    id: 'b9',
    name: '2021 Kia Sorento Sport',
    slug: 'rio',
    make: 'Kia',
    model: 'Sorento',
    primary_image_url: 'rio.jpg',
  });
});
