import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACET_NAMES, RANGE_NAMES, SORTS, type SortName } from './attributes.js';
import {
  changed,
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
  facets: fc.dictionary(fc.constantFrom(...FACET_NAMES), fc.uniqueArray(word, { minLength: 1, maxLength: 3 })),
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
  ])('SRCH-02 reads %s', (url, ranges) => {
    expect(parse(url).ranges).toEqual(ranges);
  });

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

  it.each(['0', '-1', '1e9', 'x', '1.5', ''])('SRCH-10 page=%s is the first page', (page) => {
    expect(parse(`/search?page=${page}`).page).toBe(1);
  });

  it('never throws and stays bounded, whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const search = new URLSearchParams(pairs.filter(([a, b]) => !/[\ud800-\udfff]/.test(a + b)));
        expect(parseListing(['a', 'b', 'c'], search).path).toEqual(['a', 'b']);
      }),
    );
    expect(parse(`/search?query=${'x'.repeat(10_000)}`).query).toHaveLength(300);
  });
});
