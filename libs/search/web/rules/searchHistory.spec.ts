import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { parseListing } from './listingUrl.js';
import { pastSearch } from './pastSearch.js';
import { KEPT_SEARCHES, readSearches, remembered, type PastSearch } from './searchHistory.js';
import { searchWords } from '../words/searchWords.js';

const say = wordsOf({ config: {} }, searchWords);
const site = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };
const search = (href: string) => ({ href, text: `Search ${href}` });

describe('search history', () => {
  it('SRCH-18 keeps the last five, the newest first and each once', () => {
    const past = ['/a', '/b', '/c', '/d', '/e', '/f', '/c'].reduce(
      (list, href) => remembered(list, search(href)),
      [] as PastSearch[],
    );
    expect(past.map(({ href }) => href)).toEqual(['/c', '/f', '/e', '/d', '/b']);
  });
  it('SRCH-18 keeps filters and path, without the page', () => {
    const filters = parseListing(['used-cars'], new URLSearchParams('make=Kia&range[price]=:30000&page=3'));
    expect(pastSearch(filters, site, undefined, say)).toEqual({
      href: '/search/used-cars?make=Kia&range[price]=:30000',
      text: 'Used Kia, Price up to $30,000',
    });
  });
  it('SRCH-18 says nothing twice', () => {
    const text = (query: string) => pastSearch(parseListing([], new URLSearchParams(query)), site, undefined, say).text;
    expect(text('make=Ford&body=Ute')).toBe('Ford Ute');
    expect(text('make=Ford&make=Kia&body=Ute')).toBe('Ute vehicles, Make: Ford, Make: Kia');
    expect(text('car_type=new&car_type=demo')).toBe('New and demo vehicles');
    expect(text('model=Ranger&colour=White')).toBe('New, demo and used vehicles, Model: Ranger, Colour: White');
  });
  it('SRCH-18 a listing without filters is no search', () => {
    expect(pastSearch(parseListing([], new URLSearchParams('page=2')), site, undefined, say).text).toBe('');
  });
  it('SRCH-18 reads what it wrote, and nothing else', () => {
    const past = [search('/search?make=Kia'), search('/used-car')];
    expect(readSearches(JSON.parse(JSON.stringify(past)))).toEqual(past);
    for (const href of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
    ])
      expect(readSearches([search(href)])).toEqual([]);
  });
  it('SRCH-18 any content of the browser’s storage is handled safely', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())), (kept) => {
        const past = readSearches(kept);
        expect(past.length).toBeLessThanOrEqual(KEPT_SEARCHES);
        expect(past.every(({ href }) => href.startsWith('/'))).toBe(true);
      }),
    );
  });
});
