import { createHash, randomUUID } from 'node:crypto';
import { enqueue, sql, type Db, type OutboxEntry, type Transaction, type Tables } from '@forecourt/database';
import type { SiteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { FeedError, readFeed } from './feed/readFeed.js';
import type { Mapping } from './feed/mapping.js';
import { toVehicle, type Issue } from './feed/toVehicle.js';
import { recordPrices, recordSold } from './priceRecord.js';

export interface ImportOptions {
  readonly db: Db;
  readonly slug: string;
  readonly site: SiteSection;
  readonly file: string;
  readonly mapping: Mapping;
  readonly now?: () => number;
  /** Share of the present stock that a feed may lack before it is refused (0 to 1). */
  readonly maxRemoved?: number;
  readonly isDryRun?: boolean;
  readonly onProgress?: (progress: { read: number; share: number }) => void;
  /** Called after each commit that leaves work in the outbox. */
  readonly onCommit?: () => void;
}

export interface ImportSummary {
  runId: string;
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Left the feed and are now sold. */
  sold: number;
  mendedRows: number;
  skippedRows: number;
  reasons: Record<string, number>;
  seconds: number;
  rowsPerSecond: number;
  issues: readonly Issue[];
}

const BATCH = 1000;

/**
 * Imports a feed as the full list of a site's stock (API-05). The whole file is read and checked first; then vehicles
 * are written in batches, each with its outbox entries in one transaction, and what left the feed is sold at the end.
 * Killed anywhere, it can simply be repeated; the same file again changes nothing. Rejects with a FeedError before any
 * change when the file as a whole cannot be trusted.
 */
export async function importFeed(options: ImportOptions): Promise<ImportSummary> {
  const { db, slug, file, now = Date.now, maxRemoved = 0.5, onProgress = () => undefined } = options;
  const startedAt = now();
  const { vehicles, issues, read, skippedRows } = await readAll(options, startedAt);
  if (vehicles.size === 0)
    throw new FeedError(
      `${file} has ${read} rows and none can be used. It would sell everything, so nothing was changed. First reason: ${issues[0]?.reason ?? 'none'}.`,
    );
  const runId = randomUUID();
  const present = await db
    .selectFrom('vehicles')
    .select(['stocknum', 'content_hash', 'status'])
    .where('site', '=', slug)
    .execute();
  const known = new Map(present.map((row) => [row.stocknum, row]));
  const leaving = present.filter(
    (row) => !vehicles.has(row.stocknum) && row.status !== 'sold' && row.status !== 'withdrawn',
  );
  const unsold = present.filter((row) => row.status !== 'sold' && row.status !== 'withdrawn').length;
  if (unsold > 0 && leaving.length / unsold > maxRemoved) {
    throw new FeedError(
      `${file} lacks ${leaving.length} of ${unsold} vehicles in stock, more than ${Math.round(maxRemoved * 100)} %. Nothing was changed. If that is right, repeat with --allow-removals.`,
    );
  }
  const summary: ImportSummary = {
    runId,
    read,
    created: 0,
    updated: 0,
    unchanged: 0,
    sold: leaving.length,
    mendedRows: new Set(issues.filter(({ kind }) => kind === 'mended').map(({ row }) => row)).size,
    skippedRows,
    reasons: reasonsOf(issues),
    seconds: 0,
    rowsPerSecond: 0,
    issues,
  };
  const changed: { vehicle: Vehicle; hash: string }[] = [];
  for (const [stocknum, vehicle] of vehicles) {
    const hash = contentHash(vehicle);
    const before = known.get(stocknum);
    if (!before) summary.created++;
    else if (before.content_hash === hash && before.status === vehicle.status) {
      summary.unchanged++;
      continue;
    } else summary.updated++;
    changed.push({ vehicle, hash });
  }
  if (!options.isDryRun) {
    for (let at = 0; at < changed.length; at += BATCH) {
      const batch = changed.slice(at, at + BATCH);
      await db.transaction().execute((trx) => writeBatch(trx, slug, batch, runId, startedAt));
      options.onCommit?.();
      onProgress({ read, share: 0.5 + (0.5 * (at + batch.length)) / changed.length });
    }
    await finish(
      options,
      runId,
      leaving.map(({ stocknum }) => stocknum),
      summary,
      startedAt,
    );
    options.onCommit?.();
  }
  summary.seconds = (now() - startedAt) / 1000;
  summary.rowsPerSecond = Math.round(read / Math.max(summary.seconds, 0.001));
  return summary;
}

async function readAll(
  options: ImportOptions,
  now: number,
): Promise<{ vehicles: Map<string, Vehicle>; issues: Issue[]; read: number; skippedRows: number }> {
  const { file, mapping, site, onProgress = () => undefined } = options;
  const vehicles = new Map<string, Vehicle>();
  const issues: Issue[] = [];
  let read = 0;
  let skippedRows = 0;
  let share = 0;
  const onBytes = (bytes: number, total: number) => (share = total === 0 ? 0 : (0.5 * bytes) / total);
  for await (const row of readFeed(file, mapping, onBytes)) {
    read++;
    const result = toVehicle(row, mapping, site, now);
    issues.push(...result.issues);
    if (!result.vehicle) skippedRows++;
    else if (vehicles.has(result.vehicle.stocknum)) {
      skippedRows++;
      issues.push({
        row: row.row,
        column: mapping.fields.stocknum?.from ?? mapping.keyFrom?.join(' + ') ?? 'stock number',
        value: result.vehicle.stocknum,
        reason: 'same vehicle as an earlier row',
        kind: 'skipped',
      });
    } else vehicles.set(result.vehicle.stocknum, result.vehicle);
    if (read % 500 === 0) onProgress({ read, share });
  }
  return { vehicles, issues, read, skippedRows };
}

function reasonsOf(issues: readonly Issue[]): Record<string, number> {
  const reasons: Record<string, number> = {};
  for (const { kind, column, reason } of issues) {
    const key = `${kind}: ${column === '' ? '' : `${column}: `}${reason.replace(/-?\d[\d.]*/g, 'N')}`;
    reasons[key] = (reasons[key] ?? 0) + 1;
  }
  return reasons;
}

/** Hash of what a feed says of a vehicle; times are ours, not the feed's. */
export function contentHash(vehicle: Vehicle): string {
  const {
    created_at_timestamp: _created,
    updated_at_timestamp: _updated,
    price_history: _prices,
    ...content
  } = vehicle;
  return createHash('sha1').update(JSON.stringify(content)).digest('base64url');
}

/** Writes vehicles and, in the same transaction, the work of indexing them. Keeps what is known of their first day. */
export async function writeBatch(
  trx: Transaction<Tables>,
  site: string,
  batch: readonly { vehicle: Vehicle; hash: string }[],
  runId: string,
  at: number,
): Promise<void> {
  const rows = batch.map(({ vehicle, hash }) => ({
    site,
    id: vehicle.id,
    stocknum: vehicle.stocknum,
    slug: vehicle.slug,
    vin: vehicle.vin ?? null,
    status: vehicle.status,
    // the record of its prices has a table of its own
    data: JSON.stringify({ ...vehicle, price_history: undefined }),
    content_hash: hash,
    seen_in: runId,
  }));
  // one parameter for the whole batch: rows travel as JSON
  await sql`
    insert into vehicles (site, id, stocknum, slug, vin, status, data, content_hash, seen_in)
    select r.site, r.id, r.stocknum, r.slug, r.vin, r.status, r.data::jsonb, r.content_hash, r.seen_in
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(site text, id text, stocknum text, slug text, vin text, status text, data text, content_hash text, seen_in text)
    on conflict (site, stocknum) do update set
      slug = excluded.slug, vin = excluded.vin, status = excluded.status, content_hash = excluded.content_hash,
      seen_in = excluded.seen_in, updated_at = now(),
      data = excluded.data || jsonb_build_object('created_at_timestamp', vehicles.data->'created_at_timestamp', 'id', vehicles.id)`.execute(
    trx,
  );
  await recordPrices(
    trx,
    site,
    batch.map(({ vehicle }) => vehicle),
    at,
  );
  await enqueue(
    trx,
    indexEntries(
      site,
      batch.map(({ vehicle }) => vehicle.stocknum),
      runId,
    ),
  );
}

const PER_ENTRY = 250;

/** Outbox entries that index vehicles, a few hundred in each. */
export function indexEntries(site: string, stocknums: readonly string[], runId: string): OutboxEntry[] {
  const entries: OutboxEntry[] = [];
  for (let at = 0; at < stocknums.length; at += PER_ENTRY) {
    const slice = stocknums.slice(at, at + PER_ENTRY);
    entries.push({ site, topic: 'index-vehicles', key: `${runId}:${slice[0]}`, payload: { stocknums: slice } });
  }
  return entries;
}

async function finish(
  options: ImportOptions,
  runId: string,
  leaving: readonly string[],
  summary: ImportSummary,
  startedAt: number,
): Promise<void> {
  const { db, slug, file, now = Date.now } = options;
  const soldAt = Math.floor(startedAt / 1000);
  const { issues, ...numbers } = summary;
  await db.transaction().execute(async (trx) => {
    if (leaving.length > 0) {
      await sql`
        update vehicles set status = 'sold', updated_at = now(),
          data = data || jsonb_build_object('status', 'sold', 'sold_date_timestamp', ${soldAt}::bigint)
        where site = ${slug} and stocknum in (select jsonb_array_elements_text(${JSON.stringify(leaving)}::jsonb))`.execute(
        trx,
      );
      await recordSold(trx, slug, leaving, startedAt);
      await enqueue(trx, indexEntries(slug, leaving, `${runId}-sold`));
    }
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
    await sql`
      insert into import_issues (run_id, site, row, "column", value, reason, kind)
      select ${runId}, ${slug}, r.row, r."column", r.value, r.reason, r.kind
      from jsonb_to_recordset(${JSON.stringify(issues)}::jsonb) as r(row int, "column" text, value text, reason text, kind text)`.execute(
      trx,
    );
  });
}
