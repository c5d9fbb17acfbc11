import {
  brandSectionsSlot,
  cardControlsSlot,
  contactPlacesSlot,
  contactTopSlot,
  headerToolsSlot,
  homeSectionsSlot,
  placeEnquirySlot,
  successPlaceSlot,
  vehicleRoute,
} from '@forecourt/contracts';
import { defineFeature, fill, type Load } from '@forecourt/composition';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { pages } from './pages.js';
import { loadChoosePlace, loadDepartmentTabs, loadHolidayHours, loadLiveMap, loadLiveState } from './parts/loads.js';
import { whenPlaceChosen } from './parts/whenPlaceChosen.js';
import { locationsSection } from './section.js';
import { state } from './state/locationsSlice.js';

/** The dealer's places: their list and pages, the shopper's own place, and the row of the front page. */
export const locationsFeature = defineFeature({
  id: 'locations',
  module: 'locations',
  slice: { reducerPath: 'locations', load: () => Promise.resolve({ state }) },
  sections: [siteSection, vehicleSection, locationsSection],
  parts: [
    loadLiveState as Load<never>,
    loadDepartmentTabs as Load<never>,
    loadHolidayHours as Load<never>,
    loadChoosePlace as Load<never>,
    loadLiveMap as Load<never>,
  ],
  needs: [vehicleRoute],
  pages: pages([placeEnquirySlot, cardControlsSlot]),
  fills: [
    fill(headerToolsSlot, {
      id: 'locations/header-place',
      order: 90,
      sections: [siteSection, locationsSection],
      hydrate: 'interaction',
      hydrateWhen: whenPlaceChosen,
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
    fill(homeSectionsSlot, {
      id: 'locations/home-reviews',
      order: 68,
      hydrate: 'never',
      load: () => import('./fills/HomeReviews.js'),
      loader: () => import('./fills/homeReviewsLoader.js'),
    }),
    fill(brandSectionsSlot, {
      id: 'locations/brand-places',
      order: 50,
      hydrate: 'never',
      load: () => import('./fills/BrandPlaces.js'),
      loader: () => import('./fills/nowLoader.js'),
    }),
    fill(contactTopSlot, {
      id: 'locations/contact-map',
      hydrate: 'never',
      load: () => import('./fills/ContactTop.js'),
      loader: () => import('./fills/nowLoader.js'),
    }),
    fill(successPlaceSlot, {
      id: 'locations/success-place',
      hydrate: 'never',
      load: () => import('./fills/SuccessPlace.js'),
      loader: () => import('./fills/contactLoader.js'),
    }),
    fill(contactPlacesSlot, {
      id: 'locations/contact-places',
      hydrate: 'visible',
      load: () => import('./fills/ContactPlaces.js'),
      loader: () => import('./fills/contactLoader.js'),
    }),
  ],
});
