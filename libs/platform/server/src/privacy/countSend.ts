import { lockNames, type Tables, type Transaction } from '../database/index.js';
import { waitBefore, type SendLimit } from './waitBefore.js';

/** Somebody whose messages are counted: a mailbox, or a network that asks for them. */
export interface CountedReceiver {
  /** A keyed hash: the receiver itself is not stored. */
  readonly name: string;
  readonly limits: readonly SendLimit[];
}

/** Sends are counted over all sites and kinds: one person has one mailbox. */
const COUNTED = { site: '*', purpose: 'message' } as const;

/** Counts one more message, 0; or says how many milliseconds to wait, and counts none. */
export async function countSend(
  trx: Transaction<Tables>,
  now: number,
  receivers: readonly CountedReceiver[],
): Promise<number> {
  // two that come at once would both find room
  await lockNames(
    trx,
    receivers.map(({ name }) => `send ${name}`),
  );
  const waits = [0];
  for (const { name, limits } of receivers) {
    const sent = await trx
      .selectFrom('sign_in_code_sends')
      .select('sent_at')
      .where('site', '=', COUNTED.site)
      .where('purpose', '=', COUNTED.purpose)
      .where('receiver', '=', name)
      .orderBy('sent_at', 'desc')
      .limit(Math.max(...limits.map(({ sends }) => sends)))
      .execute();
    const moments = sent.map((row) => row.sent_at.getTime());
    waits.push(waitBefore(moments, now, limits));
  }
  const wait = Math.max(...waits);
  if (wait > 0) return wait;
  await trx
    .insertInto('sign_in_code_sends')
    .values(receivers.map(({ name }) => ({ ...COUNTED, receiver: name, sent_at: new Date(now) })))
    .execute();
  return 0;
}
