import { enqueue, type OutboxEntry, type Tables, type Transaction } from '@forecourt/service/database';
import {
  COMPLETED_DAYS,
  heldUntil,
  nextState,
  type CheckoutConfig,
  type ReservationEvent,
} from '@forecourt/checkout/domain';
import { indexEntries } from '@forecourt/stock';
import type { MailKind } from './shopperMails.js';
import { ofSite, rowOf, type ReservationRow } from './rows.js';

/** Topic of the outbox for all work that follows: each costs a query a second. */
export const RESERVATION_WORK = 'reservation-work';
export type Work = 'expire' | 'release' | 'refund' | 'tell';

/** Steps of a reservation that its dealer is notified of. */
export type NotifiedStep = 'started' | 'held' | 'released' | 'cancelled' | 'refunded';

export interface JobPayload {
  readonly work: Work;
  readonly reservation: string;
  /** Entries of the outbox have it by this name. */
  readonly told?: NotifiedStep;
}

export const job = (
  { site, id }: Pick<ReservationRow, 'site' | 'id'>,
  work: Work,
  { step, runAt }: { step?: NotifiedStep; runAt?: Date } = {},
): OutboxEntry => ({
  site,
  topic: RESERVATION_WORK,
  key: [id, work, step].filter(Boolean).join(':'),
  payload: { work, reservation: id, ...(step ? { told: step } : {}) } satisfies JobPayload,
  ...(runAt ? { runAt } : {}),
});

/** Queues a mail to the shopper in the transaction that makes it necessary. */
export type QueueMail = (
  trx: Transaction<Tables>,
  row: Pick<ReservationRow, 'site' | 'id'>,
  kind: MailKind,
) => Promise<void>;

/** Where an event happens. */
export interface Happening {
  readonly now: number;
  readonly config: Pick<CheckoutConfig, 'holdHours'>;
  readonly mail: QueueMail;
}

const NOTIFICATIONS: Partial<Record<ReservationRow['state'], NotifiedStep>> = {
  held: 'held',
  released: 'released',
  cancelled: 'cancelled',
  refunded: 'refunded',
};

/** A reservation of a site, locked until the transaction ends: what happens to it happens one after the other. */
export async function locked(trx: Transaction<Tables>, site: string, id: string): Promise<ReservationRow | undefined> {
  const lock = await trx
    .selectFrom('reservations')
    .select('id')
    .where('site', '=', site)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return lock && rowOf(await ofSite(trx, site).where('id', '=', id).executeTakeFirst());
}

const DAY_MS = 86_400_000;

/** Whether no one else has a live reservation of the vehicle, or bought it. */
const isVehicleFree = async (trx: Transaction<Tables>, { id, stock_owner, vehicle_id }: ReservationRow, now: number) =>
  (await trx
    .selectFrom('reservations')
    .select('id')
    .where('stock_owner', '=', stock_owner)
    .where('vehicle_id', '=', vehicle_id)
    .where('id', '!=', id)
    .where((where) =>
      where.or([
        where('state', 'in', ['pending-payment', 'held']),
        where.and([where('state', '=', 'completed'), where('ended_at', '>', new Date(now - COMPLETED_DAYS * DAY_MS))]),
      ]),
    )
    .executeTakeFirst()) === undefined;

/** A vehicle shows as reserved while it is held, and after it was bought until its stock reports the sale. */
const shows = (state: ReservationRow['state']): boolean => state === 'held' || state === 'completed';

/**
 * Applies an event in the transaction of its cause, and queues the work that follows elsewhere: the vehicle in the
 * search, the end of the hold, the refund, the messages to dealer and shopper. Answers whether the event changed
 * anything.
 */
export async function applyTransition(
  trx: Transaction<Tables>,
  row: ReservationRow,
  event: ReservationEvent,
  { now, config, mail }: Happening,
): Promise<boolean> {
  const isFree = event === 'paid' && row.state === 'payment-failed' ? await isVehicleFree(trx, row, now) : true;
  const next = nextState(row.state, event, isFree);
  if (!next) return false;
  const at = new Date(now);
  const until = next.state === 'held' ? new Date(heldUntil(now, config)) : undefined;
  await trx
    .updateTable('reservations')
    // who began it is counted only while it waits for its deposit
    .set({
      state: next.state,
      asker_marks: [],
      ...(until ? { held_at: at, held_until: until, ended_at: null } : { ended_at: at }),
    })
    .where('site', '=', row.site)
    .where('id', '=', row.id)
    .execute();
  const isOver = next.state === 'cancelled' || next.state === 'payment-failed';
  if (next.refunds || isOver)
    await trx
      .updateTable('payments')
      .set({ state: next.refunds ? 'refund-due' : 'ended', updated_at: at })
      .where('site', '=', row.site)
      .where('reservation_id', '=', row.id)
      .execute();
  const step = next.state === row.state ? undefined : NOTIFICATIONS[next.state];
  const showsOtherwise = shows(next.state) !== shows(row.state);
  const noLonger = new Date(now + COMPLETED_DAYS * DAY_MS + 1000);
  await enqueue(trx, [
    ...(showsOtherwise ? indexEntries(row.stock_owner, [row.stocknum], `${row.id}-${next.state}`) : []),
    // what comes back by then is on offer again
    ...(next.state === 'completed'
      ? indexEntries(row.stock_owner, [row.stocknum], `${row.id}-completed`).map((entry) => ({
          ...entry,
          runAt: noLonger,
        }))
      : []),
    ...(until ? [job(row, 'release', { runAt: until })] : []),
    ...(next.refunds ? [job(row, 'refund')] : []),
    ...(step ? [job(row, 'tell', { step })] : []),
  ]);
  if (next.state === 'held') await mail(trx, row, 'reservation-held');
  // of what was never paid there is nothing to write
  if (next.refunds) await mail(trx, row, 'reservation-over');
  if (next.state === 'completed') await mail(trx, row, 'reservation-completed');
  if (next.state === 'refunded') await mail(trx, row, 'deposit-refunded');
  return true;
}
