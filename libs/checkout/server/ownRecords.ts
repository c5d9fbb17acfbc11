import { listOwnPurchases, listOwnReservations } from '@forecourt/checkout/domain';
import { accountsOn, callers, personOf } from '@forecourt/garage/server';
import { serve, type ServedCall, type ServiceContext } from '@forecourt/service';
import { purchasesPort } from './purchases/purchases.js';
import { reservationsPort } from './reservations/reservations.js';

/** Looks at one's own records in a minute. */
const A_MINUTE = 120;

/** Reservations and purchases of the account that asks (SAVE-07). */
export function ownRecordCalls(service: ServiceContext): readonly ServedCall[] {
  const reservations = service.port(reservationsPort);
  const purchases = service.port(purchasesPort);
  const { signedIn } = callers(service);
  const options = { perMinute: A_MINUTE, isPrivate: true };
  return [
    serve(
      listOwnReservations,
      async ({ site, request }) => {
        const account = await signedIn(accountsOn(site), request);
        return { reservations: await reservations.ofAccount(site, personOf(account)) };
      },
      options,
    ),
    serve(
      listOwnPurchases,
      async ({ site, request }) => {
        const { id } = await signedIn(accountsOn(site), request);
        return { purchases: await purchases.ofAccount(site, id) };
      },
      options,
    ),
  ];
}
