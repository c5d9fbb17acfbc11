import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseListing } from './listingUrl.js';
import { searchConfig, searchSchema } from '../config.js';
import { readPlainWords, reworded, withPlainWords, withoutPlainWords } from './plainWords.js';

describe('plain words', () => {
  it.each([
    [
      'white automatic suv under 30k',
      {
        query: '',
        facets: { colour: ['White'], transmission: ['Automatic'], body: ['SUV'] },
        ranges: { price: { max: 30_000 } },
      },
    ],
    ['Toyota Corolla hatch', { query: 'Toyota Corolla', facets: { body: ['Hatchback'] } }],
    ['used 7 seater diesel', { query: '', facets: { car_type: ['used'], seats: ['7'], fuel: ['Diesel'] } }],
    ['4x4 ute in QLD', { query: '', facets: { drive: ['4x4'], body: ['Ute'], state: ['QLD'] } }],
    ['caravans in New South Wales', { query: '', facets: { item_type: ['caravan'], state: ['NSW'] } }],
    ['petrol hatches', { query: '', facets: { fuel: ['Unleaded', 'Premium', 'Petrol'], body: ['Hatchback'] } }],
    ['mazda 3 under $25,000', { query: 'mazda 3', ranges: { price: { max: 25_000 } } }],
    ['between 20 and 30k', { query: '', ranges: { price: { min: 20_000, max: 30_000 } } }],
    ['$15,000 - $20,000 kia', { query: 'kia', ranges: { price: { min: 15_000, max: 20_000 } } }],
    ['hilux less than 80,000 kms', { query: 'hilux', ranges: { km: { max: 80_000 } } }],
    ['under 120k km', { query: '', ranges: { km: { max: 120_000 } } }],
    ['cars under $150 per week', { query: '', ranges: { price: { max: 39_000 } } }],
    ['kia 2019 or newer', { query: 'kia', ranges: { year: { min: 2019 } } }],
    ['rav4 2018-2021', { query: 'rav4', ranges: { year: { min: 2018, max: 2021 } } }],
    ['ute that can tow 3.5t', { query: '', facets: { body: ['Ute'] }, ranges: { towing: { min: 3500 } } }],
    ['over 10k under 20k', { query: '', ranges: { price: { min: 10_000, max: 20_000 } } }],
  ])('SRCH-03 "%s" becomes chips, and the rest stays text', (text, expected) => {
    expect(readPlainWords(text)).toEqual({ facets: {}, ranges: {}, ...expected });
  });

  it.each([
    'peugeot 2008',
    'Land Rover Defender 110',
    'under 30',
    'C-HR',
    'Newcastle',
    'Evoque',
    'Audi A4',
    'B-001234',
    '',
    '2019 Corolla',
    'Isuzu D-MAX 2021',
    'LDV T60 Max 2022',
    'Gold Coast',
  ])('SRCH-03 "%s" stays text alone', (text) => {
    expect(readPlainWords(text)).toEqual({ query: text, facets: {}, ranges: {} });
  });

  it.each([
    ['ute near 4350', { query: '', facets: { body: ['Ute'] }, near: { postcode: '4350' } }],
    ['within 50 km of 4350', { query: '', near: { postcode: '4350', km: 50 } }],
    ['kia 100km from 2026', { query: 'kia', near: { postcode: '2026', km: 100 } }],
    ['near postcode 0800 under 30k', { query: '', ranges: { price: { max: 30_000 } }, near: { postcode: '0800' } }],
    ['hilux under 80,000 km', { query: 'hilux', ranges: { km: { max: 80_000 } } }],
    ['kia near 43500', { query: 'kia near 43500' }],
    ['near new', { query: '', facets: { car_type: ['demo', 'used'] }, sort: 'km-asc' }],
  ])('LOC-09 SRCH-03 "%s" looks around a place', (text, expected) => {
    expect(readPlainWords(text, { offersNear: true })).toEqual({ facets: {}, ranges: {}, ...expected });
  });
  it('LOC-09 a place stays text where the site does not look around one', () => {
    expect(readPlainWords('kia near 4350')).toEqual({ query: 'kia near 4350', facets: {}, ranges: {} });
    expect(readPlainWords('ute near 4350').query).toBe('near 4350');
  });

  const places = [
    { slug: 'brisbane', name: 'Harbour Brisbane', visible: true, address: { city: 'Newstead' } },
    { slug: 'gold-coast', name: 'Harbour Gold Coast', visible: true, address: { city: 'Nerang' } },
    { slug: 'orange', name: 'Harbour Orange', visible: true, address: { city: 'Orange' } },
    { slug: 'hub', name: 'Depot', visible: false, address: { city: 'Dubbo' } },
  ];
  it.each([
    ['toyota in brisbane', { query: 'toyota', facets: { location: ['brisbane'] } }],
    ['toyota brisbane', { query: 'toyota', facets: { location: ['brisbane'] } }],
    ['utes at harbour gold coast', { facets: { location: ['gold-coast'], body: ['Ute'] } }],
    ['kia nerang', { query: 'kia', facets: { location: ['gold-coast'] } }],
    ['orange ute', { facets: { colour: ['Orange'], body: ['Ute'] } }],
    ['ute in orange', { facets: { location: ['orange'], body: ['Ute'] } }],
    ['toyota in perth', { query: 'toyota', near: { postcode: '6000' } }],
    ['toyota in dubbo', { query: 'toyota', near: { postcode: '2830' } }],
    ['ute in WA', { facets: { body: ['Ute'], state: ['WA'] } }],
  ])('LOC-09 SRCH-03 the place of "%s" is understood', (text, expected) => {
    expect(readPlainWords(text, { offersNear: true, places })).toEqual({
      query: '',
      facets: {},
      ranges: {},
      ...expected,
    });
  });
  it('LOC-09 SRCH-03 a town is its state where the site does not look around one', () => {
    expect(readPlainWords('kia in cairns', { offersNear: false, places })).toEqual({
      query: 'kia',
      facets: { state: ['QLD'] },
      ranges: {},
    });
  });
  it('SRCH-03 words of the dealer come before those of everybody', () => {
    const ownWords = [{ words: ['van', 'vans', 'C++'], facet: 'item_type' as const, values: ['caravan'] }];
    expect(readPlainWords('vans under 40k', { offersNear: false, ownWords })).toEqual({
      query: '',
      facets: { item_type: ['caravan'] },
      ranges: { price: { max: 40_000 } },
    });
    expect(readPlainWords('van', { offersNear: false }).facets).toEqual({ body: ['Van'] });
    expect(() =>
      searchSchema.parse({ ...searchConfig.defaults, ownWords: [{ words: ['x'], facet: 'make' }] }),
    ).toThrow();
  });

  it.each([
    ['bmw or audi', { query: '', facets: { make: ['BMW', 'Audi'] } }],
    [
      'Kia, Mazda and Toyota under 30k',
      { query: '', facets: { make: ['Kia', 'Mazda', 'Toyota'] }, ranges: { price: { max: 30_000 } } },
    ],
    ['vw / mercedes suv', { query: '', facets: { make: ['Volkswagen', 'Mercedes-Benz'], body: ['SUV'] } }],
    ['bmw', { query: 'bmw' }],
    ['vw', { query: '', facets: { make: ['Volkswagen'] } }],
    ['vw golf', { query: 'golf', facets: { make: ['Volkswagen'] } }],
    ['merc', { query: '', facets: { make: ['Mercedes-Benz'] } }],
    ['mercedes benz glc', { query: 'glc', facets: { make: ['Mercedes-Benz'] } }],
    ['chev', { query: '', facets: { make: ['Chevrolet'] } }],
    ['range rover', { query: 'range rover' }],
    ['low kms', { query: '', sort: 'km-asc' }],
    ['corolla low km', { query: 'corolla', sort: 'km-asc' }],
    ['family car', { query: '', facets: { body: ['SUV', 'Wagon', 'People Mover'] } }],
    ['family suv', { query: '', facets: { body: ['SUV'] } }],
    ['newest arrivals', { query: '', sort: 'latest' }],
    ['seven seater', { query: '', facets: { seats: ['7'] } }],
    ['hybrid', { query: '', facets: { fuel: ['Hybrid'] } }],
    ['dual cab', { query: '', facets: { body: ['Ute'] } }],
    ['alfa romeo or land rover', { query: '', facets: { make: ['Alfa Romeo', 'Land Rover'] } }],
    ['cheap first car', { query: '', sort: 'price-asc' }],
    ['cheapest white ute', { query: '', sort: 'price-asc', facets: { colour: ['White'], body: ['Ute'] } }],
    ['kia under $100 a week', { query: 'kia', ranges: { price: { max: 26_000 } } }],
  ])('SRCH-03 "%s" is understood', (text, expected) => {
    expect(readPlainWords(text)).toEqual({ facets: {}, ranges: {}, ...expected });
  });

  it('SRCH-03 keeps what was chosen before, and puts the words in place of older ones', () => {
    const before = parseListing([], new URLSearchParams('query=kia&make=Mazda&colour=Red&page=4'));
    expect(withPlainWords(before, 'white 6 under 20k')).toEqual({
      query: '6',
      page: 1,
      facets: { make: ['Mazda'], colour: ['White'] },
      ranges: { price: { max: 20_000 } },
      path: [],
    });
  });

  const chosen = (query: string) => parseListing([], new URLSearchParams(query));
  it('SRCH-03 other words take the place of those before, and what was chosen by hand stays', () => {
    const byHand = chosen('car_type=used&range[km]=:90000');
    const first = reworded(byHand, { before: '', text: 'white suv under 30k' });
    expect(first).toEqual(chosen('car_type=used&colour=White&body=SUV&range[price]=:30000&range[km]=:90000'));
    const second = reworded(first, { before: 'white suv under 30k', text: 'diesel hilux low kms' });
    expect(second).toEqual(chosen('query=hilux&car_type=used&fuel=Diesel&range[km]=:90000&sortBy=km-asc'));
    expect(withoutPlainWords(second, 'diesel hilux low kms')).toEqual(byHand);
    expect(reworded(second, { before: 'diesel hilux low kms', text: '' })).toEqual(byHand);
  });
  it('SRCH-03 taking words back never leaves a part of them', () => {
    const some = fc.constantFrom(
      'white',
      'suv',
      'under 30k',
      'vw',
      'low kms',
      'near new',
      '7 seats',
      'zzz',
      'in perth',
    );
    const text = fc.array(some, { maxLength: 6 }).map((parts) => parts.join(' '));
    const options = { offersNear: true };
    fc.assert(
      fc.property(text, text, (before, next) => {
        const empty = chosen('');
        const first = reworded(empty, { before: '', text: before }, options);
        expect(reworded(first, { before, text: next }, options)).toEqual(withPlainWords(empty, next, options));
      }),
    );
  });

  it('SRCH-03 what is left says nothing more, and no text is too strange', () => {
    const known = fc.constantFrom(
      'white',
      'suv',
      'under',
      '30k',
      'new',
      'south',
      'wales',
      '7',
      'seats',
      'people',
      'mover',
      'to',
      '$',
      'km',
      '2019',
      '+',
    );
    const text = fc.oneof(
      fc.array(known, { maxLength: 9 }).map((parts) => parts.join(' ')),
      fc.string({ unit: 'binary', maxLength: 400 }),
    );
    fc.assert(
      fc.property(text, (value) => {
        const { query } = readPlainWords(value);
        expect(query.length).toBeLessThanOrEqual(300);
        expect(readPlainWords(query)).toEqual({ query, facets: {}, ranges: {} });
      }),
    );
  });
});
