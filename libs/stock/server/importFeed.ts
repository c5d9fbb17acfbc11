import { randomUUID } from 'node:crypto';
import { enqueue, yieldToEventLoop, sql, type Db, type Yield } from '@forecourt/service/database';
import type { SiteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { FeedError } from './feed/readFeed.js';
import type { Mapping } from './feed/mapping.js';
import type { Issue } from './feed/toVehicle.js';
import { readStock, type KnownVehicle } from './readStock.js';
import { findRemovals } from './removals.js';
import { VehicleSpool } from './vehicleSpool.js';
import { sellVehicles, writeBatch } from './writeStock.js';

export interface ImportOptions {
  readonly db: Db;
  readonly slug: string;
  readonly site: SiteSection;
  readonly file: string;
  readonly mapping: Mapping;
  readonly now?: () => number;
  /** Share of the stock that a feed may not lack, instead of the site's own (over 0, to 1). */
  readonly removalShare?: number;
  /** Someone has seen what leaves and says that it is right. */
  readonly allowsRemovals?: boolean;
  /** Changes nothing and refuses nothing: the summary has the reason for a refusal. */
  readonly isDryRun?: boolean;
  readonly onProgress?: (progress: { read: number; share: number }) => void;
  /** Called after each commit that leaves work in the outbox. */
  readonly onCommit?: () => void;
  /** Called between two lots of work: shoppers are not made to wait for an import. */
  readonly yieldNow?: Yield;
}

export interface ImportSummary {
  runId: string;
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Left the feed and are now sold. */
  sold: number;
  /** Vehicles that were for sale before. */
  inStock: number;
  mendedRows: number;
  skippedRows: number;
  reasons: Record<string, number>;
  seconds: number;
  rowsPerSecond: number;
  issues: readonly Issue[];
  /** Dry run: why an import would refuse the feed. */
  refusal?: string;
}

/** Outbox topic of an import that is through. */
export const STOCK_CHANGED = 'stock-changed';

/** Vehicles that are written at once, a few milliseconds of work. */
const BATCH = 50;

/**
 * Imports a feed as the full list of a site's stock (API-05). The whole file is read and checked first; then vehicles
 * are written in batches, each with its outbox entries in one transaction, and what left the feed is sold at the end.
 * Killed anywhere, it can simply be repeated; the same file again changes nothing. Rejects with a FeedError before any
 * change when the file as a whole cannot be trusted.
 */
export async function importFeed(options: ImportOptions): Promise<ImportSummary> {
  const { db, slug, site, now = Date.now, onProgress = () => undefined, onCommit = () => undefined } = options;
  const { yieldNow = yieldToEventLoop } = options;
  const startedAt = now();
  const runId = randomUUID();
  const known = await knownStock(db, slug, yieldNow);
  const spool = new VehicleSpool();
  try {
    const isFirst = await isFirstImport(db, slug);
    const stock = await readStock(options, known, startedAt, ({ vehicle, hash }, length) =>
      spool.add({ vehicle: isFirst ? withoutAge(vehicle) : vehicle, hash }, length),
    );
    const { found, numbers, ...counts } = stock;
    const { leaving, inStock, refusal } = findRemovals(
      [...known.values()],
      (stocknum) => numbers.has(stocknum),
      options.removalShare ?? site.feedRemovalShare,
    );
    const refusals = [
      ...(stock.refusal === undefined ? [] : [stock.refusal]),
      ...(refusal === undefined || options.allowsRemovals ? [] : [`${options.file} ${refusal}`]),
    ];
    if (refusals.length > 0 && !options.isDryRun) throw new FeedError(refusals[0]);
    const summary: ImportSummary = {
      runId,
      ...counts,
      ...found,
      sold: leaving.length,
      inStock,
      seconds: 0,
      rowsPerSecond: 0,
    };
    if (refusals.length > 0) summary.refusal = refusals.join('\n');
    if (!options.isDryRun) {
      let written = 0;
      for await (const batch of spool.batches(BATCH)) {
        await db.transaction().execute((trx) => writeBatch(trx, slug, batch, runId, startedAt));
        written += batch.length;
        onCommit();
        onProgress({ read: stock.read, share: 0.5 + (0.5 * written) / spool.size });
        await yieldNow();
      }
      await finish(options, summary, leaving, startedAt);
      onCommit();
    }
    summary.seconds = (now() - startedAt) / 1000;
    summary.rowsPerSecond = Math.round(stock.read / Math.max(summary.seconds, 0.001));
    return summary;
  } finally {
    await spool.close();
  }
}

/** Whether nothing was imported for the site yet. */
async function isFirstImport(db: Db, slug: string): Promise<boolean> {
  const run = await db.selectFrom('import_runs').select('id').where('site', '=', slug).limit(1).executeTakeFirst();
  return run === undefined;
}

/** Of what is there on a dealer's first day, nothing is new: without a day of its own, its age is not known. */
const withoutAge = (vehicle: Vehicle): Vehicle =>
  vehicle.stock_date === undefined ? { ...vehicle, is_age_unknown: true } : vehicle;

/** Vehicles that are read at once. */
const PAGE = 1000;

async function knownStock(db: Db, slug: string, yieldNow: Yield): Promise<Map<string, KnownVehicle>> {
  const known = new Map<string, KnownVehicle>();
  for (let last = ''; ; await yieldNow()) {
    const page = await db
      .selectFrom('vehicles')
      .select(['stocknum', 'vin', 'content_hash', 'status'])
      .where('site', '=', slug)
      .where('stocknum', '>', last)
      .orderBy('stocknum')
      .limit(PAGE)
      .execute();
    for (const row of page) known.set(row.stocknum, row);
    last = page.at(-1)?.stocknum ?? last;
    if (page.length < PAGE) return known;
  }
}

/**
 * Sells what left the feed and keeps what was found. In small transactions: none of them holds the database for long.
 */
async function finish(
  { db, slug, file, now = Date.now, yieldNow = yieldToEventLoop }: ImportOptions,
  { issues, ...numbers }: ImportSummary,
  leaving: readonly string[],
  startedAt: number,
): Promise<void> {
  const { runId } = numbers;
  for (let at = 0; at < leaving.length; at += BATCH) {
    const lot = leaving.slice(at, at + BATCH);
    await db.transaction().execute((trx) => sellVehicles(trx, slug, lot, runId, startedAt));
    await yieldNow();
  }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('import_runs')
      .values({
        id: runId,
        site: slug,
        file,
        started_at: new Date(startedAt),
        finished_at: new Date(now()),
        summary: JSON.stringify(numbers),
      })
      .execute();
    // subscribers get one message about the whole import
    await enqueue(trx, [{ site: slug, topic: STOCK_CHANGED, key: `${slug}:${runId}`, payload: {} }]);
  });
  for (let at = 0; at < issues.length; at += PAGE) {
    await sql`
      insert into import_issues (run_id, site, row, "column", value, reason, kind)
      select ${runId}, ${slug}, r.row, r."column", r.value, r.reason, r.kind
      from jsonb_to_recordset(${JSON.stringify(issues.slice(at, at + PAGE))}::jsonb)
        as r(row int, "column" text, value text, reason text, kind text)`.execute(db);
    await yieldNow();
  }
}
