import { inLaneState, laneState, sql, type Db, type LaneState } from '../database/index.js';
import type { MessageWay } from './message.js';
import { messageKey, SEND_MESSAGE, type MessagePayload } from './queue.js';

/** A message to a shopper and how far it got: nothing of whom it is to, nor of what it says. */
export interface MessageState {
  readonly site: string;
  readonly kind: string;
  /** Id of what it is about. */
  readonly ref: string;
  readonly by: MessageWay;
  readonly state: LaneState;
  readonly attempts: number;
  /** ISO 8601: when it was queued, when it left, when it is tried next. */
  readonly queued_at: string;
  readonly sent_at: string | null;
  readonly next_try_at: string | null;
  /** Why it has not left. */
  readonly reason: string | null;
}

const WAYS: readonly MessageWay[] = ['mail', 'sms'];

const entries = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['site', 'payload', 'done_at', 'failed_at', 'attempts', 'run_at', 'created_at', 'last_error'])
    .where('topic', '=', SEND_MESSAGE)
    .where('lane', 'is not', null);

function stateOf(row: Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]): MessageState {
  const { kind, ref, by } = row.payload as unknown as MessagePayload;
  const state = laneState(row);
  return {
    ...{ site: row.site, kind, ref, by, state, attempts: row.attempts },
    queued_at: row.created_at.toISOString(),
    sent_at: state === 'sent' ? (row.done_at?.toISOString() ?? null) : null,
    next_try_at: state === 'waiting' ? row.run_at.toISOString() : null,
    reason: row.done_at ? null : row.last_error,
  };
}

/** Messages of these kinds about these things, in the order in which they were queued. */
export async function messagesAbout(
  db: Db,
  site: string,
  subjects: readonly { readonly kind: string; readonly ref: string }[],
): Promise<readonly MessageState[]> {
  if (subjects.length === 0) return [];
  const keys = subjects.flatMap(({ kind, ref }) => WAYS.map((by) => messageKey({ site, kind, ref, by })));
  const rows = await entries(db)
    .where('site', '=', site)
    .where((where) => where.or(keys.flatMap((key) => [where('key', '=', key), where('key', 'like', `${key}/%`)])))
    .orderBy('id')
    .execute();
  return rows.map(stateOf);
}

/** Messages to shoppers for the operator, the newest first. */
export async function listMessages(
  db: Db,
  wanted: { readonly site?: string | undefined; readonly state?: LaneState | undefined; readonly limit: number },
): Promise<readonly MessageState[]> {
  const { site, state, limit } = wanted;
  let query = entries(db).orderBy('id', 'desc').limit(limit);
  if (site !== undefined) query = query.where('site', '=', site);
  if (state !== undefined) query = query.where(inLaneState(state));
  return (await query.execute()).map(stateOf);
}

/** How long the desk speaks of messages that were given up. */
const DAYS = 7;

/** That messages to shoppers of a site wait or did not arrive, a sentence each; nothing on an ordinary day. */
export async function messageTroubles(
  db: Db,
  site: string,
  { now, except }: { readonly now: number; readonly except: string },
): Promise<string[]> {
  const of = db
    .selectFrom('outbox')
    .where('topic', '=', SEND_MESSAGE)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`(array_agg(last_error order by run_at desc))[1]`.as('why'),
    ]);
  const failed = await of
    .where('site', '=', site)
    .where('failed_at', '>', new Date(now - DAYS * 86_400_000))
    .executeTakeFirstOrThrow();
  const waiting = await of
    .where(
      'lane',
      'in',
      WAYS.map((by) => `${site}/${by}`),
    )
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('last_error', '!=', except)
    .executeTakeFirstOrThrow();
  return [
    ...(failed.count > 0
      ? [`${messages(failed.count)} did not arrive in the last seven days. The last one failed with: ${failed.why}.`]
      : []),
    ...(waiting.count > 0 ? [`${messages(waiting.count)} wait${waiting.count === 1 ? 's' : ''}: ${waiting.why}.`] : []),
  ];
}

const messages = (count: number): string => (count === 1 ? '1 message to a shopper' : `${count} messages to shoppers`);
