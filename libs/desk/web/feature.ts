import {
  deskActivityRoute,
  deskAuditRoute,
  deskImportsRoute,
  deskLeadRoute,
  deskReservationsRoute,
  deskRoute,
  deskSignInRoute,
  deskWebsitePartRoute,
  deskWebsiteRoute,
  formProofSlot,
} from '@forecourt/contracts';
import { defineFeature, type PageDefinition } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { deskParts } from './parts.js';
import { deskSection } from './section.js';

/**
 * What holds for every page of the desk: there only where it is on, never kept, indexed or fetched beforehand, and
 * without the shopper's header and footer.
 */
const atDesk = {
  isOn: (site) => sectionOf(site, deskSection).isOn,
  isPrivate: true,
  hasOwnFrame: true,
  head: () => import('./pages/deskHead.js'),
} satisfies Partial<PageDefinition>;

/** Where the dealer's own people look after leads, reservations and imports. */
export const deskFeature = defineFeature({
  id: 'desk',
  module: 'desk',
  slice: { reducerPath: 'desk', load: () => import('./state/deskSlice.js') },
  sections: [siteSection, deskSection],
  parts: deskParts,
  pages: [
    {
      route: deskRoute,
      ...atDesk,
      load: () => import('./pages/LeadsPage.js'),
      loader: () => import('./pages/leadsLoader.js'),
    },
    {
      route: deskLeadRoute,
      ...atDesk,
      load: () => import('./pages/LeadPage.js'),
      loader: () => import('./pages/leadLoader.js'),
      action: () => import('./pages/leadAction.js'),
    },
    {
      route: deskReservationsRoute,
      ...atDesk,
      load: () => import('./pages/ReservationsPage.js'),
      loader: () => import('./pages/reservationsLoader.js'),
      action: () => import('./pages/reservationsAction.js'),
    },
    {
      route: deskActivityRoute,
      ...atDesk,
      // where nothing is counted there is nothing to show
      isOn: (site) => atDesk.isOn(site) && sectionOf(site, siteSection).analytics.store,
      load: () => import('./pages/ActivityPage.js'),
      loader: () => import('./pages/activityLoader.js'),
    },
    {
      route: deskImportsRoute,
      ...atDesk,
      load: () => import('./pages/ImportsPage.js'),
      loader: () => import('./pages/importsLoader.js'),
    },
    {
      route: deskWebsiteRoute,
      ...atDesk,
      load: () => import('./pages/WebsitePage.js'),
      loader: () => import('./pages/websiteLoader.js'),
    },
    {
      route: deskWebsitePartRoute,
      ...atDesk,
      load: () => import('./pages/WebsitePartPage.js'),
      loader: () => import('./pages/websiteLoader.js'),
      action: () => import('./pages/websiteAction.js'),
    },
    {
      route: deskAuditRoute,
      ...atDesk,
      load: () => import('./pages/AuditPage.js'),
      loader: () => import('./pages/auditLoader.js'),
    },
    {
      route: deskSignInRoute,
      slots: [formProofSlot],
      ...atDesk,
      load: () => import('./pages/SignInPage.js'),
      loader: () => import('./pages/signInLoader.js'),
      action: () => import('./pages/signInAction.js'),
    },
  ],
});
