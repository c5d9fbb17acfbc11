import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseSoldRuns, isAvailable, isInSoldWindow, isNewArrival, offersTestDrive } from './availability.js';
import { offersTradeIn } from './tradeIn.js';
import { cardFacts } from './cardFacts.js';
import { addressLine } from './format.js';
import { keyInformation, specifications } from './details.js';
import { toDocument } from './document.js';
import { chooseImages, offersFavourite } from './images.js';
import { choosePhone, formatPhone, maskPhone, phoneHref } from './phone.js';
import { priceDisplay, type PriceOptions, type PricedVehicle } from './price.js';
import { similarPriceBand } from './similar.js';
import { cardTag, type TagOptions } from './tag.js';
import { slugify, titleLines, vehicleTitle } from './title.js';
import type { Vehicle } from './vehicle.js';
import { vehicleWords } from './words/vehicleWords.js';
import { formatDate, wordsOf } from '@forecourt/words';

const NOW = Date.UTC(2026, 10, 20);
const seconds = NOW / 1000;
const DAY = 86_400;
const vehicle: Vehicle = {
  id: '1',
  slug: 's',
  stocknum: 'A1',
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  make: 'Kia',
  model: 'Sorento',
  images: [],
  created_at_timestamp: seconds - 100 * DAY,
  updated_at_timestamp: seconds,
};

const say = wordsOf({ config: {} }, vehicleWords);

describe('offersTradeIn', () => {
  const vehicle = { status: 'in_stock' as const, price: 20_000 };
  it.each([
    ['in stock and priced', vehicle, true],
    ['at 201 dollars', { ...vehicle, price: 201 }, true],
    ['at 200 dollars', { ...vehicle, price: 200 }, false],
    ['offered at 150 dollars', { ...vehicle, offer_price: 150 }, false],
    ['without a price', { status: 'in_stock' as const }, false],
    ['reserved', { ...vehicle, reserved: true }, false],
    ['sold', { ...vehicle, status: 'sold' as const }, false],
    ['not here yet', { ...vehicle, status: 'coming_soon' as const }, false],
  ])('TRD-04 a vehicle %s: %j, %s', (_name, one, is) => {
    expect(offersTradeIn(one)).toBe(is);
  });
});

describe('availability', () => {
  it.each([
    ['in_stock', true],
    ['coming_soon', true],
    ['sold', false],
    ['withdrawn', false],
  ] as const)('VDP-06 %s is available: %s', (status, expected) => {
    expect(isAvailable({ status })).toBe(expected);
  });
  it('VDP-06 coming_soon hides the test drive where the option is on', () => {
    const coming = { status: 'coming_soon', item_type: 'car' } as const;
    const options = { comingSoonHidesTestDrive: true, testDriveTypes: ['car'] as const };
    expect(offersTestDrive(coming, options)).toBe(false);
    expect(offersTestDrive(coming, { ...options, comingSoonHidesTestDrive: false })).toBe(true);
    expect(offersTestDrive({ ...coming, status: 'in_stock' }, options)).toBe(true);
  });
  it('VDP-04 no test drive of what cannot be driven, where the option leaves it out', () => {
    const caravan = { status: 'in_stock', item_type: 'caravan' } as const;
    const driven = { comingSoonHidesTestDrive: false, testDriveTypes: ['car', 'motorcycle'] as const };
    expect(offersTestDrive(caravan, driven)).toBe(false);
    expect(offersTestDrive(caravan, { ...driven, testDriveTypes: ['caravan'] })).toBe(true);
  });
  it('SRCH-12 sold vehicles stay for their window, to the second', () => {
    expect(isInSoldWindow({ sold_date_timestamp: seconds - 3 * DAY }, 3, NOW)).toBe(true);
    expect(isInSoldWindow({ sold_date_timestamp: seconds - 3 * DAY - 1 }, 3, NOW)).toBe(false);
    expect(isInSoldWindow({ sold_date_timestamp: seconds }, 0, NOW)).toBe(false);
  });
  it('SRCH-12 keeps the first of each run of sold vehicles, and all when all are sold', () => {
    const statuses = (text: string) =>
      [...text].map((char) => ({ status: char === 's' ? ('sold' as const) : ('in_stock' as const) }));
    expect(collapseSoldRuns(statuses('ississs')).map(({ status }) => status[0])).toEqual(['i', 's', 'i', 's']);
    expect(collapseSoldRuns(statuses('sss'))).toHaveLength(3);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('s', 'i')), (list) => {
        const kept = collapseSoldRuns(statuses(list.join('')));
        expect(kept.filter(({ status }) => status === 'in_stock')).toHaveLength(
          list.filter((char) => char === 'i').length,
        );
      }),
    );
  });
});

const tags: TagOptions = {
  electricTag: true,
  newArrivalDays: 8,
  certifiedBadge: true,
  tagLabels: {
    electric: 'Electric',
    hybrid: 'Hybrid',
    reserved: 'Reserved',
    certified: 'Certified',
    comingSoon: 'Coming Soon',
    newArrival: 'New Arrival',
    sold: 'Just Sold',
  },
};

