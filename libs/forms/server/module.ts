import { leadBookingsPort, leadsPort } from '@forecourt/leads';
import { defineModule, provide } from '@forecourt/service';
import { gaugesPort } from '@forecourt/vehicle-detail/server';
import { bookingsPort } from './bookings/bookings.js';
import { calendarRoute } from './bookings/calendarRoute.js';
import { bookingJobs } from './bookings/jobs.js';
import { mailsOfBookings, openBookings } from './bookings/openBookings.js';
import { personalBookings } from './bookings/personalBookings.js';
import { serveBookings } from './bookings/serveBookings.js';
import { photoRoutes } from './tradeIn/photoRoutes.js';
import { serveTradeIn } from './tradeIn/serveTradeIn.js';
import { openTradeIns, tradeInsPort } from './tradeIn/tradeIns.js';
import { openValuations, valuationsPort } from './valuation/partners.js';
import { serveGauge } from './valuation/serveGauge.js';
import { showsGauge } from './valuation/showsGauge.js';
import { formsServerWords } from './words/translated.js';

/** Test drives at times of their places, trade-ins with photos, and what vehicles are worth. */
export const formsModule = defineModule({
  id: 'forms',
  words: formsServerWords,
  provides: [
    provide(bookingsPort, openBookings),
    provide(leadBookingsPort, ({ port }) => port(bookingsPort)),
    provide(tradeInsPort, openTradeIns),
    provide(valuationsPort, openValuations),
    provide(gaugesPort, ({ port }) => ({
      forPage: async (site, vehicle) =>
        showsGauge(site) ? port(valuationsPort).forPage(vehicle, site.stockOwner) : undefined,
    })),
  ],
  calls: (service) => [...serveBookings(service), ...serveTradeIn(service), serveGauge(service)],
  routes: [calendarRoute, photoRoutes],
  jobs: ({ db, sites, port }) =>
    bookingJobs({ db, sites, advance: (site, id, change) => port(leadsPort).advance(site, id, change) }),
  messages: mailsOfBookings,
  personal: ({ db }) => [personalBookings(db)],
});
