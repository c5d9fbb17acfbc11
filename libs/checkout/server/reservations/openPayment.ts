import { Refusal } from '@forecourt/contracts/api';
import type { Db } from '@forecourt/service/database';
import { checkoutSection } from '@forecourt/checkout/domain';
import { sectionOf } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { PaymentPort } from './payments/paymentPort.js';
import type { ReservationRow } from './rows.js';
import { applyTransition, locked, type QueueMail } from './transitions.js';
import { worded } from '../words/worded.js';

interface With {
  readonly port: PaymentPort;
  /** Path and query to which the shopper comes back. */
  readonly returnPath: string;
  readonly mail: QueueMail;
  readonly now: () => number;
}

/**
 * Opens the payment of a reservation's deposit. The reservation's id identifies it, so repeated calls open the same
 * payment. Throws a Refusal of 502 if the provider opens none; the vehicle is free again then.
 */
export async function openPayment(
  db: Db,
  site: ConfiguredSite,
  row: ReservationRow,
  { port, returnPath, mail, now }: With,
): Promise<void> {
  const started = await port
    .start({
      key: row.id,
      amountCents: row.deposit_cents,
      words: `Deposit: ${row.vehicle_name} (stock no. ${row.stocknum})`.slice(0, 240),
      email: row.shopper.email,
      returnPath,
    })
    .catch(async (error: unknown) => {
      // nothing was charged: the vehicle is free for the next try, the shopper's own too
      await db.transaction().execute(async (trx) => {
        const found = await locked(trx, site.slug, row.id);
        if (!found || found.payment) return;
        await applyTransition(trx, found, 'unpaid', { now: now(), config: sectionOf(site, checkoutSection), mail });
      });
      throw new Refusal(502, worded('reservation.noPayment'), undefined, { cause: error });
    });
  await db
    .insertInto('payments')
    .values({
      reservation_id: row.id,
      site: site.slug,
      provider: port.name,
      provider_reference: started.reference,
      page_url: started.pageUrl,
      amount_cents: row.deposit_cents,
      state: 'open',
      updated_at: new Date(now()),
    })
    // by its reservation or by the provider's reference: two that come at once may meet at either
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
