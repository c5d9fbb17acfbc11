import { describe, expect, it } from 'vitest';
import { cardButtons } from './cardButtons.js';
import { cardFacts } from './cardFacts.js';
import { chooseImages, offersFavourite } from './images.js';
import { isReservable, RESERVABLE, type Reservable } from './reservable.js';
import { chargesProblem, isPurchasable, purchaseProblem } from './purchasable.js';
import type { VehicleSummary } from './summary.js';
import { slugify, titleLines, vehicleTitle } from './title.js';
import { vehicleWords } from './words/vehicleWords.js';
import { wordsOf } from '@forecourt/words';

const options = { reservable: RESERVABLE, testDriveOnlyTags: ['Test Drive Only'] };
const rio = (values: Partial<Reservable>): Reservable => ({
  car_type: 'used',
  status: 'in_stock',
  item_type: 'car',
  make: 'Kia',
  model: 'Rio',
  stocknum: 'A1',
  ...values,
});
const shown = (values: Partial<Reservable>, names: Parameters<typeof cardButtons>[1]) =>
  cardButtons(rio(values), names, options).flatMap(({ name, isShown }) => (isShown ? [name] : []));

describe('cardButtons', () => {
  it('CARD-01 shows the site’s buttons in its order, without those that do not fit', () => {
    const names = ['reserve', 'finance', 'view'] as const;
    expect(shown({ status: 'in_stock', price: 30_000 }, names)).toEqual(names);
    expect(shown({ status: 'in_stock' }, names)).toEqual(['view']);
    expect(shown({ status: 'coming_soon', price: 30_000 }, names)).toEqual(['finance', 'view']);
    expect(shown({ status: 'in_stock', reserved: true, price: 30_000 }, names)).toEqual(['finance', 'view']);
  });
  it.each(['sold', 'withdrawn'] as const)(
    'CARD-04 a %s vehicle has the way to a similar one, and nothing else',
    (status) => {
      expect(shown({ status, price: 30_000 }, ['view', 'reserve'])).toEqual(['similar']);
    },
  );
  it('BUY-02 a placeholder price cannot be reserved at', () => {
    expect(isReservable(rio({ price: 1 }), options)).toBe(false);
    expect(isReservable(rio({ price: 11 }), options)).toBe(true);
  });
  it.each([
    ['not in stock yet', { status: 'coming_soon' }, false],
    ['reserved already', { reserved: true }, false],
    ['for test drives only', { tag: 'test drive only' }, false],
    ['tagged otherwise', { tag: 'New Arrival' }, true],
    ['without a price', { price: undefined }, false],
  ] as const)('BUY-02 by the default rule, a vehicle %s: %s', (_words, values, expected) => {
    expect(isReservable(rio({ price: 20_000, ...values }), options)).toBe(expected);
  });
  it('BUY-02 a site declares what can be reserved; nothing it declares frees what is held or gone', () => {
    const any = { ...options, reservable: { all: [] } };
    const usedOnly = { ...options, reservable: { fact: 'car_type', in: ['used'] } as const };
    expect(isReservable(rio({ status: 'coming_soon' }), any)).toBe(true);
    expect(isReservable(rio({ car_type: 'new', price: 20_000 }), usedOnly)).toBe(false);
    expect(isReservable(rio({ reserved: true }), any)).toBe(false);
    expect(isReservable(rio({ status: 'sold' }), any)).toBe(false);
    expect(isReservable(rio({ tag: 'Test Drive Only' }), any)).toBe(false);
  });
});

