import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOldForm } from './oldForms.js';
import { FACET_NAMES, RANGE_NAMES, SORTS, type SortName } from './attributes.js';
import {
  changed,
  hasWidgetForm,
  listingParameters,
  listingUrl,
  parseListing,
  RESULT_VIEWS,
  toggled,
  withNear,
  type ListingFilters,
} from './listingUrl.js';

const parse = (url: string): ListingFilters => {
  const [path = '', search = ''] = url.split('?');
  return parseListing(path.split('/').slice(2).map(decodeURIComponent), new URLSearchParams(search));
};
const word = fc
  .string({ minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/[\ud800-\udfff]/.test(text));
const bound = fc.option(fc.nat(999_999), { nil: undefined });
/** What a facet may be chosen to be. */
const value = word.filter((text) => !text.startsWith('-') && !/[`\p{Cc}]/u.test(text));
const facets: fc.Arbitrary<ListingFilters['facets']> = fc
  .dictionary(fc.constantFrom(...FACET_NAMES), fc.uniqueArray(value, { minLength: 1, maxLength: 3 }))
  .map(({ seats: _seats, certified: _certified, ...others }) => others);
const filters: fc.Arbitrary<ListingFilters> = fc.record({
  query: fc.oneof(fc.constant(''), word),
  page: fc.integer({ min: 1, max: 500 }),
  sort: fc.constantFrom(...(Object.keys(SORTS) as SortName[])),
  view: fc.constantFrom(...RESULT_VIEWS),
  near: fc.record(
    {
      postcode: fc.oneof(
        fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0')),
        word.filter((text) => text.length <= 20),
      ),
      km: fc.integer({ min: 1, max: 5000 }),
    },
    { requiredKeys: ['postcode'] },
  ),
  facets,
  ranges: fc.dictionary(
    fc.constantFrom(...RANGE_NAMES),
    fc
      .tuple(bound, bound)
      .filter(([a, b]) => a !== undefined || b !== undefined)
      .map(([a, b]) =>
        a !== undefined && b !== undefined
          ? { min: Math.min(a, b), max: Math.max(a, b) }
          : a === undefined
            ? { max: b! }
            : { min: a },
      ),
  ),
  path: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 2 }),
});

describe('listing addresses', () => {
  it('SRCH-03 what a form carries along is what the address says', () => {
    fc.assert(
      fc.property(filters, (value) => {
        const carried = parseListing(value.path, new URLSearchParams([...listingParameters(value)]));
        expect(carried).toEqual(parse(listingUrl(value, '/search')));
      }),
    );
  });
  it('SRCH-03 any filters survive the way through the URL and back', () => {
    fc.assert(
      fc.property(filters, (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as ListingFilters;
        expect(JSON.parse(JSON.stringify(parse(listingUrl(plain, '/search'))))).toEqual(plain);
      }),
    );
  });

  it('SRCH-02 writes ranges as range[price]=min:max', () => {
    expect(listingUrl(changed(parse('/search'), { ranges: { price: { min: 5000, max: 30000 } } }), '/search')).toBe(
      '/search?range[price]=5000:30000',
    );
  });

  it.each([
    ['/search?price=5000:9000', { price: { min: 5000, max: 9000 } }],
    ['/search?price_range=5000:9000', { price: { min: 5000, max: 9000 } }],
    ['/search?weekly_price=:90', { price: { max: 23_400 } }],
    ['/search?weekly_price_range=100:200', { price: { min: 26_000, max: 52_000 } }],
    ['/search?range[weekly]=100:', { price: { min: 26_000 } }],
    // old links wrote prices under this name too
    ['/search?weekly_price=20000:30000', { price: { min: 20_000, max: 30_000 } }],
    ['/search?weekly_price=:90&range[price]=:5000', { price: { max: 5000 } }],
    ['/search?subscription_price=100:300', { subscription: { min: 100, max: 300 } }],
    ['/search?created_at_timestamp=1760000000:', { created: { min: 1_760_000_000 } }],
    ['/search?price_min=20500&price_max=9000', { price: { min: 9000, max: 21_000 } }],
    ['/search?price_min=5000&price_max=', { price: { min: 5000 } }],
    ['/search?range[price]=9000:5000', { price: { min: 5000, max: 9000 } }],
    ['/search?range[price]=abc:5', {}],
    ['/search?range[price]=:', {}],
    ['/search?year=2024', { year: { min: 2024, max: 2024 } }],
    ['/search?range[year]=2024', { year: { min: 2024, max: 2024 } }],
    ['/search?year=2019:2021', { year: { min: 2019, max: 2021 } }],
    ['/search?year=24', {}],
  ])('SRCH-02 reads %s', (url, ranges) => {
    expect(parse(url).ranges).toEqual(ranges);
  });

  it.each([
    ['begins with a dash', 'make=-Toyota&body=-SUV', {}],
    ['is empty', 'make=&make=%20%20&body=SUV', { body: ['SUV'] }],
    ['holds a backtick', 'make=%60Toyota%60+%7C%7C+site:=x&make=Kia', { make: ['Kia'] }],
    ['has 10 kB', `make=${'x'.repeat(10_000)}&make=Kia`, { make: ['Kia'] }],
    ['holds a line break or a NUL', 'make=Kia%0AMazda&body=SUV%00', {}],
    ['is no number of seats', 'seats=5&seats=5+%7C%7C+1&seats=five', { seats: ['5'] }],
    ['is neither yes nor no', 'certified=true&certified=maybe', { certified: ['true'] }],
  ])('SRCH-02 TEN-07 drops a value that %s', (_name, query, facets) => {
    expect(parse(`/search?${query}`).facets).toEqual(facets);
  });

  it.each([
    ['refinementList[make][0]=Toyota&refinementList[make][1]=Kia', { facets: { make: ['Toyota', 'Kia'] } }],
    ['refinementList[simple_body][0]=SUV', { facets: { body: ['SUV'] } }],
    ['menu[body]=SUV', { facets: { body: ['SUV'] } }],
    ['make=Kia&refinementList%5Bmake%5D%5B0%5D=Mazda', { facets: { make: ['Kia', 'Mazda'] } }],
    ['refinementList[__proto__][0]=x&menu[constructor]=y', { facets: {} }],
    ['refinementList[make][0]=-Kia&refinementList[make][1]=%60', { facets: {} }],
    ['range[price]=3:5', { ranges: { price: { min: 3, max: 5 } } }],
    ['range[towing_capacity]=2000:', { ranges: { towing: { min: 2000 } } }],
    ['sortBy=vehicles/sort/price:asc', { sort: 'price-asc' }],
  ])('SRCH-02 reads InstantSearch’s own ?%s', (query, expected) => {
    expect(parse(`/search?${query}`)).toMatchObject(expected);
  });
  it('SRCH-02 knows addresses of InstantSearch’s own form, to rewrite them', () => {
    const isOwn = (query: string) => hasWidgetForm(new URLSearchParams(query));
    for (const query of [
      'refinementList[make][0]=x',
      'menu[x]=y',
      'range[atm]=1:2&range[ball_mass]=1:',
      'sortBy=vehicles/sort/km:asc',
    ])
      expect(isOwn(query), query).toBe(true);
    expect(isOwn('make=x&range[price]=1:2&sortBy=price-asc')).toBe(false);
  });

  it.each(['year=2024', 'year=new', 'year=2019:2021', 'km=50000', 'towing=2000:', 'price=:9000', 'year_min=2019'])(
    'SRCH-02 ?%s is another address of a page that has one, and is rewritten',
    (query) => {
      expect(hasOldForm(new URLSearchParams(query))).toBe(true);
      const [, written = ''] = listingUrl(parse(`/search?${query}`), '/search').split('?');
      expect(hasOldForm(new URLSearchParams(written))).toBe(false);
    },
  );
  it('SRCH-22 features are found under their name of A3', () => {
    expect(parse('/search?filtered_features=Sunroof&features=Leather').facets).toEqual({
      features: ['Leather', 'Sunroof'],
    });
  });

  it('SRCH-04 removes the page parameter when a filter changes', () => {
    const page7 = parse('/search?page=7&make=Kia');
    expect(toggled(page7, 'make', 'Mazda')).toMatchObject({ page: 1, facets: { make: ['Kia', 'Mazda'] } });
    expect(toggled(page7, 'make', 'Kia').facets).toEqual({});
  });

  it('SRCH-08 accepts sortBy values of old links', () => {
    expect(parse('/search?sortBy=Car_production:price:desc').sort).toBe('price-desc');
    expect(parse('/search?sortBy=nonsense').sort).toBeUndefined();
  });

  it.each([
    ['postcode=4350&distance=50', { postcode: '4350', km: 50 }],
    ['postcode=4350', { postcode: '4350' }],
    ['postcode=4350&distance=any', { postcode: '4350' }],
    ['postcode=+4350+&distance=0', { postcode: '4350' }],
    ['postcode=4350&distance=-5', { postcode: '4350' }],
    ['postcode=4350&distance=1e3', { postcode: '4350' }],
    ['postcode=4350&distance=9999', { postcode: '4350' }],
    ['postcode=abc&distance=50', { postcode: 'abc', km: 50 }],
    ['postcode=&distance=50', undefined],
    ['distance=50', undefined],
  ])('LOC-09 SRCH-02 ?%s looks around %j', (query, near) => {
    expect(parse(`/search?${query}`).near).toEqual(near);
  });
  it('LOC-09 SRCH-04 another place begins at the first page', () => {
    const page7 = parse('/search?postcode=4350&distance=50&make=Kia&page=7');
    expect(listingUrl(withNear(page7, { postcode: '4000' }), '/search')).toBe('/search?make=Kia&postcode=4000');
    expect(listingUrl(withNear(page7, undefined), '/search')).toBe('/search?make=Kia');
  });

  it.each(['0', '-1', '1e9', 'x', '1.5', '', '0x10', '0b11', '1e1', '2.0', '%202', '20000'])(
    'SRCH-10 page=%s is the first page',
    (page) => {
      expect(parse(`/search?page=${page}`).page).toBe(1);
    },
  );

  it('never throws and stays bounded, whatever the address contains', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const search = new URLSearchParams(pairs.filter(([a, b]) => !/[\ud800-\udfff]/.test(a + b)));
        expect(parseListing(['a', 'b', 'c'], search).path).toEqual(['a', 'b']);
      }),
    );
    expect(parse(`/search?query=${'x'.repeat(10_000)}`).query).toHaveLength(300);
  });
});
