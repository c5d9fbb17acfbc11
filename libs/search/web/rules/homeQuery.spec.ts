import { describe, expect, it } from 'vitest';
import { searchConfig, searchSchema } from '../config.js';
import { AVAILABLE_STATUSES } from '@forecourt/vehicle';
import { planHome, planListed, readHome } from './homeQuery.js';
import { completed } from '../instantsearch/listingClient.js';
import { searchesOf } from '../instantsearch/searchListing.spec.help.js';
import { INDEX } from '../instantsearch/uiState.js';
import { SORTS, type SortName } from './attributes.js';
import { filtersOfAddress } from './listingPath.js';
import { UNFILTERED, type ListingFilters } from './listingUrl.js';
import { planBrands } from './brandDirectory.js';
import { parseDirectory, planDirectory } from './modelDirectory.js';
import { pricedOnly } from './listingQuery.js';
import { planSuggestions } from './suggestions.js';

const site = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };

describe('stock of the front page', () => {
  it.each(['latest', 'price-asc'] as const)(
    'SRCH-09 counts what the listing lists when it opens by %s',
    async (defaultSort) => {
      const options = { ...searchSchema.parse(searchConfig.defaults), defaultSort, cheapestNeedsPrice: true };
      const [home] = planHome(options, site);
      const [listing] = await searchesOf(UNFILTERED, options, site);
      expect(home?.['filter_by']).toBe(listing?.['filter_by']);
      expect(home?.['q']).toBe(listing?.['q']);
    },
  );
  it('SRCH-09 ways into a listing count what it shows when it opens by the cheapest', () => {
    const defaults = searchSchema.parse(searchConfig.defaults);
    const filtersOf = (defaultSort: 'latest' | 'price-asc') => {
      const options = { ...defaults, defaultSort, cheapestNeedsPrice: true };
      const typed = { words: 'kia', filters: { ...UNFILTERED, query: 'kia' } };
      const only = pricedOnly(options);
      const directories = [
        ...planBrands(defaults.brands, only),
        ...planDirectory(parseDirectory(new URLSearchParams()), only),
      ];
      return [
        ...planHome(options, site).slice(0, 1),
        ...directories,
        ...planSuggestions(typed, options, site).slice(1),
      ];
    };
    for (const { filter_by } of filtersOf('price-asc')) expect(filter_by).toContain('price:>0');
    for (const { filter_by } of filtersOf('latest')) expect(String(filter_by)).not.toContain('price:>0');
  });
  it.each(['latest', 'price-asc'] as const)(
    'SRCH-09 A5 a site that opens by %s lists vehicles without a price in every order but the cheapest first',
    async (defaultSort) => {
      const options = { ...searchSchema.parse(searchConfig.defaults), defaultSort, cheapestNeedsPrice: true };
      const needsPrice = async (filters: Partial<ListingFilters>) => {
        const sent = await searchesOf({ ...UNFILTERED, ...filters }, options, site);
        return sent.every(({ filter_by }) => String(filter_by).includes('price:>0'));
      };
      const sorts = (Object.keys(SORTS) as SortName[]).filter((sort) => sort !== 'nearest');
      const needing = await Promise.all(sorts.map(async (sort) => ((await needsPrice({ sort })) ? [sort] : [])));
      expect(needing.flat()).toEqual(['price-asc']);
      // words bring what fits them best first, whatever the site opens by
      expect(await needsPrice({ query: 'B-001234' })).toBe(false);
      expect(completed({ indexName: INDEX, params: { query: 'B-001234' } }, options).params).not.toHaveProperty(
        'filters',
      );
    },
  );
  it('SRCH-01 a part of a listing is the first page of what is for sale of it', async () => {
    const options = searchSchema.parse(searchConfig.defaults);
    const address = '?make=Kia&range[price]=:30000&page=3';
    const part = planListed(filtersOfAddress(address, site), 4, options, site);
    const facets = { make: ['Kia'], status: [...AVAILABLE_STATUSES] };
    const [listed] = await searchesOf({ ...UNFILTERED, facets, ranges: { price: { max: 30_000 } } }, options, site);
    expect(part).toMatchObject({
      per_page: 4,
      page: 1,
      sort_by: listed?.['sort_by'],
      filter_by: listed?.['filter_by'],
    });
    expect(filtersOfAddress(`/search${address}#results`, site)).toEqual(filtersOfAddress(address, site));
  });
  it('reads everything from one request, and works without its pictures', () => {
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
  it('shows a way into the listing by the first of its vehicles that has a picture', () => {
    const counts = {
      found: 3,
      page: 1,
      hits: [],
      facet_counts: [{ field_name: 'item_type', counts: [{ value: 'motorcycle', count: 3 }] }],
    };
    const document = (...thumbnails: string[]) => ({ document: { item_type: 'motorcycle', thumbnails } });
    const groups = { ...counts, grouped_hits: [{ hits: [document(), document('b.jpg'), document('c.jpg')] }] };
    const { browse } = readHome([counts, { ...counts, hits: [] }, groups] as never);
    expect(browse.item_type).toEqual([{ value: 'motorcycle', count: 3, picture: 'b.jpg' }]);
  });
  it('puts forward what the listing of an address begins with, of that what is for sale', () => {
    const options = searchSchema.parse(searchConfig.defaults);
    const featured = { title: 'Our own drives', address: '/search/demo-cars?make=Kia&page=3', count: 6 };
    const plain = planHome(options, site);
    const searches = planHome({ ...options, featured }, site);
    expect(searches.slice(0, -1)).toEqual(plain);
    const own = searches.at(-1);
    for (const part of ['demo', 'Kia', 'in_stock']) expect(String(own?.['filter_by'])).toContain(part);
    expect(own).toMatchObject({ per_page: 6, page: 1 });
    const none = { found: 0, page: 1, hits: [], facet_counts: [] };
    const read = (last: object) => readHome([...plain.map(() => none), last] as never);
    expect(read({ ...none, found: 9 }).featured).toEqual({ found: 9, vehicles: [] });
    expect(read({ error: 'down' }).featured).toEqual({ found: 0, vehicles: [] });
    expect(readHome(plain.map(() => none) as never).featured).toBeUndefined();
  });
  it('fails when the counts were refused, so that each section renders without them', () => {
    expect(() => readHome([{ error: 'down' } as never])).toThrow('down');
    expect(() => readHome([])).toThrow('no answer');
  });
});
