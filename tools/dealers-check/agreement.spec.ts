import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '@forecourt/rules';
import { shownOnSite, siteFilter, type StockOptions } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import { documentOf, parseMapping, readFeed, toVehicle, VEHICLE_FIELDS } from '@forecourt/stock';
import { createTypesense, handle } from '@forecourt/typesense-embedded';
import { VEHICLE_FACTS, vehicleFacts, type Vehicle, type VehicleFact } from '@forecourt/vehicle';
import { demoStock } from '../demo-stock/dealers.ts';
import { readSites } from '../start/startForecourt.ts';

const NOW = Date.UTC(2026, 10, 21, 3, 4, 5, 678);
const sites = readSites();
const KEY = 'agreement';
const CSV = path.resolve(import.meta.dirname, '../../../shared/data/aus-vehicle-listings.csv');
const MAPPING = path.resolve(import.meta.dirname, '../../libs/server/stock/mappings/aus-vehicle-listings.json');

/** A search server with the stock of one site and some of another, and what a stock rule selects there. */
function serverWith(site: ConfiguredSite, vehicles: readonly Vehicle[]) {
  const typesense = createTypesense({ apiKey: KEY });
  typesense.createCollection({ name: 'vehicles', fields: VEHICLE_FIELDS });
  const ask = (method: string, path: string, query: Record<string, string>, body = '') => {
    const { status, body: text } = handle(typesense, { method, path, query, headers: { 'x-typesense-api-key': KEY }, body }); // prettier-ignore
    if (status !== 200) throw new Error(text);
    return text.split('\n').filter(Boolean);
  };
  const documents = vehicles.map((vehicle) => documentOf(vehicle, site));
  const decoys = documents.slice(0, 50).map((document) => ({ ...document, id: `other-${document.id}`, stocknum: 'OTHER', site: 'other' })); // prettier-ignore
  const lines = [...documents, ...decoys].map((document) => JSON.stringify(document)).join('\n');
  const imported = ask('POST', '/collections/vehicles/documents/import', { action: 'upsert' }, lines);
  expect(imported.filter((line) => line.includes('"success":false'))).toEqual([]);
  return (stock: StockOptions): string[] =>
    ask('GET', '/collections/vehicles/documents/export', { filter_by: siteFilter(site.slug, stock, NOW) })
      .map((line) => (JSON.parse(line) as { stocknum: string }).stocknum)
      .sort();
}

const listed = (vehicles: readonly Vehicle[], stock: StockOptions): string[] =>
  vehicles
    .filter((vehicle) => shownOnSite(vehicle, { site: stock, explain: () => '' }, NOW).isListed)
    .map(({ stocknum }) => stocknum)
    .sort();

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

/** Rules over the values that a stock really has, and over some that break filters. */
function rulesOver(vehicles: readonly Vehicle[]): fc.Arbitrary<Rule<VehicleFact>> {
  const facts = vehicles.slice(0, 300).map((vehicle) => vehicleFacts(vehicle, NOW));
  const leaf = fc.constantFrom(...(Object.keys(VEHICLE_FACTS) as VehicleFact[])).chain((fact) => {
    const known = [...new Set(facts.flatMap((values) => values[fact] ?? []))];
    if (VEHICLE_FACTS[fact] === 'number') {
      const bound = fc.oneof(
        fc.constantFrom(...(known as number[]), 0),
        fc.double({ min: -1e10, max: 1e10, noNaN: true }),
      );
      return fc.oneof(
        bound.map((atLeast): Rule<VehicleFact> => ({ fact, atLeast })),
        bound.map((atMost): Rule<VehicleFact> => ({ fact, atMost })),
        fc.array(bound, { minLength: 1, maxLength: 3 }).map((values): Rule<VehicleFact> => ({ fact, in: values })),
      );
    }
    const hostile = [
      'x`]||site:=other',
      'a && b',
      '(c)',
      'K*',
      '-',
      'citroen',
      'LOW KILOMETRES',
      'Low Kilometres',
      ' ',
    ];
    const value: fc.Arbitrary<string | boolean> =
      VEHICLE_FACTS[fact] === 'bool' ? fc.boolean() : fc.constantFrom(...(known as string[]), ...hostile);
    return fc.array(value, { minLength: 1, maxLength: 3 }).map((values): Rule<VehicleFact> => ({ fact, in: values }));
  });
  return fc.letrec<{ rule: Rule<VehicleFact> }>((tie) => ({
    rule: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.record({ all: fc.array(tie('rule'), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('rule'), { maxLength: 3 }) }),
      fc.record({ not: tie('rule') }),
    ),
  })).rule;
}

async function readCsv(site: ConfiguredSite, limit: number): Promise<Vehicle[]> {
  const mapping = parseMapping(JSON.parse(readFileSync(MAPPING, 'utf8')), MAPPING);
  const vehicles = new Map<string, Vehicle>();
  for await (const row of readFeed(CSV, mapping)) {
    const { vehicle } = toVehicle(row, mapping, site.site, NOW);
    if (vehicle) vehicles.set(vehicle.stocknum, vehicle);
    if (vehicles.size >= limit) break;
  }
  return [...vehicles.values()];
}

const stockWith = fc.constantFrom(0, 0.5, 3, 30);

describe('a site’s stock rule', () => {
  it.each(sites.all.map((site) => [site.slug, site] as const))(
    'TEN-04 selects the same vehicles of %s by the search filter and by the predicate',
    { timeout: 60_000 },
    (slug, site) => {
      const vehicles = (demoStock(sites, NOW).find((stock) => stock.slug === slug)?.vehicles ?? []).map(roughen);
      const select = serverWith(site, vehicles);
      expect(vehicles.length).toBeGreaterThan(100);
      expect(select(site.site)).toEqual(listed(vehicles, site.site));
      expect(select(site.site).length).toBeGreaterThan(20);
      fc.assert(
        fc.property(rulesOver(vehicles), stockWith, (stockRule, includeSoldCarsDays) => {
          const stock = { stockRule, includeSoldCarsDays };
          expect(select(stock)).toEqual(listed(vehicles, stock));
        }),
        { numRuns: 200 },
      );
    },
  );

  it.runIf(existsSync(CSV))('TEN-04 selects the same vehicles of the real listings', { timeout: 60_000 }, async () => {
    const [site] = sites.all;
    if (!site) throw new Error('there is no site');
    const vehicles = (await readCsv(site, 4000)).map(roughen);
    const select = serverWith(site, vehicles);
    expect(vehicles.length).toBeGreaterThan(1000);
    fc.assert(
      fc.property(rulesOver(vehicles), stockWith, (stockRule, includeSoldCarsDays) => {
        const stock = { stockRule, includeSoldCarsDays };
        expect(select(stock)).toEqual(listed(vehicles, stock));
      }),
      { numRuns: 60 },
    );
  });
});
