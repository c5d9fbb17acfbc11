import { describe, expect, it } from 'vitest';
import { panelGroups } from './panelGroups.js';
import { parseListing } from './listingUrl.js';

const options = {
  offersNear: true,
  ranges: ['price', 'year', 'km'],
  facets: ['car_type', 'make', 'model', 'body'],
  firstFilters: ['make', 'model', 'price', 'towing'],
} as const;
const chosen = (query: string) => parseListing([], new URLSearchParams(query));

describe('groups of the filter panel', () => {
  it('SRCH-22 the first filters come in their own order, the others of the site behind More filters', () => {
    expect(panelGroups(options, chosen(''))).toEqual({
      first: ['make', 'price'],
      more: ['near', 'year', 'km', 'car_type', 'body'],
      isMoreChosen: false,
    });
  });
  it('SRCH-22 models are inside their makes, on a site that filters by both', () => {
    const groups = (facets: typeof options.facets | readonly ['model', 'body']) =>
      panelGroups({ ...options, facets, firstFilters: ['model', 'body'] }, chosen('')).first;
    expect(groups(options.facets)).toEqual(['body']);
    expect(groups(['model', 'body'])).toEqual(['model', 'body']);
  });
  it('SRCH-22 a site without a place to be near to does not offer one', () => {
    const first = panelGroups({ ...options, offersNear: false, firstFilters: ['near', 'price'] }, chosen('')).first;
    expect(first).toEqual(['price']);
  });
  it.each([
    ['make=Kia&range[price]=:9000', false],
    ['body=SUV', true],
    ['range[km]=:9000', true],
    ['postcode=2000', true],
  ])('SRCH-22 %s: what is chosen behind More filters is in sight: %s', (query, isMoreChosen) => {
    expect(panelGroups(options, chosen(query)).isMoreChosen).toBe(isMoreChosen);
  });
});