describe('what can be bought online', () => {
  const priced = (values: Partial<Reservable> = {}) => rio({ price: 20_000, ...values });
  const without = { price_type: 'excluding_government_charges_price' } as const;
  it('BUY-03 is no vehicle whose price is not the whole of what is payable, and the reason says so', () => {
    expect(isPurchasable(priced(without), options)).toBe(false);
    expect(purchaseProblem(priced(without), options)?.kind).toBe('charges');
    expect(chargesProblem(wordsOf({ config: {} }, vehicleWords))).toContain(
      'government charges such as registration and stamp duty',
    );
    // it can be held all the same
    expect(isReservable(priced(without), options)).toBe(true);
    expect(shown({ price: 20_000, ...without }, ['reserve', 'buy'])).toEqual(['reserve']);
  });
  it.each(['drive_away_price', 'estimated_drive_away_price', undefined] as const)(
    'BUY-03 is a vehicle that can be reserved at a price of the kind %s',
    (price_type) => {
      expect(purchaseProblem(priced({ price_type }), options)).toBeUndefined();
      expect(purchaseProblem(priced({ price_type, reserved: true }), options)).toMatchObject({
        kind: 'reservation',
        text: 'it is reserved',
      });
    },
  );
  it('BUY-03 is nothing without a price, whatever the site’s rule says', () => {
    expect(isPurchasable(rio({}), { ...options, reservable: { all: [] } })).toBe(false);
  });
});

describe('pictures', () => {
  it.each([
    [['a', 'b'], 'in_stock', ['a', 'b']],
    [['a'], 'in_stock', ['set']],
    [[], 'in_stock', ['set']],
    [[], 'sold', []],
  ] as const)('CARD-05 %j of a vehicle %s gives %j', (images, status, expected) => {
    expect(chooseImages(images, { status }, ['set'])).toEqual(expected);
  });
  it('CARD-05 without a set, one picture stays', () => {
    expect(chooseImages(['a'], { status: 'in_stock' }, [])).toEqual(['a']);
  });
});

describe('offersFavourite', () => {
  const on = { favourites: true, favouritesOnlyPricedUsed: true };
  it('CARD-06 is off with the feature, and strict only by option', () => {
    const bare = { car_type: 'new', photos_count: 0 } as const;
    expect(offersFavourite(bare, { ...on, favourites: false })).toBe(false);
    expect(offersFavourite(bare, { ...on, favouritesOnlyPricedUsed: false })).toBe(true);
  });
  it.each([
    [{ car_type: 'used', price: 1, photos_count: 1 }, true],
    [{ car_type: 'demo', price: 1, photos_count: 1 }, false],
    [{ car_type: 'used', price: 0, photos_count: 1 }, false],
    [{ car_type: 'used', price: 1, photos_count: 0 }, false],
  ] as const)('CARD-06 %j strictly: %s', (vehicle, expected) => {
    expect(offersFavourite(vehicle, on)).toBe(expected);
  });
});

describe('titles and facts', () => {
  it('VDP-04 year make model badge series, without repetition and gaps', () => {
    const vehicle = { year: 2021, make: 'Kia', model: 'Sorento', badge: 'Sport', series: 'sport' };
    expect(vehicleTitle(vehicle)).toBe('2021 Kia Sorento Sport');
    expect(titleLines({ make: 'Jayco', model: 'Journey', badge: ' ' })).toEqual({ main: 'Jayco Journey', variant: '' });
  });
  it('makes slugs of ASCII words', () => {
    expect(slugify('2020 Citroën C3 “Shine” – H1')).toBe('2020-citroen-c3-shine-h1');
  });
  it('CARD-01 key facts are in the site’s order; unknown ones are left out, 0 km is known', () => {
    const vehicle = { km: 0, simple_fuel: '', engine_size_litres: 2 } as VehicleSummary;
    expect(cardFacts(vehicle, ['engine', 'fuel', 'km', 'seats']).map(({ value }) => value)).toEqual(['2.0 L', '0']);
  });
  it('CARD-01 a caravan shows the facts of a caravan, from the same list of the site', () => {
    const names = ['km', 'transmission', 'sleeps', 'length', 'atm', 'body'] as const;
    const shown = (values: Partial<VehicleSummary>) =>
      cardFacts(values as VehicleSummary, names).map(({ value }) => value);
    expect(shown({ sleeps: 4, body_length: 6450, atm: 2950, simple_body: 'Caravan' })).toEqual([
      '4',
      '6.5 m',
      '2950',
      'Caravan',
    ]);
    expect(shown({ km: 12, simple_body: 'SUV', sleeps: 0 })).toEqual(['12', 'SUV']);
  });
});
