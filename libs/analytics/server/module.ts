import { countEvents, countView, revealPhone } from '@forecourt/analytics/domain';
import { isCrossSite } from '@forecourt/contracts';
import { leadCountsPort } from '@forecourt/leads';
import { defineModule, networkOf, OWNER_BITS, provide, serve } from '@forecourt/service';
import { shownVehiclesPort } from '@forecourt/stock';
import { Analytics, analyticsPort } from './analytics.js';
import { DailyVisitors } from './dailyVisitors.js';
import { eventStore, forgetOldEvents } from './eventStore.js';
import { phoneOf } from './phoneReveals.js';
import { vehicleViews, vehicleViewsPort } from './vehicleViews.js';
import { viewOfPage } from './viewOfPage.js';
import { analyticsWords } from './words/translated.js';

/** What shoppers did, counted for the dealer without anything about the shopper (API-03). */
export const analyticsModule = defineModule({
  id: 'analytics',
  words: analyticsWords,
  provides: [
    provide(analyticsPort, ({ db, now }) => new Analytics({ db, port: eventStore(), now })),
    provide(leadCountsPort, ({ port }) => port(analyticsPort)),
    provide(vehicleViewsPort, ({ db }) => vehicleViews(db)),
  ],
  calls: ({ db, now, port, writesPerMinute }) => {
    const analytics = port(analyticsPort);
    const vehicles = port(shownVehiclesPort);
    const pageViews = { vehicles, views: port(vehicleViewsPort), visitors: new DailyVisitors(), now };
    return [
      serve(
        revealPhone,
        async ({ site, body, request, reply }) => {
          const network = networkOf(request, OWNER_BITS);
          const answer = await phoneOf({ db, analytics, vehicles }, site, body, network);
          void reply.code(201).header('cache-control', 'no-store');
          return answer;
        },
        { perMinute: writesPerMinute },
      ),
      serve(
        countEvents,
        async ({ site, body, request, reply }) => {
          const { dnt, 'sec-gpc': gpc } = request.headers;
          const optedOut = site.site.analytics.respectsOptOut && (dnt === '1' || gpc === '1');
          void reply.code(202).header('cache-control', 'no-store');
          return { stored: optedOut ? 0 : await analytics.take(site, body, networkOf(request, OWNER_BITS)) };
        },
        // an office behind one address leaves no more pages than that
        { perMinute: 60, isPerView: true, bodyLimit: 16 * 1024 },
      ),
      serve(
        countView,
        async ({ site, params, query, request, reply }) => {
          const visitor = { visitor: request.ip, isCrossSite: isCrossSite(request) };
          const answer = await viewOfPage(pageViews, site, { slug: params.slug, query, ...visitor });
          void reply.header('cache-control', 'no-store');
          return answer;
        },
        // a shopper, or an office behind one address, never looks that often
        { perMinute: 600 },
      ),
    ];
  },
  forgets: ({ db }) => [(site, at, isOver) => forgetOldEvents(db, site, at, isOver)],
});
