import { enqueue, type OutboxEntry, type Tables, type Transaction } from '@forecourt/database';
import { heldUntil, nextState, type CheckoutConfig, type ReservationEvent } from '@forecourt/reservation';
import { indexEntries } from '@forecourt/stock';
import { ofSite, rowOf, type ReservationRow } from './rows.js';

/** Work that follows, by topic of the outbox. */
export const TOPICS = {
  expire: 'expire-reservation',
  release: 'release-reservation',
  refund: 'refund-deposit',
  tell: 'tell-of-reservation',
} as const;
export type Topic = (typeof TOPICS)[keyof typeof TOPICS];

/** What a dealer is told of a reservation. */
export type Told = 'started' | 'held' | 'released' | 'cancelled' | 'refunded';

export interface JobPayload {
  readonly reservation: string;
  readonly told?: Told;
}

export const job = (site: string, topic: Topic, id: string, more: { told?: Told; runAt?: Date } = {}): OutboxEntry => ({
  site,
  topic,
  key: `${id}${more.told ? `:${more.told}` : ''}`,
  payload: { reservation: id, ...(more.told ? { told: more.told } : {}) } satisfies JobPayload,
  ...(more.runAt ? { runAt: more.runAt } : {}),
});

const TOLD: Partial<Record<ReservationRow['state'], Told>> = {
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

/** Whether nobody else has a live reservation of the vehicle. */
const isVehicleFree = async (trx: Transaction<Tables>, { id, stock_owner, vehicle_id }: ReservationRow) =>
  (await trx
    .selectFrom('reservations')
    .select('id')
    .where('stock_owner', '=', stock_owner)
    .where('vehicle_id', '=', vehicle_id)
    .where('id', '!=', id)
    .where('state', 'in', ['pending-payment', 'held'])
    .executeTakeFirst()) === undefined;

/**
 * Brings an event about in the transaction of its cause, with all the work that follows from it elsewhere: the vehicle in
 * the search, the end of the hold, the deposit's way back, what dealer and shopper are told. Answers whether anything came of it.
 */
export async function happen(
  trx: Transaction<Tables>,
  row: ReservationRow,
  event: ReservationEvent,
  { now, config }: { now: number; config: Pick<CheckoutConfig, 'holdHours'> },
): Promise<boolean> {
  const isFree = event === 'paid' && row.state === 'payment-failed' ? await isVehicleFree(trx, row) : true;
  const next = nextState(row.state, event, isFree);
  if (!next) return false;
  const at = new Date(now);
  const until = next.state === 'held' ? new Date(heldUntil(now, config)) : undefined;
  await trx
    .updateTable('reservations')
    .set({ state: next.state, ...(until ? { held_at: at, held_until: until, ended_at: null } : { ended_at: at }) })
    .where('site', '=', row.site)
    .where('id', '=', row.id)
    .execute();
  if (next.refunds)
    await trx
      .updateTable('payments')
      .set({ state: 'refund-due', updated_at: at })
      .where('site', '=', row.site)
      .where('reservation_id', '=', row.id)
      .execute();
  const told = next.state === row.state ? undefined : TOLD[next.state];
  const showsOtherwise = (next.state === 'held') !== (row.state === 'held');
  await enqueue(trx, [
    ...(showsOtherwise ? indexEntries(row.stock_owner, [row.stocknum], `${row.id}-${next.state}`) : []),
    ...(until ? [job(row.site, TOPICS.release, row.id, { runAt: until })] : []),
    ...(next.refunds ? [job(row.site, TOPICS.refund, row.id)] : []),
    ...(told ? [job(row.site, TOPICS.tell, row.id, { told })] : []),
  ]);
  return true;
}
