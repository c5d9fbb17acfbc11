import { describe, expect, it } from 'vitest';
import type { ConfiguredSite } from './createSites.js';
import { marketSites } from './marketSites.js';

const site = (slug: string, comparesPricesWith: 'all-sites' | 'own-site', stockOwner = slug) =>
  ({ slug, stockOwner, site: { comparesPricesWith } }) as ConfiguredSite;
const all = [
  site('a', 'all-sites'),
  site('b', 'all-sites'),
  site('alone', 'own-site'),
  site('branch', 'own-site', 'a'),
  site('outlet', 'all-sites', 'alone'),
];

describe('sites that count in price estimates', () => {
  it.each([
    ['a', ['a', 'b']],
    ['b', ['b', 'a']],
    ['alone', ['alone']],
    ['gone', ['gone']],
  ])('TEN-07 VDP-08 TRD-03 for the stock of %s are %j', (owner, sites) => {
    expect(marketSites({ all }, owner)).toEqual(sites);
  });
});
