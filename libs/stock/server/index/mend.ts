import { sql, type Db, type Yield } from '@forecourt/service/database';
import { IS_HELD } from '../stock.js';
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

/** What tells one state of a vehicle from another: the index has it too. */
interface State {
  readonly status: string;
  readonly reserved: boolean;
  /** Seconds; every write of a vehicle's words sets it. */
  readonly updated_at_timestamp: number;
}

/** State of each vehicle by its id, as text. */
export type States = Map<string, string>;

interface Comparison {
  readonly db: Db;
  readonly site: string;
  /** What the index has. */
  readonly indexed: States;
  readonly yieldNow: Yield;
}

/** Rows that are read at once. */
const PAGE = 1000;

/** Whether a vehicle is reserved, as `documentOf` has it. */
const IS_RESERVED = sql<boolean>`(${IS_HELD} or coalesce(data->>'reserved', 'false') = 'true')`;

export const stateOf = ({ status, reserved, updated_at_timestamp: changed }: State): string =>
  `${status} ${reserved} ${changed}`;

/** Compares every vehicle's id, status, reservation and last change in the database with those in the index. */
export async function indexGap({ db, site, indexed, yieldNow }: Comparison): Promise<IndexGap> {
  const extra = new Set(indexed.keys());
  const [missing, behind]: [string[], string[]] = [[], []];
  let stored = 0;
  for (let last: string | undefined = ''; last !== undefined; await yieldNow()) {
    const rows = await db
      .selectFrom('vehicles')
      .where('site', '=', site)
      .where('stocknum', '>', last)
      .select(['id', 'stocknum', 'status', IS_RESERVED.as('reserved')])
      .select(sql<string>`data->>'updated_at_timestamp'`.as('changed'))
      .orderBy('stocknum')
      .limit(PAGE)
      .execute();
    stored += rows.length;
    for (const { id, stocknum, status, reserved, changed } of rows) {
      const state = indexed.get(id);
      extra.delete(id);
      if (state === undefined) missing.push(stocknum);
      else if (state !== stateOf({ status, reserved, updated_at_timestamp: Number(changed) })) behind.push(stocknum);
    }
    last = rows.length < PAGE ? undefined : rows.at(-1)?.stocknum;
  }
  return { missing, behind, extra: [...extra], stored };
}

/** What a collection has, as the search server says. */
export async function statesIn(search: SearchPort, collection: string): Promise<States> {
  const answer = await search.request<unknown>('GET', `/collections/${collection}/documents/export`, undefined, {
    include_fields: 'id,status,reserved,updated_at_timestamp',
  });
  // no filter: the collection is the site's own, and need not be indexed to be read
  // one line of JSON is read as JSON already
  const lines = typeof answer === 'string' ? answer.split('\n').filter((line) => line !== '') : [answer];
  const documents = lines.map((line) => (typeof line === 'string' ? JSON.parse(line) : line) as State & { id: string });
  return new Map(documents.map((document) => [document.id, stateOf(document)]));
}

export const sizeOf = ({ missing, behind, extra }: Omit<IndexGap, 'stored'>): number =>
  missing.length + behind.length + extra.length;

/** Whether the stock was lost: a vehicle that goes keeps its row, so that a stock in the index has rows. */
export const isLost = ({ stored, extra }: Pick<IndexGap, 'stored' | 'extra'>): boolean =>
  stored === 0 && extra.length > 0;

/** What was mended, in one line. */
export function gapLine(site: string, { missing, behind, extra, stored }: IndexGap): string {
  if (isLost({ stored, extra }))
    return (
      `The database has no vehicle of ${site}, while the search index has ${extra.length}: it is left as it is. ` +
      'The site lists them, and cannot show their pages. Put the database back from a backup or import its feed ' +
      `again; or empty the index by the command "search:reindex --site ${site}".`
    );
  const parts = [
    ...(missing.length > 0 ? [`lacked ${missing.length}`] : []),
    ...(behind.length > 0 ? [`had ${behind.length} in an earlier state`] : []),
    ...(extra.length > 0 ? [`had ${extra.length} that are not in stock`] : []),
  ];
  return `The search index ${parts.join(', ')} of the vehicles of ${site}: brought in step with the database.`;
}
