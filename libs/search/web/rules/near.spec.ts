import { describe, expect, it } from 'vitest';
import { placeOf } from '@forecourt/site-config/places/table';
import { wordsOf } from '@forecourt/words';
import { searchConfig, searchSchema } from '../config.js';
import { searchesOf } from '../instantsearch/searchListing.spec.help.js';
import { parseListing } from './listingUrl.js';
import { topicOf } from './listingTopic.js';
import { distanceOf, distanceWords, nearWords } from './nearWords.js';
import { offeredSorts, presentSort } from './presentSort.js';
import { planCounts } from './savedSearchCounts.js';
import { searchWords } from '../words/searchWords.js';

const say = wordsOf({ config: {} }, searchWords);
const site = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };
const options = searchSchema.parse(searchConfig.defaults);
const toowoomba = placeOf('4350');
const listing = (query: string) => parseListing([], new URLSearchParams(query));
const searches = (query: string, place = toowoomba) => searchesOf(listing(query), options, site, place);

describe('vehicles near a place', () => {
  it('LOC-09 reads a postcode of a Chinese keyboard', () => {
    expect(listing('postcode=４３５０&distance=50').near).toEqual({ postcode: '4350', km: 50 });
  });
  it('LOC-09 narrows the page and every count', async () => {
    const sent = await searches('postcode=4350&distance=50&make=Kia&range[price]=:9000');
    expect(sent).toHaveLength(3);
    for (const search of sent) expect(search['filter_by']).toContain('(location_geo:(-27.56, 151.95, 50 km))');
  });
  it('LOC-09 without a distance nothing is left out, and the nearest come first', async () => {
    const [search] = await searches('postcode=4350');
    expect(search).not.toHaveProperty('filter_by');
    expect(search?.['sort_by']).toBe('location_geo(-27.56, 151.95):asc,created_at_timestamp:desc,tie_break:asc');
    expect((await searches('postcode=4350&query=kia'))[0]?.['sort_by']).toBe(
      'location_geo(-27.56, 151.95):asc,_text_match:desc,tie_break:asc',
    );
    expect((await searches('postcode=4350&sortBy=price-desc'))[0]?.['sort_by']).toBe(
      'price:desc,created_at_timestamp:desc,tie_break:asc',
    );
  });
  it('LOC-09 narrows nothing where the postcode is nowhere', async () => {
    const [search] = await searchesOf(listing('postcode=0000&distance=50'), options, site);
    expect(search).not.toHaveProperty('filter_by');
    expect(search?.['sort_by']).toBe('created_at_timestamp:desc,tie_break:asc');
  });
  it('SRCH-08 LOC-09 the nearest first is offered where there is a place, and is the default there', () => {
    expect(offeredSorts(listing('postcode=4350'), options)).toEqual(['nearest', ...options.sorts]);
    expect(offeredSorts(listing(''), options)).toEqual(options.sorts);
    expect(offeredSorts(listing(''), options, true), 'the shopper’s own place').toEqual(['nearest', ...options.sorts]);
    expect(presentSort(listing('postcode=4350'), options)).toBe('nearest');
    expect(presentSort(listing('postcode=4350&sortBy=price-asc'), options)).toBe('price-asc');
    expect(presentSort(listing('sortBy=nearest'), options)).toBe('latest');
    expect(presentSort(listing('sortBy=nearest&query=kia'), options)).toBe('relevant');
  });
  it('SRCH-08 no site may begin with an order that needs a place', () => {
    expect(searchSchema.safeParse({ ...options, defaultSort: 'nearest' }).success).toBe(false);
  });
  it('LOC-09 is described in words, with distances no more precise than is known', () => {
    expect(nearWords({ postcode: '4350', km: 50 }, say)).toBe('Within 50 km of 4350');
    expect(nearWords({ postcode: '4350' }, say)).toBe('Near 4350');
    if (!toowoomba) throw new Error('Toowoomba is nowhere');
    expect(distanceWords({ location_geo: [-27.444, 153.044] }, toowoomba, say)).toBe('About 110 km away');
    expect(distanceWords({ location_geo: [-27.56, 151.95] }, toowoomba, say)).toBe('Less than 5 km away');
    expect(distanceWords({}, toowoomba, say)).toBeUndefined();
    expect(distanceOf({ location_geo: [-27.444, 153.044] }, toowoomba)).toBe('about 110 km');
  });
  it('SRCH-01 a listing around a place is for shoppers, not for search engines', () => {
    expect(topicOf(listing('postcode=4350'), site)).toMatchObject({ isIndexable: false, canonicalPath: '/search' });
  });
  it('SRCH-18 a saved search is counted around its place', () => {
    const [search] = planCounts(['/search?postcode=4350&distance=50'], options, site, placeOf);
    expect(search?.['filter_by']).toBe('(location_geo:(-27.56, 151.95, 50 km))');
  });
});
