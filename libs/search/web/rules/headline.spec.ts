import { describe, expect, it } from 'vitest';
import { wordsOf, type CompiledMessage } from '@forecourt/words';
import { headline } from './headline.js';
import { topicParts } from './listingTopic.js';
import { parseListing } from './listingUrl.js';
import { searchWords } from '../words/searchWords.js';

const site = {
  searchPrefix: '/search',
  defaultSearch: 'new-used-and-demo-cars',
  locations: [{ slug: 'auburn', name: 'Harbour Auburn' }],
  dealerships: [],
};
const stock: CompiledMessage = [['count', 'plural', { one: ['vehicle'], other: ['cars, utes and trucks'] }]];
const say = wordsOf({ config: { words: { 'search.headline.stock': stock } } }, searchWords);
const said = (query: string, count: number, defaultSearch = site.defaultSearch) =>
  headline(topicParts(parseListing([], new URLSearchParams(query)), { ...site, defaultSearch }, say), count, say);

describe('headline of a listing', () => {
  it('TEN-03 in Chinese keeps words in Latin letters apart, and no others', () => {
    const translation = {
      'search.topic.joined': [['first'], ['next']],
      'search.headline.counted': [['count'], '辆', ['what']],
    };
    const inChinese = wordsOf({ config: { site: { language: 'zh-Hans' }, translation } }, searchWords);
    const parts = topicParts(parseListing([], new URLSearchParams('make=MG&model=MG4')), site, inChinese);
    expect(headline({ ...parts, condition: '二手' }, 12, inChinese)).toBe('12辆二手MG MG4');
  });

  it.each([
    ['', 2860, '2,860 cars, utes and trucks'],
    ['', 1, '1 vehicle'],
    ['', 0, '0 cars, utes and trucks'],
    ['car_type=used', 409, '409 used cars, utes and trucks'],
    ['car_type=new&car_type=demo', 12, '12 new and demo cars, utes and trucks'],
    ['colour=White', 31, '31 cars, utes and trucks'],
    ['make=Toyota', 31, '31 Toyota'],
    ['make=Toyota&model=Corolla&car_type=used&location=auburn', 3, '3 used Toyota Corolla at Harbour Auburn'],
    ['item_type=truck', 31, '31 trucks'],
    ['item_type=truck&make=Hino&car_type=used', 1, '1 used Hino truck'],
    ['body=SUV', 31, '31 SUV vehicles'],
    ['location=auburn', 1, '1 vehicle at Harbour Auburn'],
  ])('SRCH-11 %s has its count in the dealer’s words: %d are "%s"', (query, count, text) => {
    expect(said(query, count)).toBe(text);
  });
  it('SRCH-01 the plain listing of a site that sells used vehicles says so', () => {
    expect(said('car_type=used', 218, 'used-cars')).toBe('218 used cars, utes and trucks');
  });
});
