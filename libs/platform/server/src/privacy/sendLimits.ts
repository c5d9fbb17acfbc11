import type { Db, Keys, Tables, Transaction } from '../database/index.js';
import { mailboxKey } from '@forecourt/enquiry';
import { countSend } from './countSend.js';
import { keyedHash } from './keyedHash.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How many messages a visitor may have sent to an address that is perhaps not theirs: codes, links that confirm,
 * bookings, over all sites. What one network may take of an address is less than the whole: it cannot use up what
 * the owner needs.
 */
export const SEND_LIMITS = {
  /** Between two of one kind to one address, for one that asks. */
  pauseMs: 30_000,
  /** To one address, for one that asks. */
  perAsker: [
    { sends: 5, withinMs: HOUR },
    { sends: 10, withinMs: DAY },
  ],
  /** To one address, for all that ask, but for browsers that have proven it before. */
  perAddress: [
    { sends: 10, withinMs: HOUR },
    { sends: 20, withinMs: DAY },
  ],
  /** Thanks for an enquiry to one address: anyone can type the address of another person. */
  thanks: [{ sends: 3, withinMs: DAY }],
  /** To all addresses that one network names. */
  perNetwork: [
    { sends: 30, withinMs: HOUR },
    { sends: 120, withinMs: DAY },
  ],
} as const;

export interface RequestedSend {
  /** Kind of the message, such as `sign-in-code`. */
  readonly kind: string;
  /** An e-mail address or a mobile number. */
  readonly address: string;
  /** Block of addresses of the network that asks. */
  readonly network: string;
  /** Browser that asks and has proven the address before: what others request takes nothing from it. */
  readonly provenBy?: string | undefined;
}

export interface SendCounts {
  /** Counts a message that somebody requests, 0; or says how many milliseconds to wait, and counts none. */
  request(trx: Transaction<Tables>, now: number, send: RequestedSend): Promise<number>;
  /** The same of a message that follows from something that is bounded already. */
  following(trx: Transaction<Tables>, now: number, address: string): Promise<number>;
  /** The same of a message that thanks for an enquiry. */
  thanking(trx: Transaction<Tables>, now: number, address: string): Promise<number>;
  /** Deletes what no limit looks at any more. */
  forget(db: Db, now: number): Promise<void>;
}

/** Counts messages under a key of the installation. */
export function sendCounts(key: Keys): SendCounts {
  const hash = keyedHash(key, 'receivers of messages');
  const nameOf = (...parts: readonly string[]) => hash(parts).toString('base64url');
  const toAddress = (mailbox: string) => ({ name: nameOf('address', mailbox), limits: SEND_LIMITS.perAddress });
  return {
    request(trx, now, { kind, address, network, provenBy }) {
      const mailbox = mailboxKey(address);
      const asker = provenBy === undefined ? ['network', network] : ['browser', provenBy];
      return countSend(trx, now, [
        {
          name: nameOf('pause', kind, mailbox, ...asker),
          limits: [{ sends: 1, withinMs: SEND_LIMITS.pauseMs }],
        },
        { name: nameOf('asker', mailbox, ...asker), limits: SEND_LIMITS.perAsker },
        ...(provenBy === undefined
          ? [toAddress(mailbox), { name: nameOf('network', network), limits: SEND_LIMITS.perNetwork }]
          : []),
      ]);
    },
    following: (trx, now, address) => countSend(trx, now, [toAddress(mailboxKey(address))]),
    thanking(trx, now, address) {
      const mailbox = mailboxKey(address);
      return countSend(trx, now, [toAddress(mailbox), { name: nameOf('thanks', mailbox), limits: SEND_LIMITS.thanks }]);
    },
    async forget(db, now) {
      await db
        .deleteFrom('sign_in_code_sends')
        .where('sent_at', '<', new Date(now - DAY))
        .execute();
    },
  };
}
