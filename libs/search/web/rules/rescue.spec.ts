import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { searchConfig, searchSchema } from '../config.js';
import { chosenFilters } from './chosenFilters.js';
import { parseListing } from './listingUrl.js';
import { planRescue, readRescue, rescueLinks } from './rescue.js';
import { searchWords } from '../words/searchWords.js';

const say = wordsOf({ config: {} }, searchWords);
const site = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };
const options = searchSchema.parse(searchConfig.defaults);
const filters = parseListing(
  [],
  new URLSearchParams('query=tow&make=Kia&make=Mazda&range[price]=:9000&range[year]=2026:'),
);
const answer = (found: number) => ({ found, page: 1, hits: [], facet_counts: [] }) as never;

describe('ways out of an empty listing', () => {
  it('SRCH-07 every chosen filter has one search without it and nothing else changed', () => {
    const searches = planRescue(filters, options, site);
    const parts = searches.map((search) => String(search['filter_by']).replaceAll(/[()]/g, '').split(' && '));
    const whole = ['make:=[`Kia`,`Mazda`]', 'price:<=9000', 'year:>=2026'];
    expect(parts).toEqual([
      whole,
      ['make:=[`Mazda`]', ...whole.slice(1)],
      ['make:=[`Kia`]', ...whole.slice(1)],
      [whole[0], whole[2]],
      whole.slice(0, 2),
    ]);
    expect(searches[0]?.['q']).toBe('*');
    expect(searches[1]?.['q']).toBe('tow');
    for (const search of searches) expect(search).toMatchObject({ per_page: 3 });
    // a little above the price, or a little older: the nearest first
    expect(searches.map((search) => search['sort_by']).slice(-2)).toEqual(['price:asc', 'year:desc']);
  });
  it('SRCH-07 where no single filter helps, every two of them are tried together', () => {
    const two = parseListing([], new URLSearchParams('colour=Red&body=Ute&range[price]=:9000'));
    const conditions = planRescue(two, options, site, undefined, 2).map((search) => search['filter_by']);
    expect(conditions).toEqual(['((price:<=9000))', '(colour:=[`Red`])', '(simple_body:=[`Ute`])']);
    const rescues = readRescue(two, [answer(0), answer(2), answer(5)], site, 2);
    expect(rescues.map(({ count }) => count)).toEqual([5, 2]);
    expect(rescueLinks({ filters: two, rescues }, site, new Map(), say).map(({ text, href }) => [text, href])).toEqual([
      ['Colour: Red and Price up to $9,000', '/search/ute'],
      ['Body: Ute and Price up to $9,000', '/search?colour=Red'],
    ]);
  });
  it('SRCH-07 the best way out brings the vehicles that are nearest, of those for sale', () => {
    const hits = (...statuses: string[]) => statuses.map((status, id) => ({ document: { id: String(id), status } }));
    const near = { ...(answer(9) as object), hits: hits('in_stock', 'sold', 'coming_soon') } as never;
    const [best, other] = readRescue(filters, [answer(3), near], site);
    expect(best?.vehicles?.map(({ id }) => id)).toEqual(['0', '2']);
    expect(other).toEqual({ key: 'query', count: 3 });
  });
  it('SRCH-07 LOC-09 the place is one of the filters that could go', () => {
    const around = parseListing([], new URLSearchParams('make=Kia&postcode=4350&distance=25'));
    const place = { postcode: '4350', state: 'QLD', name: 'T', lat: -27.56, long: 151.95, isApproximate: false };
    const [without, inPlace] = planRescue(around, options, site, place).map((search) => search['filter_by']);
    expect(chosenFilters(around, undefined, undefined, say).map(({ text }) => text)).toEqual([
      'Within 25 km of 4350',
      'Make: Kia',
    ]);
    expect(without).toBe('(make:=[`Kia`])');
    expect(rescueLinks({ filters: around, rescues: [{ key: 'near', count: 3 }] }, site, new Map(), say)).toEqual([
      { key: 'near', count: 3, text: 'the limit of 25 km', href: '/search/kia?postcode=4350' },
    ]);
    expect(inPlace).toBe('(location_geo:(-27.56, 151.95, 25 km))');
  });
  it('SRCH-07 shows those that lead somewhere, the richest first', () => {
    const rescues = readRescue(filters, [answer(3), answer(0), { error: 'down' } as never, answer(40)], site);
    expect(rescues).toEqual([
      { key: 'price', count: 40 },
      { key: 'query', count: 3 },
    ]);
  });
  it('names what was chosen in words', () => {
    expect(chosenFilters(filters, undefined, undefined, say).map(({ text }) => text)).toEqual([
      '“tow”',
      'Make: Kia',
      'Make: Mazda',
      'Price up to $9,000',
      'Year from 2026',
    ]);
  });
});
