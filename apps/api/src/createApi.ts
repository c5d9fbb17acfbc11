import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { createServiceApp } from '@forecourt/service';
import type { Api, ApiContext, ApiOptions, Routes } from './context.js';
import { developerPages } from './developerPages.js';
import { accountRoutes } from './routes/account.js';
import { adminRoutes } from './routes/admin.js';
import { alertRoutes } from './routes/alerts.js';
import { appointmentRoutes } from './routes/appointments.js';
import { autogaugeRoutes } from './routes/autogauge.js';
import { bookingRoutes } from './routes/bookings.js';
import { brochureRoutes } from './routes/brochures.js';
import { countRoutes } from './routes/counts.js';
import { deskDayRoutes } from './routes/deskDays.js';
import { deskLeadRoutes } from './routes/deskLeads.js';
import { deskRecordRoutes } from './routes/deskRecords.js';
import { deskSignInRoutes } from './routes/deskSignIn.js';
import { enquiryRoutes } from './routes/enquiries.js';
import { eventRoutes } from './routes/events.js';
import { leadPhotoRoutes } from './routes/leadPhotos.js';
import { ownRecordRoutes } from './routes/ownRecords.js';
import { paymentWebhookRoutes } from './routes/paymentWebhooks.js';
import { purchaseRoutes } from './routes/purchases.js';
import { reservationRoutes } from './routes/reservations.js';
import { searchRoutes } from './routes/search.js';
import { siteRoutes } from './routes/site.js';
import { testPaymentRoutes } from './routes/testPayments.js';
import { tradeInRoutes } from './routes/tradeIn.js';
import { tradeInPhotoRoutes } from './routes/tradeInPhotos.js';
import { viewRoutes } from './routes/views.js';
import { watchlistRoutes } from './routes/watchlist.js';

const ROUTES: readonly Routes[] = [
  siteRoutes,
  autogaugeRoutes,
  brochureRoutes,
  enquiryRoutes,
  tradeInRoutes,
  tradeInPhotoRoutes,
  appointmentRoutes,
  bookingRoutes,
  accountRoutes,
  watchlistRoutes,
  ownRecordRoutes,
  alertRoutes,
  deskSignInRoutes,
  deskLeadRoutes,
  deskDayRoutes,
  deskRecordRoutes,
  leadPhotoRoutes,
  reservationRoutes,
  purchaseRoutes,
  paymentWebhookRoutes,
  testPaymentRoutes,
  eventRoutes,
  countRoutes,
  viewRoutes,
  searchRoutes,
  adminRoutes,
];

/** The platform's service: every answer about a site is bound to the host of the request. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { service, modules, sites, onFault, onDiskFull, trustedProxies, sharedCounts, now = Date.now } = options;
  const context: ApiContext = { ...options, clock: now, siteOf: service.siteOf };
  return createServiceApp({
    ...{ modules, service, onFault, onDiskFull, trustedProxies, sharedCounts },
    async beside(app) {
      for (const routes of ROUTES) {
        // a scope of its own for each subject: what one reads or hooks into concerns no other
        await app.register((scope, _none, done) => {
          routes(scope.withTypeProvider<ZodTypeProvider>(), context);
          done();
        });
      }
      if (options.showsDeveloperPages)
        await app.register(developerPages, { db: options.db, sites, leadDesk: options.leadDesk });
    },
  });
}
