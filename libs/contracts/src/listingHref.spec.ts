import { describe, expect, it } from 'vitest';
import { isListingValue, listingHref } from './listingHref.js';

describe('links to a listing', () => {
  it('FIN-14 a budget is the upper end of the price, with the bodies that were chosen', () => {
    expect(listingHref({ prefix: '/search', ranges: { price: { max: 38_000 } } })).toBe('/search?range[price]=:38000');
    const facets = { body: ['SUV', 'People Mover'] };
    expect(listingHref({ prefix: '/used-car', facets, ranges: { price: { min: 1001, max: 38_000 } } })).toBe(
      '/used-car?body=SUV&body=People+Mover&range[price]=1001:38000',
    );
  });
  it('SRCH-23 a range of prices comes with its order', () => {
    expect(listingHref({ prefix: '/search', ranges: { price: { min: 5000, max: 250_000 } }, sort: 'price-desc' })).toBe(
      '/search?range[price]=5000:250000&sortBy=price-desc',
    );
  });
  it('leaves out what says nothing, and values cannot break out of their place', () => {
    expect(listingHref({ prefix: '/search', facets: { body: [] }, ranges: { price: {} } })).toBe('/search');
    expect(listingHref({ prefix: '/search', facets: { body: ['a&b=c#d'] } })).toBe('/search?body=a%26b%3Dc%23d');
  });
  it.each([
    ['an empty one', ''],
    ['one that begins with a dash', '-SUV'],
    ['one with a backtick', 'S`UV'],
    ['one with a control character', 'S\u0001UV'],
    ['one with space around it, which a listing would cut off', ' SUV'],
    ['10 kB', 'x'.repeat(10_000)],
  ])('SRCH-03 a value that no address can say: %s', (_what, value) => {
    expect(isListingValue(value)).toBe(false);
  });
  it('SRCH-03 words of real stock are allowed', () => {
    for (const value of ['People Mover', '2-Door', 'Citroën', "Drop'side", 'Cab/Chassis', '__proto__'])
      expect(isListingValue(value)).toBe(true);
  });
});
