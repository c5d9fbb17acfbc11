import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { headingOf, topicOf, topicParts, topicWords } from './listingTopic.js';
import { meaningOfPath, type ListingSite } from './listingPath.js';
import { parseListing, type ListingFilters } from './listingUrl.js';
import { searchWords } from '../words/searchWords.js';

const say = wordsOf({ config: {} }, searchWords);
const site = {
  searchPrefix: '/search',
  defaultSearch: 'new-used-and-demo-cars',
  locations: [{ slug: 'auburn', name: 'Harbour Auburn' }],
  dealerships: [{ slug: 'harbour-west', name: 'Harbour West' }],
};
const said = (filters: ListingFilters, of: ListingSite = site) => ({
  ...topicOf(filters, of),
  heading: headingOf(topicParts(filters, of, say), say),
});
const topic = (url: string) => {
  const [path = '', search = ''] = url.split('?');
  const parts = path
    .split('/')
    .slice(2)
    .filter((part) => part !== '');
  return said(parseListing(parts, new URLSearchParams(search)));
};

describe('topic of a listing', () => {
  it.each([
    ['/search', 'New, demo and used vehicles', '/search', true],
    ['/search/used-cars?page=3', 'Used vehicles', '/search/used-cars?page=3', true],
    ['/search/kia/rio', 'Kia Rio', '/search/kia/rio', true],
    ['/search?make=Toyota', 'Toyota', '/search/toyota', true],
    [
      '/search?make=Land+Rover&model=Defender&page=2',
      'Land Rover Defender',
      '/search/land-rover/defender?page=2',
      true,
    ],
    ['/search?make=Mercedes-Benz', 'Mercedes-Benz', '/search/mercedes-benz', true],
    ['/search?body=SUV', 'SUV vehicles', '/search/suv', true],
    ['/search?location=auburn', 'Vehicles at Harbour Auburn', '/search/auburn', true],
    ['/search?car_type=used', 'Used vehicles', '/search/used-cars', true],
  ])('SRCH-01 %s is "%s", with one address', (url, heading, canonicalPath, isIndexable) => {
    expect(topic(url)).toMatchObject({ heading, canonicalPath, isIndexable });
  });
  it.each([
    ['/search/used-cars?make=Toyota', 'Used Toyota', '/search/used-cars'],
    ['/search/toyota?body=SUV&car_type=demo', 'Demo Toyota SUV', '/search/demo-cars'],
    ['/search?make=Toyota&make=Kia', 'New, demo and used vehicles', '/search'],
    ['/search?colour=White', 'New, demo and used vehicles', '/search'],
    ['/search?query=kia', 'New, demo and used vehicles', '/search'],
    ['/search/suv?range[price]=:30000&page=4', 'SUV vehicles', '/search/suv'],
    ['/search?item_type=caravan&make=Jayco', 'Jayco caravans', '/search/jayco'],
    ['/search?model=Rio', 'New, demo and used vehicles', '/search'],
    ['/search?make=auburn', 'Auburn', '/search'],
  ])('SRCH-01 %s is "%s" and stays out of search engines', (url, heading, canonicalPath) => {
    expect(topic(url)).toMatchObject({ heading, canonicalPath, isIndexable: false });
  });
  it('SRCH-01 a site whose plain listing is used vehicles alone has no path for its facets', () => {
    const used = { ...site, defaultSearch: 'used-cars' };
    expect(said(parseListing([], new URLSearchParams('make=Jayco')), used)).toMatchObject({
      heading: 'Used Jayco',
      canonicalPath: '/search',
      isIndexable: false,
    });
  });
  it('SRCH-01 a canonical path says what the facets said', () => {
    const name = fc.stringMatching(/^[A-Z][a-z0-9]{1,8}( [A-Z0-9][a-z0-9]{0,6})?$/);
    fc.assert(
      fc.property(name, name, (make, model) => {
        const url = new URLSearchParams({ make, model });
        const { canonicalPath, isIndexable } = topic(`/search?${url}`);
        if (!isIndexable) return;
        const { facets } = meaningOfPath(canonicalPath.split('/').slice(2), site);
        expect(facets.make?.map((value) => value.toLowerCase())).toContain(make.toLowerCase());
        expect(facets.model?.map((value) => value.toLowerCase())).toContain(model.toLowerCase());
      }),
    );
  });
});

describe('a topic within a sentence', () => {
  const within = (url: string, read = say) => {
    const [path = '', search = ''] = url.split('?');
    const filters = parseListing(path.split('/').slice(2), new URLSearchParams(search));
    return topicWords(topicParts(filters, site, read), read);
  };
  it('SRCH-03 begins a condition with a small letter, and a make with its own', () => {
    expect(within('/search/used-cars?make=BMW')).toBe('used BMW');
    expect(within('/search?make=BMW&model=X5')).toBe('BMW X5');
    expect(within('/search?make=Toyota')).toBe('Toyota');
  });
  it('TEN-03 says bodies, fuels and drives in the language of the site', () => {
    const translation = { 'vehicle.value.hatchback': ['两厢车'], 'search.topic.joined': [['first'], ['next']] };
    const chinese = wordsOf({ config: { site: { language: 'zh-Hans' }, translation } }, searchWords);
    expect(within('/search?make=BYD&body=Hatchback', chinese)).toContain('BYD两厢车');
  });
});
