import type { Db } from '@forecourt/service/database';
import type { ReservationEvent } from '@forecourt/checkout/domain';
import type { PaymentStanding } from './payments/paymentPort.js';
import { PAYMENT_STATE } from './rows.js';
import { applyTransition, locked, type Happening } from './transitions.js';

/** What a provider says of a payment, and by which of its events. */
export interface PaymentReport {
  readonly site: string;
  readonly provider: string;
  readonly reference: string;
  readonly standing: PaymentStanding;
  readonly amountCents?: number;
  readonly eventId?: string;
  readonly type?: string;
}

const EVENTS: Partial<Record<PaymentStanding, ReservationEvent>> = {
  paid: 'paid',
  ended: 'unpaid',
  refunded: 'refunded',
};

/**
 * Takes what a provider says of a payment into the books, in one transaction with what follows. An event that was taken
 * before, and a payment of another site, change nothing. Answers whether anything did.
 */
export const settlePayment = (
  db: Db,
  { site, provider, reference, standing, amountCents, eventId, type = standing }: PaymentReport,
  context: Happening,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (eventId !== undefined) {
      const noted = await trx
        .insertInto('payment_events')
        .values({ provider, event_id: eventId, site, type })
        .onConflict((conflict) => conflict.columns(['provider', 'site', 'event_id']).doNothing())
        .returning('event_id')
        .executeTakeFirst();
      if (!noted) return false;
    }
    const payment = await trx
      .selectFrom('payments')
      .select('reservation_id')
      .where('site', '=', site)
      .where('provider', '=', provider)
      .where('provider_reference', '=', reference)
      .executeTakeFirst();
    const row = payment && (await locked(trx, site, payment.reservation_id));
    if (!row?.payment) return false;
    if (standing === 'paid' && amountCents !== undefined && amountCents !== row.payment.amount_cents)
      throw new Error('The reported payment is not the amount of the deposit.');
    const known = row.payment.state;
    // what was paid is not open again because an older message comes late
    const isOlder = known === 'refunded' || known === 'refund-due' || (known === 'paid' && standing !== 'refunded');
    if (isOlder && standing !== 'refunded') return false;
    if (known === PAYMENT_STATE[standing]) return false;
    await trx
      .updateTable('payments')
      .set({ state: PAYMENT_STATE[standing], updated_at: new Date(context.now) })
      .where('site', '=', site)
      .where('reservation_id', '=', row.id)
      .execute();
    const event = EVENTS[standing];
    if (event) await applyTransition(trx, row, event, context);
    return true;
  });
