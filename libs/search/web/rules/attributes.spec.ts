import { describe, expect, it } from 'vitest';
import { searchConfig, searchSchema } from '../config.js';
import { readFrom } from '../instantsearch/searchListing.spec.help.js';
import { FACETS, type FacetName } from './attributes.js';
import { excerptOf } from './listingQuery.js';
import { listingUrl, parseListing } from './listingUrl.js';

const site = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };
const options = searchSchema.parse(searchConfig.defaults);

/** Attributes of A3 by their parameter; `created_at_timestamp` orders a listing. */
const ATTRIBUTES: readonly [attribute: string, query: string, filter: string][] = [
  ['badge', 'badge=SR5', 'badge:=[`SR5`]'],
  ['status', 'status=in_stock', 'status:=[`in_stock`]'],
  ['car_type', 'car_type=used', 'car_type:=[`used`]'],
  ['categories', 'categories=Family', 'categories:=[`Family`]'],
  ['city', 'city=Auburn', 'city:=[`Auburn`]'],
  ['colour', 'colour=Red', 'colour:=[`Red`]'],
  ['dealership_name', 'dealership_name=Harbour', 'dealership_name:=[`Harbour`]'],
  ['filtered_features', 'features=Tow bar', 'filtered_features:=[`Tow bar`]'],
  ['item_type', 'item_type=caravan', 'item_type:=[`caravan`]'],
  ['km', 'range[km]=10:20', 'km:'],
  ['location_name', 'location_name=Yard', 'location_name:=[`Yard`]'],
  ['make', 'make=Kia', 'make:=[`Kia`]'],
  ['make_model', 'make_model=Kia Rio', 'make_model:=[`Kia Rio`]'],
  ['model', 'model=Rio', 'model:=[`Rio`]'],
  ['price', 'range[price]=10:20', 'price:'],
  ['subscription_price', 'range[subscription]=10:20', 'subscription_price:'],
  ['seats', 'seats=5', 'seats:=[5]'],
  ['body', 'body=SUV', 'simple_body:=[`SUV`]'],
  ['drive', 'drive=4x4', 'simple_drive:=[`4x4`]'],
  ['fuel', 'fuel=Diesel', 'simple_fuel:=[`Diesel`]'],
  ['transmission', 'transmission=Manual', 'simple_transmission:=[`Manual`]'],
  ['state', 'state=NSW', 'state:=[`NSW`]'],
  ['tag', 'tag=Sale', 'tag:=[`Sale`]'],
  ['weekly_price_range', 'weekly_price_range=100:200', 'price:>=26000'],
  ['price_range', 'price_range=5000:9000', 'price:>=5000'],
  ['filtered_features', 'filtered_features=Sunroof', 'filtered_features:=[`Sunroof`]'],
  ['subscription_price', 'subscription_price=10:20', 'subscription_price:>=10'],
  ['created_at_timestamp', 'created_at_timestamp=1760000000:', 'created_at_timestamp:>=1760000000'],
  ['year', 'range[year]=2019:2020', 'year:'],
  ['certified', 'certified=true', 'certified:=[true]'],
];

describe('attributes that filter', () => {
  it.each(ATTRIBUTES)('SRCH-22 %s filters by ?%s and is written back to the address', (_name, query, filter) => {
    const filters = parseListing([], new URLSearchParams(query));
    expect(excerptOf(filters, options, options, site)['filter_by']).toContain(filter);
    expect(parseListing([], new URL(listingUrl(filters, '/search'), 'http://h').searchParams)).toEqual(filters);
  });

  it('SRCH-22 every facet has a label, and its values come with their counts', async () => {
    const facets = Object.keys(FACETS) as FacetName[];
    const valueOf = (name: FacetName) => (name === 'seats' ? '5' : name === 'certified' ? 'true' : 'x');
    const facet_counts = facets.map((name) => ({
      field_name: FACETS[name].field,
      counts: [{ value: valueOf(name), count: 3 }],
      stats: {},
    }));
    const filters = parseListing([], new URLSearchParams());
    const results = await readFrom(() => ({ found: 3, facet_counts }), filters, { ...options, facets }, site);
    for (const name of facets) {
      expect(results.facets[name]).toEqual([{ value: valueOf(name), count: 3 }]);
    }
  });
});
