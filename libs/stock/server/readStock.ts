import { yieldToEventLoop, throttledYield, type Yield } from '@forecourt/service/database';
import { checkPlaces } from './feed/checkPlaces.js';
import { columnsOf, type Mapping } from './feed/mapping.js';
import { FeedError, readFeed } from './feed/readFeed.js';
import { toVehicle, type FeedSite, type Issue } from './feed/toVehicle.js';
import { contentOf, hashOf, type StockEntry } from './writeStock.js';

export interface KnownVehicle {
  readonly stocknum: string;
  readonly vin: string | null;
  readonly content_hash: string;
  readonly status: string;
}

export interface ReadStock {
  readonly read: number;
  readonly mendedRows: number;
  readonly skippedRows: number;
  /** The first findings; `reasons` counts them all. */
  readonly issues: readonly Issue[];
  readonly reasons: Record<string, number>;
  readonly found: { readonly created: number; readonly updated: number; readonly unchanged: number };
  /** Stock numbers of every row, also of those that cannot be used. */
  readonly numbers: ReadonlySet<string>;
  /** Dry run: why the file cannot be trusted as a whole; the other fields hold what was read before. */
  readonly refusal?: string;
}

/** Findings that are kept; more would need the memory that a feed of any size must not. */
const KEPT_ISSUES = 100_000;

interface ReadOptions {
  readonly file: string;
  readonly mapping: Mapping;
  readonly site: FeedSite;
  readonly isDryRun?: boolean;
  readonly onProgress?: (progress: { read: number; share: number }) => void;
  readonly yieldNow?: Yield;
}

/**
 * Reads a feed from end to end and hands on what is new or changed against the `known` stock; `length` is about that of
 * the vehicle as text. Rejects with a FeedError when the file as a whole cannot be trusted.
 */
export async function readStock(
  options: ReadOptions,
  known: ReadonlyMap<string, KnownVehicle>,
  now: number,
  onChanged: (entry: StockEntry, length: number) => Promise<void>,
): Promise<ReadStock> {
  const { file, mapping, site, onProgress = () => undefined } = options;
  const pace = throttledYield(options.yieldNow ?? yieldToEventLoop);
  const numbers = new Set<string>();
  const used = new Set<string>();
  const vins = new Set<string>();
  const unseen = new Set(columnsOf(mapping));
  const found = { created: 0, updated: 0, unchanged: 0 };
  const log = issueLog();
  const byVin = new Map(
    [...known.values()].flatMap(({ vin, stocknum }) => (vin === null ? [] : [[vin.toUpperCase(), stocknum]])),
  );
  let [read, skippedRows, share] = [0, 0, 0];
  const onBytes = (bytes: number, total: number) => (share = total === 0 ? 0 : (0.5 * bytes) / total);
  const onNote = (column: string, reason: string) => log.add([{ row: 0, column, value: '', reason, kind: 'noted' }]);
  const answer = (refusal?: string): ReadStock => ({
    ...log.counts(),
    read,
    skippedRows,
    found,
    numbers,
    ...(refusal === undefined ? {} : { refusal }),
  });
  try {
    checkPlaces(mapping, site, onNote);
    for await (const row of readFeed(file, mapping, { onBytes, onNote })) {
      read++;
      await pace();
      for (const path of unseen) if (row.cells.has(path)) unseen.delete(path);
      const { vehicle, stocknum, issues } = toVehicle(row, mapping, site, now, byVin);
      log.add(issues);
      if (stocknum !== undefined) numbers.add(stocknum);
      if (!vehicle) skippedRows++;
      else if (used.has(vehicle.stocknum)) {
        skippedRows++;
        log.add([repeated(row.row, vehicle.stocknum, mapping)]);
      } else {
        used.add(vehicle.stocknum);
        if (vehicle.vin !== undefined) {
          if (vins.has(vehicle.vin)) log.add([sameVin(row.row, vehicle.vin, mapping)]);
          vins.add(vehicle.vin);
        }
        const content = contentOf(vehicle);
        const hash = hashOf(content);
        const before = known.get(vehicle.stocknum);
        const isSame = before?.content_hash === hash && before.status === vehicle.status;
        found[isSame ? 'unchanged' : before ? 'updated' : 'created']++;
        if (!isSame) await onChanged({ vehicle, hash }, content.length);
      }
      if (read % 500 === 0) onProgress({ read, share });
    }
    for (const path of unseen) onNote(path, 'no row of the file has it');
    if (used.size === 0)
      throw new FeedError(
        `${file} has ${read} rows and none can be used. It would sell everything, so nothing was ` +
          `changed. First reason: ${log.first() ?? 'none'}.`,
      );
  } catch (error) {
    if (options.isDryRun && error instanceof FeedError) return answer(error.message);
    throw error;
  }
  return answer();
}

const repeated = (row: number, stocknum: string, mapping: Mapping): Issue => ({
  row,
  column: mapping.fields.stocknum?.from ?? mapping.keyFrom?.join(' + ') ?? 'stock number',
  value: stocknum,
  reason: 'same vehicle as an earlier row',
  kind: 'skipped',
});

const sameVin = (row: number, vin: string, mapping: Mapping): Issue => ({
  row,
  column: mapping.fields.vin?.from ?? 'vin',
  value: vin,
  reason: 'VIN of an earlier row, under another stock number',
  kind: 'noted',
});

/** Counts findings by reason and keeps the first ones. */
function issueLog() {
  const kept: Issue[] = [];
  const reasons = new Map<string, number>();
  let [mendedRows, lastMended] = [0, -1];
  return {
    add(issues: readonly Issue[]): void {
      for (const issue of issues) {
        const { kind, column, reason, row } = issue;
        if (kept.length < KEPT_ISSUES) kept.push(issue);
        const key = `${kind}: ${column === '' ? '' : `${column}: `}${reason.replace(/-?\d[\d.]*/g, 'N')}`;
        reasons.set(key, (reasons.get(key) ?? 0) + 1);
        if (kind !== 'mended' || row === lastMended) continue;
        mendedRows++;
        lastMended = row;
      }
    },
    first: (): string | undefined => kept.find(({ kind }) => kind === 'skipped')?.reason ?? kept[0]?.reason,
    counts: () => ({ mendedRows, issues: kept as readonly Issue[], reasons: Object.fromEntries(reasons) }),
  };
}
