import { sql, type Tables, type Transaction } from '@forecourt/database';
import { waitBefore, type SendLimit } from './codeRules.js';

/** Somebody whose messages are counted: an address, or a network that asks for them. */
export interface CountedReceiver {
  /** A keyed hash: the receiver itself is not stored. */
  readonly name: string;
  readonly limits: readonly SendLimit[];
  /** Least time between two. */
  readonly pauseMs?: number;
}

/** Counts one more message, 0; or says how many milliseconds to wait, and counts none. */
export async function countSend(
  trx: Transaction<Tables>,
  { site, purpose, now }: { readonly site: string; readonly purpose: string; readonly now: number },
  receivers: readonly CountedReceiver[],
): Promise<number> {
  // one at a time for each: two that come together would both find room
  for (const name of receivers.map((receiver) => receiver.name).sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${site} ${purpose} ${name}`}, 0))`.execute(trx);
  const waits = [0];
  for (const { name, limits, pauseMs } of receivers) {
    const sent = await trx
      .selectFrom('sign_in_code_sends')
      .select('sent_at')
      .where('site', '=', site)
      .where('purpose', '=', purpose)
      .where('receiver', '=', name)
      .orderBy('sent_at', 'desc')
      .limit(Math.max(...limits.map(({ sends }) => sends)))
      .execute();
    const moments = sent.map((row) => row.sent_at.getTime());
    waits.push(waitBefore(moments, now, limits, pauseMs));
  }
  const wait = Math.max(...waits);
  if (wait > 0) return wait;
  await trx
    .insertInto('sign_in_code_sends')
    .values(receivers.map(({ name }) => ({ site, purpose, receiver: name, sent_at: new Date(now) })))
    .execute();
  return 0;
}
