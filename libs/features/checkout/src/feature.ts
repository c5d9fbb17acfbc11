import { reserveRoute } from '@forecourt/contracts';
import { defineFeature } from '@forecourt/composition';
import { checkoutSection } from '@forecourt/reservation';
import { checkoutParts } from './parts.js';
import { sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';

/** Reservation of a vehicle with a deposit. Where it is off nothing links to it: buttons ask for its page. */
export const checkoutFeature = defineFeature({
  id: 'checkout',
  slice: { reducerPath: 'checkout', load: () => import('./state/checkoutSlice.js') },
  sections: [siteSection, vehicleSection, checkoutSection],
  parts: checkoutParts,
  pages: [
    {
      route: reserveRoute,
      isOn: (site) => sectionOf(site, checkoutSection).isOn,
      load: () => import('./pages/ReservePage.js'),
      loader: () => import('./pages/reserveLoader.js'),
      action: () => import('./pages/reserveAction.js'),
      head: () => import('./pages/reserveHead.js'),
    },
  ],
});
