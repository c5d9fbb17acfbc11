import { sql, type Db, type Yield } from '@forecourt/database';
import type { SearchPort } from './searchPort.js';

/** What the index does not say as the database does, for one site. */
export interface IndexGap {
  /** Stock numbers of vehicles that the index lacks. */
  readonly missing: readonly string[];
  /** Stock numbers of vehicles that it has in an earlier state. */
  readonly behind: readonly string[];
  /** Ids of documents that are no vehicle of the site. */
  readonly extra: readonly string[];
  /** How many vehicles the database has of the site. */
  readonly stored: number;
}

interface Stamp {
  readonly id: string;
  readonly status: string;
  /** Seconds; every write of a vehicle's words sets it. */
  readonly updated_at_timestamp: number;
}

interface Comparison {
  readonly db: Db;
  readonly search: SearchPort;
  readonly collection: string;
  readonly site: string;
  readonly yieldNow: Yield;
}

/** Rows that are read at once. */
const PAGE = 1000;

const stampOf = ({ status, updated_at_timestamp: changed }: Omit<Stamp, 'id'>): string => `${status} ${changed}`;

/** Compares every vehicle's id, status and last change in the database with those in the index. */
export async function indexGap({ db, search, collection, site, yieldNow }: Comparison): Promise<IndexGap> {
  const indexed = new Map((await stampsOf(search, collection)).map((stamp) => [stamp.id, stampOf(stamp)]));
  const [missing, behind]: [string[], string[]] = [[], []];
  let stored = 0;
  for (let last: string | undefined = ''; last !== undefined; await yieldNow()) {
    const rows = await db
      .selectFrom('vehicles')
      .where('site', '=', site)
      .where('stocknum', '>', last)
      .select(['id', 'stocknum', 'status', sql<string>`data->>'updated_at_timestamp'`.as('changed')])
      .orderBy('stocknum')
      .limit(PAGE)
      .execute();
    stored += rows.length;
    for (const { id, stocknum, status, changed } of rows) {
      const stamp = indexed.get(id);
      indexed.delete(id);
      if (stamp === undefined) missing.push(stocknum);
      else if (stamp !== stampOf({ status, updated_at_timestamp: Number(changed) })) behind.push(stocknum);
    }
    last = rows.length < PAGE ? undefined : rows.at(-1)?.stocknum;
  }
  return { missing, behind, extra: [...indexed.keys()], stored };
}

async function stampsOf(search: SearchPort, collection: string): Promise<Stamp[]> {
  const answer = await search.request<unknown>('GET', `/collections/${collection}/documents/export`, undefined, {
    include_fields: 'id,status,updated_at_timestamp',
  });
  // no filter: the collection is the site's own, and need not be indexed to be read
  // one line of JSON is read as JSON already
  if (typeof answer !== 'string') return [answer as Stamp];
  return answer
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Stamp);
}

export const sizeOf = ({ missing, behind, extra }: Omit<IndexGap, 'stored'>): number =>
  missing.length + behind.length + extra.length;

/** What was mended, in one line. */
export function gapLine(site: string, { missing, behind, extra, stored }: IndexGap): string {
  // a vehicle that goes keeps its row: a stock without any was never imported here, or was lost
  if (stored === 0)
    return (
      `The database has no vehicle of ${site}, while the search index had ${extra.length}: they were removed from it, ` +
      'and the site shows none. If this stock was lost, put the database back from a backup or import its feed again.'
    );
  const parts = [
    ...(missing.length > 0 ? [`lacked ${missing.length}`] : []),
    ...(behind.length > 0 ? [`had ${behind.length} in an earlier state`] : []),
    ...(extra.length > 0 ? [`had ${extra.length} that are not in stock`] : []),
  ];
  return `The search index ${parts.join(', ')} of the vehicles of ${site}: brought in step with the database.`;
}
