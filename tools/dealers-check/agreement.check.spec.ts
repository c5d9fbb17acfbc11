import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockOwners } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { demoStock } from '../demo-stock/dealers.ts';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { stockOptionsOver } from '../stock-rules/rulesOver.ts';
import { byFilter, byPredicate, readListings, type Select } from '../stock-rules/selections.ts';

const NOW = Date.UTC(2026, 10, 21, 3, 4, 5, 678);
const sites = readSites();
const CSV = path.resolve(import.meta.dirname, '../../../shared/data/aus-vehicle-listings.csv');

/** What feeds send: placeholder prices, offers, cents, other spellings, things left out. */
const roughen = (vehicle: Vehicle, index: number): Vehicle => {
  const { price: _price, year: _year, simple_fuel: _fuel, ...bare } = vehicle;
  const changes: readonly Vehicle[] = [
    vehicle,
    { ...vehicle, price: 1 },
    { ...vehicle, price: 30_000, offer_price: 27_500 },
    { ...vehicle, price: 24_999.5, make: vehicle.make.toUpperCase() },
    bare,
    { ...vehicle, make: 'Citroën', tag: 'Low-Kilometres' },
    { ...vehicle, status: 'sold', sold_date_timestamp: Math.floor(NOW / 1000) - (index % 7) * 43_200 },
    { ...vehicle, status: 'withdrawn', simple_fuel: '' },
  ];
  return changes[index % changes.length] ?? vehicle;
};

function agree(filter: Select, predicate: Select, vehicles: readonly Vehicle[], numRuns: number): void {
  fc.assert(
    fc.property(stockOptionsOver(vehicles, NOW), (stock) => {
      expect(filter(stock).join()).toBe(predicate(stock).join());
    }),
    { numRuns },
  );
}

describe('a site’s stock rule', () => {
  it.each(stockOwners(sites).map((site) => [site.slug, site] as const))(
    'TEN-04 selects the same vehicles of %s by the search filter and by the predicate',
    { timeout: 180_000 },
    (slug, site) => {
      const vehicles = (demoStock(sites, NOW).find((stock) => stock.slug === slug)?.vehicles ?? []).map(roughen);
      const select = byFilter(site, vehicles, NOW);
      const listed = byPredicate(vehicles, NOW);
      expect(vehicles.length).toBeGreaterThan(50);
      expect(select(site.site)).toEqual(listed(site.site));
      expect(select(site.site).length).toBeGreaterThan(20);
      agree(select, listed, vehicles, 500);
    },
  );

  it.runIf(existsSync(CSV))('TEN-04 selects the same vehicles of the real listings', { timeout: 180_000 }, async () => {
    const site = sites.bySlug('harbour');
    if (!site) throw new Error('there is no site');
    const vehicles = (await readListings(CSV, site, NOW, 4000)).map(roughen);
    const select = byFilter(site, vehicles, NOW);
    expect(vehicles.length).toBeGreaterThan(1000);
    agree(select, byPredicate(vehicles, NOW), vehicles, 60);
  });
});
