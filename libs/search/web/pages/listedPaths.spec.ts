import { describe, expect, it } from 'vitest';
import type { ListedStock } from '@forecourt/composition';
import { listedPaths } from './listedPaths.js';

const identity = {
  searchPrefix: '/search',
  defaultSearch: 'new-used-and-demo-cars',
  locations: [{ slug: 'auburn', name: 'Harbour Auburn' }],
  dealerships: [{ slug: 'harbour-west', name: 'Harbour West' }],
};
const of = (stock: Partial<ListedStock>, changes: object = {}) =>
  listedPaths(
    { slug: 'harbour', config: { site: { ...identity, ...changes } } },
    { ...{ conditions: [], makes: [], models: [], bodies: [], locations: [], dealerships: [] }, ...stock },
  );

describe('listings in the sitemap', () => {
  it('SRCH-01 have the address of their condition, make, model, body and place', () => {
    expect(
      of({
        conditions: ['used', 'new'],
        makes: ['Land Rover', 'Kia'],
        models: [{ make: 'Land Rover', model: 'Defender' }],
        bodies: ['SUV', 'Cab Chassis'],
        locations: ['auburn'],
        dealerships: ['harbour-west'],
      }),
    ).toEqual([
      '/search/used-cars',
      '/search/new-cars',
      '/search/land-rover',
      '/search/kia',
      '/search/land-rover/defender',
      '/search/suv',
      '/search/cab-chassis',
      '/search/auburn',
      '/search/harbour-west',
    ]);
  });
  it('SRCH-01 are none that have no address of their own, or no place of the site', () => {
    expect(of({ makes: ['A/B'], models: [{ make: 'Kia', model: 'EV6 (GT)' }], bodies: ['Tipper'] })).toEqual([]);
    expect(of({ locations: ['elsewhere'], dealerships: ['elsewhere'] })).toEqual([]);
    // a make that is called like a place leads to the place
    expect(of({ makes: ['Auburn'] })).toEqual([]);
  });
  it('TEN-06 are below the site’s own prefix, and never the listing that is there anyway', () => {
    const usedOnly = { searchPrefix: '/used-car', defaultSearch: 'used-cars' };
    expect(of({ conditions: ['used'], makes: ['Kia'] }, usedOnly)).toEqual(['/used-car/kia']);
  });
});
