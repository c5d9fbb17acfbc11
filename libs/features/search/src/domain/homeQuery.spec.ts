import { describe, expect, it } from 'vitest';
import { searchConfig, searchSchema } from '../config.js';
import { planHome, readHome } from './homeQuery.js';
import { UNFILTERED } from './listingUrl.js';
import { planListing } from './listingQuery.js';

const site = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };

describe('stock of the front page', () => {
  it.each(['latest', 'price-asc'] as const)(
    'SRCH-09 counts what the listing lists when it opens by %s',
    (defaultSort) => {
      const options = { ...searchSchema.parse(searchConfig.defaults), defaultSort, cheapestNeedsPrice: true };
      const [home] = planHome(options, site);
      const [listing] = planListing(UNFILTERED, options, site).searches;
      expect(home?.['filter_by']).toBe(listing?.['filter_by']);
      expect(home?.['q']).toBe(listing?.['q']);
    },
  );
  it('asks once for everything and stands without its pictures', () => {
    const answer = {
      found: 2,
      page: 1,
      hits: [],
      facet_counts: [{ field_name: 'make', counts: [{ value: 'Kia', count: 2 }] }],
    };
    const stock = readHome([answer as never, { ...answer, hits: [] } as never, { error: 'no' } as never]);
    expect(stock.found).toBe(2);
    expect(stock.browse.make).toEqual([{ value: 'Kia', count: 2 }]);
    expect(stock.browse.body).toEqual([]);
  });
  it('fails when the counts were refused, so that each section draws itself without them', () => {
    expect(() => readHome([{ error: 'down' } as never])).toThrow('down');
    expect(() => readHome([])).toThrow('no answer');
  });
});
