import { describe, expect, it } from 'vitest';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { watchlistOn } from './siteAccounts.js';

const siteWith = (garage: object) =>
  ({ slug: 'a', site: { garageEnabled: true }, config: { garage } }) as unknown as ConfiguredSite;

describe('vehicles of an account', () => {
  it.each([{ accounts: true, watchlist: true }, { accounts: true, watchlist: false }, { accounts: true }])(
    'SAVE-02 SAVE-07 are kept by a site with accounts: %j',
    (garage) => {
      const site = siteWith(garage);
      expect(watchlistOn(site)).toBe(site);
    },
  );
  it.each([
    { accounts: false, watchlist: true },
    { accounts: true, favourites: false },
  ])('SAVE-02 are not kept without accounts, nor where nothing is saved: %j', (garage) =>
    expect(() => watchlistOn(siteWith(garage))).toThrow(/has no/),
  );
});
