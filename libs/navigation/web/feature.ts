import {
  headerSearchSlot,
  headerToolsSlot,
  homeSectionsSlot,
  siteErrorSlot,
  siteFooterSlot,
  siteHeaderSlot,
  siteNoticesSlot,
} from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { followScroll } from './headerScroll.js';
import { navigationSection } from './section.js';

/** Header, footer, short messages and the pages for what is not there. */
export const navigationFeature = defineFeature({
  id: 'navigation',
  sections: [siteSection, vehicleSection, navigationSection],
  slice: { reducerPath: 'navigation', load: () => import('./state/navigationSlice.js') },
  fills: [
    fill(siteHeaderSlot, {
      id: 'navigation/header',
      slots: [headerSearchSlot, headerToolsSlot],
      hydrate: 'interaction',
      hydrateWhen: followScroll,
      followsAddress: true,
      load: () => import('./fills/SiteHeader.js'),
    }),
    fill(siteHeaderSlot, {
      id: 'navigation/announcements',
      // the way past the header comes first
      order: 200,
      hydrate: 'never',
      load: () => import('./fills/Announcements.js'),
      loader: () => import('./fills/announcementsLoader.js'),
    }),
    fill(siteFooterSlot, { id: 'navigation/footer', hydrate: 'never', load: () => import('./fills/SiteFooter.js') }),
    fill(homeSectionsSlot, {
      id: 'navigation/brand-banner',
      order: 70,
      hydrate: 'never',
      load: () => import('./fills/BrandBanner.js'),
      sections: [navigationSection],
    }),
    fill(siteNoticesSlot, { id: 'navigation/notices', hydrate: 'idle', load: () => import('./fills/SiteNotices.js') }),
    fill(siteErrorSlot, { id: 'navigation/error', hydrate: 'never', load: () => import('./fills/ErrorPage.js') }),
  ],
});
