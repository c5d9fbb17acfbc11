import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '@forecourt/service/database';
import type { Vehicle } from '@forecourt/vehicle';
import { parseMapping } from '../feed/mapping.js';
import { importFeed, type ImportSummary } from '../importFeed.js';
import { siteStock } from '../stock.js';
import { oneYard } from './readText.js';

const FOLDER = path.join(import.meta.dirname, 'feeds');

/** The same ten vehicles in three shapes. */
export const FEEDS = {
  'nested XML, CDATA, namespaces': ['nested.xml', 'nested.map.json'],
  'lines of nested JSON': ['lines.jsonl', 'lines.map.json'],
  'tabs in Windows-1252, quoted line ends': ['windows.tsv', 'windows.map.json'],
} as const satisfies Readonly<Record<string, readonly [file: string, mapping: string]>>;
export type FeedName = keyof typeof FEEDS;
export const FEED_NAMES = Object.keys(FEEDS) as FeedName[];

export interface FieldOutcome {
  readonly stocknum: string;
  readonly field: string;
  readonly expected: unknown;
  /** What came out of the stock after the import; null where it is absent. */
  readonly found: unknown;
  readonly isRight: boolean;
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'));

/**
 * Imports a feed into a site of its name and compares every field of every vehicle with what was written down by hand.
 */
export async function compareFeed(db: Db, name: FeedName): Promise<{ summary: ImportSummary; fields: FieldOutcome[] }> {
  const [file, map] = FEEDS[name];
  const slug = file;
  const mapping = parseMapping(readJson(map), map);
  const summary = await importFeed({ db, slug, site: oneYard, file: path.join(FOLDER, file), mapping });
  const expected = readJson('expected.json') as readonly Readonly<Record<string, unknown>>[];
  const vehicles = await siteStock(db, slug).byStockNumbers(expected.map(({ stocknum }) => String(stocknum)));
  const fields = expected.flatMap((wanted) => {
    const vehicle = vehicles.find(({ stocknum }) => stocknum === wanted['stocknum']);
    return Object.entries(wanted).map(([field, value]) => {
      const found = vehicle ? foundIn(vehicle, field) : null;
      const isRight = JSON.stringify(found) === JSON.stringify(value);
      return { stocknum: String(wanted['stocknum']), field, expected: value, found, isRight };
    });
  });
  return { summary, fields };
}

/** Pictures by their addresses; no entries are none. */
const foundIn = (vehicle: Vehicle, field: string): unknown =>
  field === 'images' ? vehicle.images.map(({ url }) => url) : (vehicle[field as keyof Vehicle] ?? null);

/** A row for each field, a column for each vehicle. */
export function feedTable(fields: readonly FieldOutcome[]): string {
  const vehicles = [...new Set(fields.map(({ stocknum }) => stocknum))];
  const names = [...new Set(fields.map(({ field }) => field))];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const mark = (field: string, stocknum: string) =>
    fields.some((item) => item.field === field && item.stocknum === stocknum && item.isRight) ? 'right' : 'WRONG';
  return [
    line(['field', ...vehicles]),
    line(['---', ...vehicles.map(() => '---')]),
    ...names.map((field) => line([field, ...vehicles.map((stocknum) => mark(field, stocknum))])),
  ].join('\n');
}
