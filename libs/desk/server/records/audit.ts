import type { DeskAuditAnswer, DeskAuditEntry } from '@forecourt/desk/domain';
import type { Db, Tables, Transaction } from '@forecourt/service/database';
import { personOf, type DeskPerson } from '../access/deskPeople.js';
import { slugsOf, type DeskSites } from '../access/deskSites.js';

export type DeskAct = DeskAuditEntry['what'];

export interface DeskDeed {
  readonly site: string;
  readonly who: string;
  readonly what: DeskAct;
  /** Id of the lead that it was done to. */
  readonly lead?: string;
  /** In words; nothing that a shopper sent. */
  readonly detail?: string;
  /** The same key is done once. */
  readonly key?: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Writes down what somebody did, in the transaction that does it. False where its key was done before. */
export async function note(trx: Db | Transaction<Tables>, deed: DeskDeed): Promise<boolean> {
  const { lead = null, detail = '', key = null, at, ...rest } = deed;
  const written = await trx
    .insertInto('desk_audit')
    .values({ ...rest, lead, key, detail: JSON.stringify({ text: detail }), at: new Date(at) })
    .onConflict((conflict) => conflict.columns(['site', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Whether something was done under a key. */
export async function isDone(db: Db, site: string, key: string): Promise<boolean> {
  const found = db.selectFrom('desk_audit').select('id').where('site', '=', site).where('key', '=', key);
  return (await found.executeTakeFirst()) !== undefined;
}

const PAGE = 50;

/**
 * What was done at the desk, the newest first; of one lead what was done at any desk of its sites. Somebody of single
 * places sees what they did themselves.
 */
export async function auditOf(
  db: Db,
  sites: DeskSites,
  { email, locations }: DeskPerson,
  { cursor = '', lead }: { readonly cursor?: string; readonly lead?: string } = {},
): Promise<DeskAuditAnswer> {
  let query = db
    .selectFrom('desk_audit')
    .select(['id', 'who', 'what', 'lead', 'detail', 'at'])
    .where('site', 'in', lead === undefined ? [sites.own.slug] : slugsOf(sites))
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (cursor !== '') query = query.where('id', '<', cursor);
  if (lead !== undefined) query = query.where('lead', '=', lead);
  else if (locations) query = query.where('who', '=', email);
  const rows = await query.execute();
  const entries = rows.slice(0, PAGE).map((row): DeskAuditEntry => ({
    at: row.at.toISOString(),
    who: personOf(sites.own, row.who)?.name ?? row.who,
    what: row.what as DeskAct,
    ...(row.lead === null ? {} : { lead: row.lead }),
    detail: (row.detail as { text?: string }).text ?? '',
  }));
  const last = rows.length > PAGE ? rows[PAGE - 1]?.id : undefined;
  return { entries, ...(last === undefined ? {} : { next: String(last) }) };
}
