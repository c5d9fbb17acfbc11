import { leadCountsPort } from '@forecourt/leads';
import { defineModule, provide } from '@forecourt/service';
import { Analytics, analyticsPort } from './analytics.js';
import { countRoutes } from './countRoutes.js';
import { eventStore, forgetOldEvents } from './eventStore.js';
import { phoneReveals } from './phoneReveals.js';
import { vehicleViews, vehicleViewsPort } from './vehicleViews.js';
import { viewRoutes } from './viewRoutes.js';
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
  routes: (app, service) => {
    for (const routes of [phoneReveals, countRoutes, viewRoutes]) routes(app, service);
  },
  forgets: ({ db }) => [(site, at) => forgetOldEvents(db, site, at)],
});
