import { describe, expect, it } from 'vitest';
import { buildSummary } from '@forecourt/testing';
import { searchConfig, searchSchema } from '../config.js';
import { searchesOf } from '../instantsearch/searchListing.spec.help.js';
import { UNFILTERED } from './listingUrl.js';
import { withPlainWords } from './plainWords.js';
import { planSuggestions, readSuggestions } from './suggestions.js';

const site = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };
const options = searchSchema.parse(searchConfig.defaults);
const plan = (words: string) => planSuggestions({ words, filters: withPlainWords(UNFILTERED, words) }, options, site);

const group = (document: object, found: number, text_match: number) => ({
  group_key: ['x'],
  found,
  hits: [{ document, text_match }],
});
const answer = (values: object) => ({ found: 0, out_of: 0, page: 1, hits: [], facet_counts: [], ...values }) as never;

describe('suggestions', () => {
  it('ask once, for vehicles on sale and the makes, models and bodies that the words name', () => {
    const searches = plan('  toyta corolla ');
    expect(searches).toHaveLength(4);
    expect(searches.map(({ q }) => q)).toEqual(Array(4).fill('toyta corolla'));
    expect(searches.slice(1).map(({ group_by, query_by }) => [group_by, query_by])).toEqual([
      ['make', 'make'],
      ['make_model', 'make_model'],
      ['simple_body', 'simple_body'],
    ]);
    const forSale = /status:=\[(`in_stock`,`coming_soon`|`coming_soon`,`in_stock`)\]/;
    for (const { filter_by } of searches) expect(filter_by).toMatch(forSale);
    expect(String(plan('x'.repeat(500))[1]?.['q'])).toHaveLength(100);
  });
  it.each(['white SUV under 30k', 'utes', 'manual 4wd', '7 seats', 'white corolla', 'low kms'])(
    'SRCH-03 "%s" finds while it is typed what Enter finds',
    async (words) => {
      const filters = withPlainWords(UNFILTERED, words);
      const [vehicles] = plan(words);
      const [listing] = await searchesOf(
        { ...filters, facets: { status: ['in_stock', 'coming_soon'], ...filters.facets } },
        options,
        site,
      );
      for (const part of ['q', 'filter_by', 'sort_by'] as const) expect(vehicles?.[part]).toBe(listing?.[part]);
      expect(vehicles?.['q']).toBe(words === 'white corolla' ? 'corolla' : '*');
    },
  );
  it('SRCH-03 name a make by its own name where it was written by another', () => {
    expect(
      plan('vw')
        .slice(1)
        .map(({ q }) => q),
    ).toEqual(Array(3).fill('Volkswagen'));
    expect(
      plan('suv')
        .slice(1)
        .map(({ q }) => q),
    ).toEqual(Array(3).fill('suv'));
  });
  it('put the better match first, and among equals the one with more vehicles', () => {
    const models = [
      group({ make: 'Toyota', model: 'Corolla Cross' }, 4, 10),
      group({ make: 'Toyota', model: 'Corolla' }, 30, 10),
      group({ make: 'Toyota', model: 'C-HR' }, 90, 3),
    ];
    const { listings } = readSuggestions(
      [answer({ found: 124 }), answer({}), answer({ grouped_hits: models }), answer({})],
      '/search',
    );
    expect(listings.map(({ text, count }) => [text, count])).toEqual([
      ['Toyota Corolla', 30],
      ['Toyota Corolla Cross', 4],
      ['Toyota C-HR', 90],
    ]);
    expect(listings[0]?.href).toBe('/search?make=Toyota&model=Corolla');
  });
  it('SRCH-03 leave out what no address can say: its link would show everything', () => {
    const makes = [group({ make: '-Kia' }, 9, 9), group({ make: 'Mazda' }, 4, 9)];
    const models = [group({ make: 'Kia', model: 'Ri`o' }, 9, 9), group({ make: 'Kia', model: 'Rio' }, 4, 9)];
    const bodies = [group({ simple_body: '-' }, 9, 9), group({ simple_body: 'SUV' }, 4, 9)];
    const { listings } = readSuggestions(
      [answer({}), ...[makes, models, bodies].map((grouped_hits) => answer({ grouped_hits }))],
      '/search',
    );
    expect(listings.map(({ text }) => text)).toEqual(['Mazda', 'Kia Rio', 'SUV']);
  });
  it('leave out a list that was refused, and fail when the vehicles were', () => {
    const vehicles = answer({ found: 1, hits: [{ document: buildSummary() }] });
    const refused = answer({ error: 'No.', code: 400 });
    expect(readSuggestions([vehicles, refused, refused, refused], '/search')).toMatchObject({ found: 1, listings: [] });
    expect(() => readSuggestions([refused], '/search')).toThrow('No.');
  });
});
