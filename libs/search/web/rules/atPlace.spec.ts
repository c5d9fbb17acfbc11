import { describe, expect, it } from 'vitest';
import type { SiteSection } from '@forecourt/site-config';
import { atPlace } from './atPlace.js';
import { parseListing } from './listingUrl.js';

const place = (slug: string, visible = true) => ({ slug, name: `Harbour ${slug}`, visible });
const site = {
  searchPrefix: '/search',
  defaultSearch: 'new-used-and-demo-cars',
  locations: [place('auburn'), place('perth'), place('store', false)],
  dealerships: [{ id: '1', slug: 'harbour-auburn', name: 'Harbour' }],
} as unknown as SiteSection;
const at = (query: string, chosen?: string, path: string[] = [], of = site) =>
  atPlace(parseListing(path, new URLSearchParams(query)), of, chosen);

describe('the place that a shopper chose', () => {
  it('LOC-08 is offered as a filter of the same listing, and links to the filtered one', () => {
    expect(at('', 'auburn')).toEqual({ name: 'Harbour auburn', href: '/search/auburn' });
    expect(at('make=Mazda&make=Kia&page=3&sortBy=price-asc', 'auburn')?.href).toBe(
      '/search/auburn?make=Mazda&make=Kia&sortBy=price-asc',
    );
    expect(at('', 'auburn', ['mazda'])?.href).toMatch(/^\/search\/mazda\?location=auburn$/);
  });

  it.each([
    ['the shopper chose none', '', undefined, []],
    ['the site has none of that name', '', 'constructor', []],
    ['it is hidden', '', 'store', []],
    ['a place is chosen', 'location=perth', 'auburn', []],
    ['the path is a place', '', 'auburn', ['perth']],
    ['a dealership is chosen', '', 'auburn', ['harbour-auburn']],
    ['a city is chosen', 'city=Perth', 'auburn', []],
    ['it looks around a postcode', 'postcode=2144&distance=50', 'auburn', []],
  ] as const)('LOC-08 is not offered where %s', (_why, query, chosen, path) => {
    expect(at(query, chosen, [...path])).toBeUndefined();
  });

  it('LOC-08 is not offered by a dealer with one place', () => {
    expect(at('', 'auburn', [], { ...site, locations: [place('auburn')] } as unknown as SiteSection)).toBeUndefined();
  });
});
