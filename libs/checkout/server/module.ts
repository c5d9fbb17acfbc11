import { fillPath, mountedPath, purchaseRoute, reserveRoute } from '@forecourt/contracts';
import type { Db, Keys } from '@forecourt/database';
import type { Leads } from '@forecourt/leads';
import type { MessageWriters, ShopperMessages } from '@forecourt/messages';
import { Purchases } from '@forecourt/purchases';
import {
  paymentPorts,
  reservationJobs,
  reservationMails,
  Reservations,
  type QueueMail,
  type ReservationPage,
} from '@forecourt/reservations';
import type { ConfiguredSite } from '@forecourt/sites';
import type { ServiceOptions } from './serviceOptions.js';

export interface CheckoutOptions {
  readonly db: Db;
  readonly key: Keys;
  readonly leads: Leads;
  readonly messages: ShopperMessages;
  /** The checkout's kinds of messages join them. */
  readonly writers: MessageWriters;
  readonly originOf: (site: ConfiguredSite) => string;
  /** Called after what it did is stored: there is work in the outboxes. */
  readonly onCommit: () => void;
  readonly now: () => number;
  readonly service: Pick<ServiceOptions, 'isProduction' | 'payments' | 'sites'>;
}

const pagePath: ReservationPage = (site, slug, token, isPurchase) =>
  isPurchase
    ? `${mountedPath(purchaseRoute, site.paths)}?car_id=${encodeURIComponent(slug)}` +
      `&reservation=${encodeURIComponent(token)}`
    : `${fillPath(mountedPath(reserveRoute, site.paths), { slug })}?reservation=${encodeURIComponent(token)}`;

/** Reservations with their deposits, and purchases that begin with one. */
export function openCheckout({ db, key, leads, messages, writers, originOf, onCommit, now, service }: CheckoutOptions) {
  const { sites, payments, isProduction } = service;
  const portOf = paymentPorts({
    db,
    sites,
    secretOf: payments?.secretOf ?? (() => undefined),
    allowsTest: payments?.allowsTest ?? !isProduction,
    stripeUrl: payments?.stripeUrl,
    originOf,
    now,
  });
  const mail: QueueMail = (trx, { site, id: ref }, kind) => messages.queue(trx, [{ site, kind, ref, by: 'mail' }]);
  const shared = { db, sites, portOf, now, mail };
  for (const [kind, writer] of reservationMails({ db, key, pagePath, originOf })) writers.set(kind, writer);
  const reservations = new Reservations({ ...shared, key, pagePath, onCommit });
  const purchases = new Purchases({ db, leads, reservations, now });
  const jobs = reservationJobs({
    ...shared,
    takeLead: (site, body) => leads.take(site, body),
    tellOfPurchase: (site, id, told) => purchases.tell(site, id, told),
  });
  return { paymentPortOf: portOf, reservations, purchases, jobs };
}
