import { enqueue, type Tables, type Transaction } from '../database/index.js';
import type { MessageWay } from './message.js';
import type { Sealer } from './seal.js';

/** Outbox topic of messages to shoppers. */
export const SEND_MESSAGE = 'send-message';

/** Payload of an entry: nothing about the shopper that can be read. */
export interface MessagePayload {
  readonly kind: string;
  readonly ref: string;
  readonly by: MessageWay;
  /** Epoch milliseconds from which it is due: tries are counted from there. */
  readonly due: number;
  readonly sealed?: string;
}

export interface QueuedMessage {
  readonly site: string;
  /** Kind whose writer words it. */
  readonly kind: string;
  /** Id of what it is about. */
  readonly ref: string;
  readonly by: MessageWay;
  /** Makes a message of a kind and a reference unique, where there may be several: `2` for a second reminder. */
  readonly part?: string;
  /** When it is to leave; at once when left out. */
  readonly at?: Date;
  /** What only the writer may read, for example a code. */
  readonly secret?: string;
}

export const messageKey = ({
  site,
  kind,
  ref,
  by,
  part,
}: Pick<QueuedMessage, 'site' | 'kind' | 'ref' | 'by' | 'part'>): string =>
  [site, kind, ref, by, ...(part === undefined ? [] : [part])].join('/');

/**
 * Puts messages to shoppers into the queue, each once, in the transaction that makes them necessary. `now` is epoch
 * milliseconds. Call `ShopperMessages.wake` after the commit.
 */
export const queueMessages = (
  trx: Transaction<Tables>,
  { sealer, now }: { readonly sealer: Sealer; readonly now: number },
  messages: readonly QueuedMessage[],
): Promise<void> =>
  enqueue(
    trx,
    messages.map((message) => {
      const { site, kind, ref, by, at, secret } = message;
      const key = messageKey(message);
      const payload: MessagePayload = {
        kind,
        ref,
        by,
        due: at?.getTime() ?? now,
        ...(secret === undefined ? {} : { sealed: sealer.seal(secret, key) }),
      };
      return { site, topic: SEND_MESSAGE, key, lane: `${site}/${by}`, payload, ...(at ? { runAt: at } : {}) };
    }),
  );
