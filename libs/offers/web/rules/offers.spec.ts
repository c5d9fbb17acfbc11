import { describe, expect, it } from 'vitest';
import { fillPath, mountedPath, type RouteRef } from '@forecourt/contracts';
import { OFFER, PLAIN } from '../testing/samples.js';
import { exploreHref, offerHref, offersHref } from './addresses.js';
import { specialPrices } from './specialPrices.js';
import { offerData, offerListData } from './structuredData.js';
import { paragraphs, shortDescription, shortDisclaimer } from './texts.js';

const LISTING = { 'search/listing': '/used-car/:first?/:second?' };
const siteOf = (values: Readonly<Record<string, unknown>>) => ({
  slug: 'harbour',
  config: { site: values },
  href: (route: RouteRef<string>, params?: Readonly<Record<string, string | undefined>>) =>
    fillPath(mountedPath(route, LISTING), params),
});

describe('addresses of offers', () => {
  it('OFR-03 carry the make, unless the site has one alone or the offer is of none', () => {
    expect(offerHref(siteOf({}), OFFER)).toBe('/offers/isuzu/d-max');
    expect(offerHref(siteOf({ manufacturer: 'Isuzu' }), OFFER)).toBe('/offers/d-max');
    expect(offerHref(siteOf({}), PLAIN)).toBe('/offers/plain');
  });
  it('OFR-03 Explore leads to the listing of the model, or where the dealer says', () => {
    const model = { slug: 'd-max', name: 'D-Max', overrideUrl: 'https://brand.example/d-max' };
    expect(exploreHref(siteOf({}), OFFER)).toBe('/used-car?make=Isuzu&model=D-Max');
    expect(exploreHref(siteOf({}), { ...OFFER, model })).toBe('https://brand.example/d-max');
    expect(exploreHref(siteOf({}), PLAIN)).toBeUndefined();
    expect(exploreHref({ ...siteOf({}), href: () => undefined }, OFFER)).toBeUndefined();
    // what a listing's address cannot say would lead to everything
    expect(exploreHref(siteOf({}), { ...OFFER, model: { slug: 'a', name: 'A`b' } })).toBeUndefined();
  });
  it('OFR-03 the address of the offers page has only the parameters that are set', () => {
    expect(offersHref(siteOf({}), { page: 1 })).toBe('/special-offers');
    expect(offersHref(siteOf({}), { make: 'isuzu', page: 2 })).toBe('/special-offers?make=isuzu&page=2');
  });
});

describe('texts of a card', () => {
  const of = (length: number) => 'a'.repeat(length);
  it.each([
    [200, undefined],
    [201, `${of(160)}...`],
  ])('OFR-01 a description of %d characters begins with %s', (length, short) => {
    expect(shortDescription(of(length))).toBe(short);
  });
  it.each([
    [200, undefined],
    [201, `${of(200)}...`],
  ])('OFR-01 conditions of %d characters begin with %s', (length, short) => {
    expect(shortDisclaimer(of(length))).toBe(short);
  });
  it('OFR-01 are counted as people see them, and a paragraph begins at an empty line', () => {
    expect(shortDescription('🚗'.repeat(200))).toBeUndefined();
    expect(paragraphs('One.\n\n  Two\nlines. \n\n\n')).toEqual(['One.', 'Two\nlines.']);
  });
});

it('OFR-01 vehicles at a special price are looked for among those that also have a regular price', () => {
  expect(specialPrices('Kia', 1)).toMatchObject([
    {
      page: 1,
      per_page: 250,
      filter_by: '(status:=[`in_stock`]) && (reserved:=false) && ((regular_price:>=1)) && (make:=[`Kia`])',
    },
  ]);
  expect(specialPrices(undefined, 2, 3).map(({ page }) => page)).toEqual([2, 3]);
  expect(specialPrices(undefined, 2, 1)).toEqual([]);
  // a stock of any size asks for no more than this
  expect(specialPrices(undefined, 2, 400)).toHaveLength(7);
});

describe('offers for search engines', () => {
  const place = { origin: 'https://a.example', path: '/offers/d-max', seller: 'A' };
  it('OFR-01 an offer has its price, its days, what it is of and who makes it', () => {
    expect(offerData(OFFER, place)).toMatchObject({
      '@type': 'Offer',
      url: 'https://a.example/offers/d-max',
      price: 60_990,
      priceCurrency: 'AUD',
      validThrough: '2026-12-31',
      image: expect.stringMatching(/^https:\/\/a\.example\/media\//) as string,
      itemOffered: { '@type': 'Vehicle', name: 'Isuzu D-Max', brand: { name: 'Isuzu' }, model: 'D-Max' },
      offeredBy: { '@type': 'AutoDealer', name: 'A' },
    });
    expect(offerData(PLAIN, place)).not.toHaveProperty('price');
  });
  it('OFR-01 a list counts them', () => {
    expect(offerListData([{}, {}])).toMatchObject({
      numberOfItems: 2,
      itemListElement: [{ position: 1 }, { position: 2 }],
    });
  });
});
