import {
  accountSectionsSlot,
  formProofSlot,
  purchaseFinanceSlot,
  purchaseRoute,
  reserveRoute,
  successPlaceSlot,
  vehicleRoute,
} from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';
import { financeSection } from '@forecourt/finance-maths';
import { checkoutSection, purchaseSection } from '@forecourt/checkout/domain';
import { checkoutParts } from './parts.js';
import { sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';

const SECTIONS = [siteSection, vehicleSection, checkoutSection];

/**
 * Reservation of a vehicle with a deposit, and its online purchase. Where they are off nothing links to them: buttons
 * ask for their pages.
 */
export const checkoutFeature = defineFeature({
  id: 'checkout',
  module: 'checkout',
  slice: { reducerPath: 'checkout', load: () => import('./state/checkoutSlice.js') },
  sections: SECTIONS,
  parts: checkoutParts,
  needs: [vehicleRoute],
  pages: [
    {
      route: reserveRoute,
      slots: [formProofSlot, successPlaceSlot],
      isOn: (site) => sectionOf(site, checkoutSection).isOn,
      // put up by `site.gatedPages` alone
      gate: {
        type: 'checkout',
        needs: 'slug',
        isOn: () => false,
        back: (site, { slug }) => (slug === undefined ? undefined : site.href(vehicleRoute, { slug })),
      },
      load: () => import('./pages/ReservePage.js'),
      loader: () => import('./pages/reserveLoader.js'),
      action: () => import('./pages/reserveAction.js'),
      head: () => import('./pages/reserveHead.js'),
    },
    {
      route: purchaseRoute,
      // a purchase is private to its shopper
      isPrivate: true,
      slots: [purchaseFinanceSlot, formProofSlot, successPlaceSlot],
      sections: [...SECTIONS, purchaseSection, financeSection],
      // its deposit is that of a reservation
      isOn: (site) => sectionOf(site, checkoutSection).isOn && sectionOf(site, purchaseSection).isOn,
      gate: {
        type: 'checkout',
        needs: 'car_id',
        isOn: (site) => sectionOf(site, purchaseSection).gate === 'sign-in',
        back: (site, { car_id: slug }) => (slug ? site.href(vehicleRoute, { slug }) : undefined),
      },
      load: () => import('./pages/purchase/PurchasePage.js'),
      loader: () => import('./pages/purchase/purchaseLoader.js'),
      action: () => import('./pages/purchase/purchaseAction.js'),
      head: () => import('./pages/purchase/purchaseHead.js'),
    },
  ],
  fills: [
    fill(accountSectionsSlot, {
      id: 'checkout/own-purchases',
      order: 28,
      hydrate: 'never',
      load: () => import('./fills/OwnPurchases.js'),
      loader: () => import('./fills/ownPurchasesLoader.js'),
    }),
    // plain HTML: its links lead to the reservation's own page
    fill(accountSectionsSlot, {
      id: 'checkout/own-reservations',
      order: 30,
      hydrate: 'never',
      load: () => import('./fills/OwnReservations.js'),
      loader: () => import('./fills/ownReservationsLoader.js'),
    }),
  ],
});
