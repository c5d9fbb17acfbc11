import {
  belowPriceSlot,
  cardControlsSlot,
  contactPlacesSlot,
  emptyGarageSlot,
  phoneRoute,
  printRoute,
  stickyHeaderSlot,
  successPlaceSlot,
  successVehiclesSlot,
  vehicleBlogsSlot,
  vehicleBookingSlot,
  vehicleControlsSlot,
  vehicleEnquirySlot,
  vehicleRequestsSlot,
  vehicleRoute,
  vehicleSectionsSlot,
} from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';
import { sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';
import { isBooked } from './rules/isBooked.js';
import { vehicleParts } from './parts.js';
import { vehicleDetailSection } from './section.js';
import { showSeenMarks } from './state/showSeenMarks.js';
import { state } from './state/vehicleDetailSlice.js';

/** The page of one vehicle. */
export const vehicleDetailFeature = defineFeature({
  id: 'vehicle-detail',
  sections: [siteSection, vehicleSection, vehicleDetailSection],
  parts: vehicleParts,
  slice: { reducerPath: 'vehicle-detail', load: () => Promise.resolve({ state }) },
  pages: [
    {
      route: vehicleRoute,
      slots: [
        belowPriceSlot,
        stickyHeaderSlot,
        vehicleControlsSlot,
        vehicleEnquirySlot,
        vehicleRequestsSlot,
        vehicleSectionsSlot,
        vehicleBlogsSlot,
        { slot: vehicleBookingSlot, when: isBooked },
      ],
      load: () => import('./pages/VehiclePage.js'),
      loader: () => import('./pages/vehicleLoader.js'),
      head: () => import('./pages/vehicleHead.js'),
    },
    {
      route: printRoute,
      isOn: (site) => sectionOf(site, vehicleDetailSection).print.isShown,
      load: () => import('./pages/PrintPage.js'),
      loader: () => import('./pages/printLoader.js'),
      head: () => import('./pages/printHead.js'),
    },
    {
      route: phoneRoute,
      slots: [successPlaceSlot, contactPlacesSlot],
      load: () => import('./pages/PhonePage.js'),
      loader: () => import('./pages/phoneLoader.js'),
      head: () => import('./pages/phoneHead.js'),
    },
  ],
  fills: [
    fill(emptyGarageSlot, {
      id: 'vehicle-detail/viewed-before',
      // below what the server knows, which it does not push down
      order: 20,
      hydrate: 'idle',
      load: () => import('./fills/ViewedBefore.js'),
      loader: () => import('./fills/viewedBeforeLoader.js'),
    }),
    fill(cardControlsSlot, {
      id: 'vehicle-detail/seen',
      sections: [vehicleSection],
      hydrate: 'never',
      hydrateWhen: showSeenMarks,
      load: () => import('./fills/SeenMark.js'),
    }),
    fill(successVehiclesSlot, {
      id: 'vehicle-detail/success-vehicles',
      hydrate: 'never',
      load: () => import('./fills/SuccessVehicles.js'),
      loader: () => import('./fills/successVehiclesLoader.js'),
    }),
  ],
});
