import { leadsPort } from '@forecourt/leads';
import { defineModule, provide, type ServiceContext } from '@forecourt/service';
import { checkoutServices } from './checkoutServices.js';
import { ownRecordCalls } from './ownRecords.js';
import { paperRoutes } from './purchases/paperRoutes.js';
import { forgetOldPurchases, personalPurchases } from './purchases/personalPurchases.js';
import { purchaseCalls } from './purchases/purchaseCalls.js';
import { Purchases, purchasesPort } from './purchases/purchases.js';
import { reservationJobs } from './reservations/jobs.js';
import { paymentsPort } from './reservations/payments/paymentPort.js';
import { paymentPorts, paymentSettingsPort } from './reservations/payments/paymentPorts.js';
import { testPaymentRoutes } from './reservations/payments/testPaymentRoutes.js';
import { webhookRoutes } from './reservations/payments/webhookRoutes.js';
import { personalReservations } from './reservations/personalReservations.js';
import { reservationCalls } from './reservations/reservationCalls.js';
import { reservationPage } from './reservations/reservationPage.js';
import { Reservations, reservationsPort } from './reservations/reservations.js';
import { reservationMails } from './reservations/shopperMails.js';
import type { QueueMail } from './reservations/transitions.js';
import { checkoutServerWords } from './words/translated.js';

const mailOf =
  ({ messages }: Pick<ServiceContext, 'messages'>): QueueMail =>
  (trx, { site, id: ref }, kind) =>
    messages.queue(trx, [{ site, kind, ref, by: 'mail' }]);

/** Reservations with their deposits, and purchases that begin with one. */
export const checkoutModule = defineModule({
  id: 'checkout',
  words: checkoutServerWords,
  provides: [
    provide(paymentsPort, ({ db, sites, originOf, now, port }) =>
      paymentPorts({ ...port(paymentSettingsPort), db, sites, originOf, now }),
    ),
    provide(reservationsPort, (service) => {
      const { db, sites, key, now, onCommit, port } = service;
      return new Reservations({
        ...{ db, sites, key, now, onCommit },
        portOf: port(paymentsPort),
        pagePath: reservationPage,
        mail: mailOf(service),
      });
    }),
    provide(
      purchasesPort,
      ({ db, now, port }) => new Purchases({ db, now, leads: port(leadsPort), reservations: port(reservationsPort) }),
    ),
  ],
  calls: (service) => {
    const services = checkoutServices(service);
    const { writesPerMinute } = service;
    return [
      ...reservationCalls(services, writesPerMinute),
      ...purchaseCalls(services, writesPerMinute),
      ...ownRecordCalls(service),
    ];
  },
  routes: [paperRoutes, webhookRoutes, testPaymentRoutes],
  jobs: (service) => {
    const { db, sites, now, port } = service;
    const leads = port(leadsPort);
    const purchases = port(purchasesPort);
    return reservationJobs({
      ...{ db, sites, now },
      portOf: port(paymentsPort),
      mail: mailOf(service),
      takeLead: (site, body) => leads.take(site, body, undefined, undefined, { hasOwnMails: true }),
      reportPurchase: (site, id, step) => purchases.report(site, id, step),
    });
  },
  messages: ({ db, key, originOf }) =>
    Object.fromEntries(reservationMails({ db, key, pagePath: reservationPage, originOf })),
  personal: ({ db }) => [personalPurchases(db), personalReservations(db)],
  forgets: ({ db }) => [(site, at, isOver) => forgetOldPurchases(db, site, at, isOver)],
});