describe('card tag', () => {
  const everything: Vehicle = {
    ...vehicle,
    simple_fuel: 'Electric',
    reserved: true,
    certified: true,
    tag: 'Runout',
    status: 'coming_soon',
    created_at_timestamp: seconds,
  };
  it('CARD-02 the first that applies wins, in the order of the specification', () => {
    const steps: [Partial<Vehicle>, string | undefined][] = [
      [{}, 'Electric'],
      [{ simple_fuel: 'Diesel' }, 'Reserved'],
      [{ reserved: false }, 'Certified'],
      [{ certified: false }, 'Runout'],
      [{ tag: undefined }, 'Coming Soon'],
      [{ status: 'in_stock' }, 'New Arrival'],
      [{ created_at_timestamp: 0 }, undefined],
      [{ status: 'sold' }, 'Just Sold'],
    ];
    let present = everything;
    for (const [change, label] of steps) {
      present = { ...present, ...change };
      expect(cardTag(present, tags, NOW)?.label).toBe(label);
    }
  });
  it('CARD-02 the electric tag is an option', () => {
    expect(cardTag(everything, { ...tags, electricTag: false }, NOW)?.label).toBe('Reserved');
  });
  it('CARD-02 a new arrival is 8 days old at most', () => {
    expect(isNewArrival({ created_at_timestamp: seconds - 8 * DAY }, 8, NOW)).toBe(true);
    expect(isNewArrival({ created_at_timestamp: seconds - 8 * DAY - 1 }, 8, NOW)).toBe(false);
  });
});

const prices: PriceOptions = {
  noPriceText: 'Enquire for price.',
  preorderText: 'PREORDER',
  priceTypeLabels: { drive_away_price: 'Drive away' },
  showWasPrice: true,
  wasPriceMinDays: 0,
  wasPriceWindowDays: 90,
  offersSubscription: false,
};

describe('price', () => {
  it.each<[PricedVehicle, Partial<PriceOptions>, string]>([
    [{ price: 31_990, subscription_price: 289 }, { offersSubscription: true }, '$289'],
    [{ price: 31_990, subscription_price: 0 }, { offersSubscription: true }, '$31,990'],
    [{ price: 31_990, offer_price: 29_990 }, {}, '$29,990'],
    [{ price: 10 }, {}, 'Enquire for price.'],
    [{ price: 11 }, {}, '$11'],
    [{ preorder: true }, {}, 'PREORDER'],
    [{ price: 31_990, preorder: true }, {}, '$31,990'],
    [{}, { noPriceText: 'Ask us' }, 'Ask us'],
  ])('CARD-03 %j shows %s', (priced, options, text) => {
    expect(priceDisplay(priced, { ...prices, ...options }).text).toBe(text);
  });
  it('CARD-03 the price before shows only above the current one', () => {
    const was = (priced: PricedVehicle) => (priceDisplay(priced, prices) as { was?: { text: string } }).was?.text;
    expect(was({ price: 30_000, before_price: 32_000 })).toBe('$32,000');
    expect(was({ price: 30_000, before_price: 30_000 })).toBeUndefined();
    expect(was({ price: 30_000, offer_price: 28_000 })).toBe('$30,000');
  });
  it('CARD-03 never states an amount of 10 dollars or less', () => {
    const amount = fc.option(fc.integer({ min: -100, max: 60_000 }), { nil: undefined });
    fc.assert(
      fc.property(fc.record({ price: amount, before_price: amount, offer_price: amount }), (raw) => {
        const display = priceDisplay(JSON.parse(JSON.stringify(raw)) as PricedVehicle, prices);
        return (
          display.kind !== 'price' ||
          (display.amount > 10 && (display.was === undefined || display.was.amount > display.amount))
        );
      }),
    );
  });
});

describe('phones', () => {
  it('VDP-18 takes override, then car type, then new, used and the location’s', () => {
    expect(choosePhone({ override: '1', used: '2' }, 'used', '9')).toBe('1');
    expect(choosePhone({ new: '1', used: '2' }, 'used', '9')).toBe('2');
    expect(choosePhone({ new: '1' }, 'demo', '9')).toBe('1');
    expect(choosePhone({}, 'new', '9')).toBe('9');
    expect(choosePhone({}, 'new')).toBeUndefined();
  });
  it.each([
    ['0255501234', '02 5550 1234'],
    ['+61 2 5550 1234', '02 5550 1234'],
    ['0491570006', '0491 570 006'],
    ['1300975707', '1300 975 707'],
    ['132552', '13 25 52'],
    ['(07) 5550-1234', '07 5550 1234'],
    ['n/a', 'n/a'],
  ])('VDP-18 writes %s as %s', (raw, shown) => {
    expect(formatPhone(raw)).toBe(shown);
  });
  it('VDP-18 masks all but the first five characters', () => {
    expect(maskPhone('02 5550 1234')).toBe('02 55** ****');
    expect(phoneHref('+61 2 5550 1234')).toBe('tel:0255501234');
  });
});

