import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shownOnSite, siteFilter, type StockOptions } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { documentOf, parseMapping, readFeed, toVehicle, VEHICLE_FIELDS } from '@forecourt/stock';
import { createTypesense, handle } from '@forecourt/typesense-embedded';
import type { Vehicle } from '@forecourt/vehicle';

const KEY = 'agreement';
const MAPPING = path.resolve(import.meta.dirname, '../../libs/stock/mappings/aus-vehicle-listings.json');

/** What a stock rule selects, by stock number in order. */
export type Select = (stock: StockOptions) => string[];

/** A search server with the stock of one site and some of another, and what a stock rule selects there. */
export function byFilter(site: ConfiguredSite, vehicles: readonly Vehicle[], now: number): Select {
  const typesense = createTypesense({ apiKey: KEY });
  typesense.createCollection({ name: 'vehicles', fields: VEHICLE_FIELDS });
  const ask = (method: string, path: string, query: Record<string, string>, body = '') => {
    const { status, body: text } = handle(typesense, {
      method,
      path,
      query,
      headers: { 'x-typesense-api-key': KEY },
      body,
    });
    if (status !== 200) throw new Error(text);
    return text.split('\n').filter(Boolean);
  };
  const documents = vehicles.map((vehicle) => documentOf(vehicle, site));
  const decoys = documents
    .slice(0, 50)
    .map((document) => ({ ...document, id: `other-${document.id}`, stocknum: 'OTHER', site: 'other' }));
  const lines = [...documents, ...decoys].map((document) => JSON.stringify(document)).join('\n');
  const imported = ask('POST', '/collections/vehicles/documents/import', { action: 'upsert' }, lines);
  const refused = imported.filter((line) => line.includes('"success":false'));
  if (refused.length > 0) throw new Error(refused[0]);
  return (stock) =>
    ask('GET', '/collections/vehicles/documents/export', {
      filter_by: siteFilter(site.slug, stock, now),
      include_fields: 'stocknum',
    })
      .map((line) => (JSON.parse(line) as { stocknum: string }).stocknum)
      .sort();
}

/** What the predicate lists of the same vehicles. */
export const byPredicate =
  (vehicles: readonly Vehicle[], now: number): Select =>
  (stock) =>
    vehicles
      .filter((vehicle) => shownOnSite(vehicle, { site: stock, explain: () => '' }, now).isListed)
      .map(({ stocknum }) => stocknum)
      .sort();

/** Vehicles of the real listings as a site would have them, each once. */
export async function readListings(
  file: string,
  site: ConfiguredSite,
  now: number,
  limit = Infinity,
): Promise<Vehicle[]> {
  const mapping = parseMapping(JSON.parse(readFileSync(MAPPING, 'utf8')), MAPPING);
  const vehicles = new Map<string, Vehicle>();
  for await (const row of readFeed(file, mapping)) {
    const { vehicle } = toVehicle(row, mapping, site.site, now);
    if (vehicle) vehicles.set(vehicle.stocknum, vehicle);
    if (vehicles.size >= limit) break;
  }
  return [...vehicles.values()];
}
