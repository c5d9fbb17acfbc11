import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACET_NAMES } from './attributes.js';
import {
  addressOf,
  askedFacets,
  meaningOfPath,
  redirectOf,
  normaliseFilters,
  type ListingSite,
} from './listingPath.js';
import { parseListing, toggled, UNFILTERED, type ListingFilters } from './listingUrl.js';

const site: ListingSite = {
  searchPrefix: '/search',
  defaultSearch: 'new-used-and-demo-cars',
  locations: [{ slug: 'auburn', name: 'Harbour Auburn' }],
  dealerships: [{ slug: 'harbour-auburn', name: 'H' }],
};
const usedSite = { ...site, searchPrefix: '/used-car', defaultSearch: 'used-cars' };
const known = {
  make: ['Toyota', 'Mazda', 'BMW', 'Mercedes-Benz', 'Land Rover'],
  model: ['CX-5'],
  body: ['SUV', 'Wagon'],
};

const raw = (url: string): ListingFilters => {
  const [path = '', search = ''] = url.split('?');
  return parseListing(path.split('/').slice(2).map(decodeURIComponent), new URLSearchParams(search));
};
const open = (url: string, of = site) => normaliseFilters(raw(url), of, known);

describe('what a path of the listing says', () => {
  it.each([
    [[], {}],
    [['used-cars'], { car_type: ['used'] }],
    [['new-and-demo-cars'], { car_type: ['new', 'demo'] }],
    [['auburn'], { location: ['auburn'] }],
    [['harbour-auburn'], { dealership: ['harbour-auburn'] }],
    [['suv'], { body: ['SUV'] }],
    [['land-rover'], { make: ['Land Rover', 'land-rover', 'land rover'] }],
    [['kia', 'sorento'], { make: ['Kia', 'kia'], model: ['Sorento', 'sorento'] }],
  ])('SRCH-01 path %j means %j', (path, facets) => {
    expect(meaningOfPath(path, site).facets).toEqual(facets);
  });
  it.each([
    ['4x4', 'drive', '4x4'],
    ['ev', 'fuel', 'Electric'],
    ['hardtop', 'body', 'Hardtop'],
    ['softtop', 'body', 'Softtop'],
    ['prestige', 'body', 'Prestige'],
    ['cabChassis', 'body', 'Cab Chassis'],
    ['cab-chassis', 'body', 'Cab Chassis'],
    ['stationWagon', 'body', 'Wagon'],
    ['peopleMover', 'body', 'People Mover'],
    ['lightTruck', 'body', 'Light Truck'],
    ['bus', 'body', 'Bus'],
    ['hatch', 'body', 'Hatchback'],
  ] as const)('SRCH-01 the body type %s of A9 is no make', (path, facet, value) => {
    expect(meaningOfPath([path], site).facets).toEqual({ [facet]: expect.arrayContaining([value]) as unknown });
  });
  it.each([['a'.repeat(121)], ['toyota', 'a'.repeat(121)]])(
    'SRCH-01 a path longer than any value names nothing',
    (...path) => {
      expect(meaningOfPath(path, site)).toMatchObject({ isKnown: false });
      expect(
        meaningOfPath(
          path.map((part) => part.slice(0, 120)),
          site,
        ),
      ).toMatchObject({ isKnown: true });
    },
  );
  it.each(['-toyota', '`toyota`', 'toyota\n', 'x'.repeat(10_000)])('TEN-07 SRCH-01 no make is written %j', (word) => {
    expect(meaningOfPath([word], site)).toEqual({ facets: {}, isSpelled: false, isKnown: false });
    expect(meaningOfPath(['kia', word], site).isKnown).toBe(false);
  });
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'SRCH-01 a path such as %s is a make that no one sells, and no error',
    (word) => {
      expect(meaningOfPath([word], site)).toMatchObject({ isKnown: true });
      expect(askedFacets(raw(`/search/${word}`), site).make).toContain(word.toLowerCase());
      expect(addressOf(raw(`/search?make=${word}&sortBy=${word}`), site)).toMatch(/^\/search(\/|\?make=)\w+$/);
    },
  );
});

