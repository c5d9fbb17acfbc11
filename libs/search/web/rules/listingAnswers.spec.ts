import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { searchConfig, searchSchema } from '../config.js';
import { readFrom } from '../instantsearch/searchListing.spec.help.js';
import { shownTotal } from './listingQuery.js';
import { parseListing } from './listingUrl.js';
import { totalWords } from './totalWords.js';
import { searchWords } from '../words/searchWords.js';

const say = wordsOf({ config: {} }, searchWords);
const site = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };
const options = searchSchema.parse(searchConfig.defaults);
const facet = (field_name: string, counts: [string, number][]) => ({
  field_name,
  counts: counts.map(([value, count]) => ({ value, count })),
});
const many = (field: string, count: number) =>
  facet(
    field,
    Array.from({ length: count }, (_, index) => [`${field} ${index}`, count - index]),
  );
const read = (facets: object[], change: Partial<typeof options> = {}, query = '') => {
  const all = { ...options, facets: ['model', 'city', 'dealership', 'make', 'certified'] as never, ...change };
  const filters = parseListing([], new URLSearchParams(query));
  return readFrom(() => ({ found: 5, facet_counts: facets as never }), filters, all, site);
};

describe('what a listing makes of the answers', () => {
  it('SRCH-11 shows what was found up to 1999 hits, and above that what is in stock or the sum of the conditions', () => {
    const status = facet('status', [
      ['in_stock', 2400],
      ['coming_soon', 90],
    ]) as never;
    const conditions = facet('car_type', [
      ['used', 1500],
      ['new', 700],
    ]) as never;
    expect(shownTotal(1999, [status, conditions], 1999)).toBe(1999);
    expect(shownTotal(2490, [status, conditions], 1999)).toBe(2400);
    expect(shownTotal(2490, [conditions], 1999)).toBe(2200);
    expect(shownTotal(2490, [], 1999)).toBe(2490);
  });
  it('SRCH-11 says both counts where they differ: pages are counted by the whole', () => {
    expect(totalWords({ found: 806, shownTotal: 733 }, say)).toBe('733 vehicles in stock, 806 in all');
    expect(totalWords({ found: 2490, shownTotal: 1 }, say)).toBe('1 vehicle in stock, 2,490 in all');
    expect([0, 1, 1806].map((found) => totalWords({ found, shownTotal: found }, say))).toEqual([
      '0 vehicles',
      '1 vehicle',
      '1,806 vehicles',
    ]);
  });
  it('SRCH-19 lists at most 30 models, 20 cities and 40 dealerships, each limit an option', async () => {
    const { facets } = await read([many('model', 60), many('city', 60), many('dealership_slug', 60), many('make', 60)]);
    expect([facets.model, facets.city, facets.dealership, facets.make].map((values) => values?.length)).toEqual([
      30, 20, 40, 60,
    ]);
    const few = await read([many('model', 60)], { facetLimits: { model: 5 } });
    expect(few.facets.model).toHaveLength(5);
    expect(options.makesShown).toBe(7);
  });
  it('SRCH-19 keeps a chosen value with its count, however far down the list it is', async () => {
    const { facets } = await read([many('model', 60)], { facets: ['model'] }, 'model=model 50');
    expect(facets.model?.at(-1)).toEqual({ value: 'model 50', count: 10 });
  });
  it.each([
    ['begins with a dash', '-Pearl'],
    ['is empty', ''],
    ['holds backticks', '`Red`'],
    ['has 10 kB', 'x'.repeat(10_000)],
  ])('SRCH-02 TEN-07 offers no value of the stock that no address can say: one that %s', async (_what, value) => {
    const colours = facet('colour', [
      [value, 9],
      ['Red', 2],
    ]);
    const { facets } = await read([colours], { facets: ['colour'] });
    expect(facets.colour).toEqual([{ value: 'Red', count: 2 }]);
  });
  it('SRCH-20 offers no "No" where every vehicle is certified', async () => {
    const certified = facet('certified', [
      ['false', 3],
      ['true', 2],
    ]);
    expect((await read([certified])).facets.certified).toHaveLength(2);
    const only = await read([certified], { certifiedOnly: true });
    expect(only.facets.certified).toEqual([{ value: 'true', count: 2 }]);
  });
  it('SRCH-15 the button below the filters says "Show Me N cars" unless the site has other words', () => {
    expect([1, 1806].map((count) => say('filters.show', { count }))).toEqual(['Show Me 1 car', 'Show Me 1,806 cars']);
    expect(say('filters.showUncounted')).toBe('Show Me cars');
  });
});
