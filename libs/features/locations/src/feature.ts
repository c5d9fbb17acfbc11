import {
  cardControlsSlot,
  headerToolsSlot,
  homeSectionsSlot,
  locationRoute,
  locationsRoute,
  placeEnquirySlot,
} from '@forecourt/contracts';
import { defineFeature, fill, type Load } from '@forecourt/composition';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { loadChoosePlace, loadHolidayHours, loadLiveState } from './parts/loads.js';
import { whenPlaceChosen } from './parts/whenPlaceChosen.js';
import { locationsSection } from './section.js';

const slots = [placeEnquirySlot, cardControlsSlot];

/** The dealer's places: their list and pages, the shopper's own place, and the row of the front page. */
export const locationsFeature = defineFeature({
  id: 'locations',
  slice: { reducerPath: 'locations', load: () => import('./state/locationsSlice.js') },
  sections: [siteSection, vehicleSection, locationsSection],
  parts: [loadLiveState as Load<never>, loadHolidayHours as Load<never>, loadChoosePlace as Load<never>],
  pages: [
    {
      route: locationsRoute,
      slots,
      isListed: true,
      load: () => import('./pages/LocationsPage.js'),
      loader: () => import('./pages/locationsLoader.js'),
      head: () => import('./pages/locationsHead.js'),
    },
    {
      route: locationRoute,
      slots,
      load: () => import('./pages/LocationPage.js'),
      loader: () => import('./pages/locationLoader.js'),
      head: () => import('./pages/locationHead.js'),
    },
  ],
  fills: [
    fill(headerToolsSlot, {
      id: 'locations/header-place',
      order: 90,
      sections: [siteSection, locationsSection],
      hydrate: 'interaction',
      wake: whenPlaceChosen,
      keepsState: true,
      load: () => import('./fills/HeaderPlace.js'),
      loader: () => import('./fills/nowLoader.js'),
    }),
    fill(homeSectionsSlot, {
      id: 'locations/home',
      order: 70,
      hydrate: 'visible',
      load: () => import('./fills/HomeLocations.js'),
      loader: () => import('./fills/nowLoader.js'),
    }),
  ],
});
