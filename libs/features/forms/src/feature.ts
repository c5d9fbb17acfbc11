import {
  contactPlacesSlot,
  contactTopSlot,
  enquiryRoute,
  financeEnquirySlot,
  offerEnquirySlot,
  placeEnquirySlot,
  routeRef,
  successRoute,
  testDriveRoute,
  vehicleBookingSlot,
  vehicleEnquirySlot,
  vehicleRequestRoute,
  vehicleRequestsSlot,
} from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { loadEnquiryForm, loadRequestForm, loadSuccess } from './parts.js';
import { REQUESTS_PART } from './requests/askedRequest.js';
import { startForms } from './requests/startForms.js';
import { formsSection } from './section.js';

/** Another address of the contact page (B2.1). */
const shortContactRoute = routeRef('forms/contact', '/contact');

/** Enquiries: the contact page, the forms of vehicle pages, and the page that thanks. */
export const formsFeature = defineFeature({
  id: 'forms',
  sections: [siteSection, vehicleSection, formsSection],
  parts: [loadEnquiryForm, loadRequestForm, loadSuccess],
  slice: { reducerPath: 'forms', load: () => import('./state/formsSlice.js') },
  pages: [
    {
      route: enquiryRoute,
      slots: [contactTopSlot, contactPlacesSlot],
      isListed: true,
      load: () => import('./pages/EnquiryPage.js'),
      action: () => import('./pages/enquiryAction.js'),
      head: () => import('./pages/enquiryHead.js'),
    },
    {
      route: shortContactRoute,
      load: () => import('./pages/EnquiryPage.js'),
      loader: () => import('./pages/shortContactLoader.js'),
    },
    {
      route: vehicleRequestRoute,
      load: () => import('./pages/VehicleRequestPage.js'),
      loader: () => import('./pages/vehicleRequestLoader.js'),
      action: () => import('./pages/vehicleRequestAction.js'),
      head: () => import('./pages/vehicleRequestHead.js'),
    },
    {
      route: testDriveRoute,
      isListed: true,
      load: () => import('./pages/TestDrivePage.js'),
      head: () => import('./pages/testDriveHead.js'),
    },
    {
      route: successRoute,
      load: () => import('./pages/SuccessPage.js'),
      loader: () => import('./pages/successLoader.js'),
      head: () => import('./pages/successHead.js'),
    },
  ],
  fills: [
    fill(vehicleEnquirySlot, {
      id: 'forms/vehicle-enquiry',
      hydrate: 'interaction',
      keepsState: true,
      load: () => import('./fills/VehicleEnquiry.js'),
    }),
    fill(vehicleRequestsSlot, {
      id: REQUESTS_PART,
      hydrate: 'interaction',
      keepsState: true,
      wake: startForms,
      load: () => import('./fills/VehicleRequests.js'),
    }),
    fill(vehicleBookingSlot, {
      id: 'forms/vehicle-booking',
      hydrate: 'interaction',
      keepsState: true,
      load: () => import('./fills/VehicleBooking.js'),
      loader: () => import('./pages/bookingLoader.js'),
    }),
    fill(financeEnquirySlot, {
      id: 'forms/finance-enquiry',
      hydrate: 'interaction',
      keepsState: true,
      load: () => import('./fills/FinanceEnquiry.js'),
    }),
    fill(offerEnquirySlot, {
      id: 'forms/offer-enquiry',
      hydrate: 'interaction',
      keepsState: true,
      load: () => import('./fills/OfferEnquiry.js'),
    }),
    fill(placeEnquirySlot, {
      id: 'forms/place-enquiry',
      hydrate: 'interaction',
      keepsState: true,
      load: () => import('./fills/PlaceEnquiry.js'),
    }),
  ],
});