describe('what is chosen by path and parameters together', () => {
  it.each([
    ['/search/toyota', { make: ['Toyota'] }],
    ['/search/bmw', { make: ['BMW'] }],
    ['/search/mercedes-benz', { make: ['Mercedes-Benz'] }],
    ['/search/mazda/cx-5', { make: ['Mazda'], model: ['CX-5'] }],
    ['/search/toyota?make=Mazda', { make: ['Toyota', 'Mazda'] }],
    ['/search/used-cars?car_type=new', { car_type: ['used', 'new'] }],
    ['/search/new-and-demo-cars', { car_type: ['new', 'demo'] }],
    ['/search/edsel', { make: ['Edsel'] }],
    ['/search?make=toyota', { make: ['Toyota'] }],
  ])('SRCH-03 %s chooses %j', (url, facets) => {
    expect(open(url).facets).toEqual(facets);
  });
  it('SRCH-03 any value of a group is found, also the one that the path says', () => {
    expect(askedFacets(raw('/search/toyota?make=Mazda&body=SUV'), site)).toEqual({
      make: ['Mazda', 'Toyota', 'toyota'],
      body: ['SUV'],
    });
  });
  it('SRCH-01 a choice takes the place of what the plain listing is narrowed to', () => {
    expect(open('/used-car', usedSite).facets).toEqual({ car_type: ['used'] });
    expect(open('/used-car?car_type=new', usedSite).facets).toEqual({ car_type: ['new'] });
    expect(open('/used-car/new-used-and-demo-cars', usedSite).facets).toEqual({});
  });
});

describe('the one address of a choice', () => {
  it.each([
    ['/search/toyota', 'make', 'Mazda', '/search?make=Toyota&make=Mazda'],
    ['/search/toyota', 'make', 'Toyota', '/search'],
    ['/search?make=Toyota&make=Mazda', 'make', 'Mazda', '/search/toyota'],
    ['/search/used-cars', 'car_type', 'new', '/search?car_type=used&car_type=new'],
    ['/search/used-cars', 'car_type', 'used', '/search'],
    ['/search/new-cars', 'car_type', 'demo', '/search/new-and-demo-cars'],
    ['/search/used-cars', 'make', 'BMW', '/search/used-cars?make=BMW'],
    ['/search/toyota', 'body', 'SUV', '/search/toyota?body=SUV'],
    ['/search/mazda', 'model', 'CX-5', '/search/mazda/cx-5'],
    ['/search/suv', 'body', 'Wagon', '/search?body=SUV&body=Wagon'],
    ['/search/auburn', 'location', 'auburn', '/search'],
    ['/search/toyota?range[price]=:30000&page=3', 'make', 'BMW', '/search?make=Toyota&make=BMW&range[price]=:30000'],
  ] as const)('SRCH-03 %s and a click on %s %s leads to %s', (url, name, value, address) => {
    expect(addressOf(toggled(open(url), name, value), site)).toBe(address);
  });
  it.each([
    ['/used-car', 'car_type', 'used', '/used-car/new-used-and-demo-cars'],
    ['/used-car', 'car_type', 'new', '/used-car/new-used-and-demo-cars?car_type=used&car_type=new'],
    ['/used-car', 'make', 'BMW', '/used-car?make=BMW'],
    ['/used-car/bmw', 'make', 'Mazda', '/used-car/new-used-and-demo-cars?make=BMW&make=Mazda'],
  ] as const)('SRCH-01 where the plain listing is used vehicles, %s and %s %s leads to %s', (url, name, value, to) => {
    expect(addressOf(toggled(open(url, usedSite), name, value), usedSite)).toBe(to);
  });
  it('SRCH-03 an address says what was chosen, whatever it was', () => {
    const word = fc.constantFrom(
      'Toyota',
      'Land Rover',
      'Mercedes-Benz',
      'SUV',
      'used',
      'new',
      'demo',
      'auburn',
      '4x4',
    );
    const facets = fc.dictionary(
      fc.constantFrom(...FACET_NAMES.filter((name) => name !== 'seats' && name !== 'certified')),
      fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
    );
    fc.assert(
      fc.property(facets, fc.constantFrom(site, usedSite), (chosen, of) => {
        const filters = normaliseFilters(
          { ...UNFILTERED, facets: chosen, path: ['new-used-and-demo-cars'] },
          of,
          chosen,
        );
        const read = normaliseFilters(raw(addressOf(filters, of)), of, filters.facets).facets;
        const sorted = (values: ListingFilters['facets']) =>
          Object.fromEntries(FACET_NAMES.flatMap((name) => (values[name] ? [[name, [...values[name]].sort()]] : [])));
        expect(sorted(read)).toEqual(sorted(filters.facets));
      }),
    );
  });
  it('SRCH-02 an old link keeps the make of its path as written: its spelling is not known yet', () => {
    expect(redirectOf(raw('/search/mercedes-benz?make=BMW&price=5000:9000'), site)).toBe(
      '/search/mercedes-benz?make=BMW&range[price]=5000:9000',
    );
    expect(redirectOf(raw('/search?make=Toyota&price_min=&price_max=9000'), site)).toBe(
      '/search/toyota?range[price]=:9000',
    );
  });
});
