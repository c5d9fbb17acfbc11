import { enqueue, type Tables, type Transaction } from '@forecourt/service/database';
import type { QueuedMessage } from '@forecourt/service/messages';

/** Outbox topic of changes that dealers are notified of. */
export const BOOKING_CHANGED = 'booking-changed';

/** The last is about what the dealer did: it has no link, as only the shopper has that. */
const BOOKING_MAILS = [
  'booking-confirmed',
  'booking-moved',
  'booking-cancelled',
  'booking-reminder',
  'booking-called-off',
] as const;
export type BookingMail = (typeof BOOKING_MAILS)[number];
export type QueueMessages = (trx: Transaction<Tables>, messages: readonly QueuedMessage[]) => Promise<void>;

const DAY_MS = 86_400_000;

export interface Version {
  readonly site: string;
  readonly id: string;
  readonly sequence: number;
  /** Absent where the dealer changed it. */
  readonly token?: string | undefined;
}

/** A mail is about one version of a booking: once there is a newer one it says nothing. */
export const refOf = ({ id, sequence }: Pick<Version, 'id' | 'sequence'>): string => `${id}.${sequence}`;

/** Versions whose messages are looked up: a booking is moved once or twice, not without end. */
const LATEST = 10;

/** Every message that a shopper may have been sent about a booking. */
export const mailsOfBooking = ({ id, sequence }: Pick<Version, 'id' | 'sequence'>): { kind: string; ref: string }[] =>
  Array.from({ length: Math.min(LATEST, sequence + 1) }, (_, before) =>
    refOf({ id, sequence: sequence - before }),
  ).flatMap((ref) => BOOKING_MAILS.map((kind) => ({ kind, ref })));

/** What a shopper is written of a version, with the link sealed in it: the database does not know it. */
export async function queueMails(
  trx: Transaction<Tables>,
  queue: QueueMessages,
  version: Version,
  { kind, startsAt, now }: { kind: BookingMail; startsAt: number; now: number },
): Promise<void> {
  const { site, token } = version;
  const message = { site, ref: refOf(version), by: 'mail', ...(token === undefined ? {} : { secret: token }) } as const;
  const reminded = startsAt - DAY_MS;
  const isReminded = kind !== 'booking-cancelled' && kind !== 'booking-called-off' && reminded > now;
  await queue(trx, [
    { ...message, kind },
    ...(isReminded ? [{ ...message, kind: 'booking-reminder', at: new Date(reminded) }] : []),
  ]);
}

/** Queues the dealer's notification of a change, once. */
export const queueNote = (trx: Transaction<Tables>, { site, id, sequence, token }: Version): Promise<void> =>
  enqueue(trx, [
    {
      site,
      topic: BOOKING_CHANGED,
      key: `${id}/${sequence}`,
      payload: { id, sequence, byDealer: token === undefined },
    },
  ]);