describe('page of a vehicle', () => {
  const full: Vehicle = {
    ...vehicle,
    year: 2021,
    badge: 'Sport',
    km: 42_000,
    engine_size_litres: 2.199,
    cylinders: 4,
    variant: { ancaprating: 5, towingcapacitybraked: 2000 },
    caravan: { sleeps: 4, tare_weight: 2100 },
  };
  it('VDP-04 reads year make model badge series, without repeats', () => {
    expect(vehicleTitle({ ...full, series: 'Sport' })).toBe('2021 Kia Sorento Sport');
    expect(titleLines(full)).toEqual({ main: '2021 Kia Sorento', variant: 'Sport' });
    expect(slugify('Citroën C5 X "Shine"')).toBe('citroen-c5-x-shine');
  });
  it('VDP-07 gives kilometres with kms, litres to one decimal, caravan specifications, and no empty row', () => {
    const rows = keyInformation(full, say);
    expect(rows).toContainEqual({ id: 'detail.kilometres', label: 'Kilometres', value: '42,000 kms' });
    expect(rows.find(({ label }) => label === 'Engine')?.value).toBe('2.2 L, 4 cyl');
    expect(rows).toContainEqual({ id: 'detail.sleeps', label: 'Sleeps', value: '4' });
    expect(rows.every(({ value }) => value !== '')).toBe(true);
    expect(specifications(vehicle, say).every((group) => group.rows.length > 0)).toBe(true);
  });
  it.each([
    ['2019-03-09', '9 Mar 2019'],
    ['2019-03-09T10:00:00Z', '9 Mar 2019'],
    ['2019-03', 'Mar 2019'],
    ['2019-13', '2019-13'],
    ['2019-03x', '2019-03x'],
    ['March', 'March'],
  ])('VDP-07 writes the day or month %s as %s', (text, written) => expect(formatDate(text, 'en-AU')).toBe(written));
  it('VDP-07 an electric car tells its range before its gears, any other its gears first', () => {
    const labels = (fuel: string) =>
      keyInformation(
        { ...full, simple_fuel: fuel, simple_transmission: 'Automatic', variant: { electric_range: 450 } },
        say,
      )
        .slice(0, 4)
        .map(({ label }) => label);
    expect(labels('Electric')).toEqual(['Condition', 'Kilometres', 'Fuel', 'Electric range']);
    expect(labels('Hybrid')).toEqual(['Condition', 'Kilometres', 'Transmission', 'Fuel']);
  });
  it('VDP-17 writes an address as Australians do, without gaps', () => {
    expect(addressLine({ street: '1 Wattle St', city: 'Bendigo', state: 'VIC', postcode: '3550' })).toBe(
      '1 Wattle St, Bendigo VIC 3550',
    );
    expect(addressLine({ city: 'Bendigo' })).toBe('Bendigo');
    expect(addressLine(undefined)).toBe('');
  });
  it('VDP-07 shows no ANCAP rating without its year', () => {
    expect(JSON.stringify(specifications(full, say))).not.toContain('ANCAP');
    expect(JSON.stringify(specifications({ ...full, variant: { ancaprating: 5, ancap_year: 2022 } }, say))).toContain(
      '5 stars (2022)',
    );
  });
  it('VDP-13 the band is 10,000 below 50,000 and 25,000 from there', () => {
    expect(similarPriceBand(49_999)).toEqual({ min: 39_999, max: 59_999 });
    expect(similarPriceBand(50_000)).toEqual({ min: 25_000, max: 75_000 });
    expect(similarPriceBand(4000).min).toBe(0);
  });
  it('CARD-05 replaces pictures where there is one or none', () => {
    expect(chooseImages(['a'], vehicle, ['x', 'y'])).toEqual(['x', 'y']);
    expect(chooseImages(['a', 'b'], vehicle, ['x'])).toEqual(['a', 'b']);
    expect(chooseImages(['a'], vehicle, [])).toEqual(['a']);
  });
  it('CARD-06 hides the favourite control where the option is on', () => {
    const on = { favourites: true, favouritesOnlyPricedUsed: true };
    expect(offersFavourite({ car_type: 'used', price: 5000, photos_count: 1 }, on)).toBe(true);
    expect(offersFavourite({ car_type: 'new', price: 5000, photos_count: 1 }, on)).toBe(false);
    expect(offersFavourite({ car_type: 'new', photos_count: 0 }, { ...on, favouritesOnlyPricedUsed: false })).toBe(
      true,
    );
  });
});

describe('search document', () => {
  it('CARD-01 carries what a card shows and leaves out what is empty', () => {
    const document = toDocument({ ...vehicle, badge: '', price: 5, km: 0 }, { site: 'a' });
    expect(document).not.toHaveProperty('badge');
    expect(document).not.toHaveProperty('price');
    expect(document).toMatchObject({
      site: 'a',
      make_model: 'Kia Sorento',
      km: 0,
      reserved: false,
      show_on_dealer_website: true,
    });
    expect(cardFacts(document, ['km', 'fuel'])).toEqual([{ name: 'km', value: '0' }]);
  });
});
