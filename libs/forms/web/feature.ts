import {
  accountSectionsSlot,
  bookingRoute,
  contactPlacesSlot,
  contactTopSlot,
  enquiryRoute,
  financeRequestRoute,
  financeEnquirySlot,
  formProofSlot,
  offerEnquirySlot,
  placeEnquirySlot,
  routeRef,
  sellMyCarRoute,
  sellYourCarRoute,
  successPlaceSlot,
  successRoute,
  successVehiclesSlot,
  testDriveRoute,
  topicEnquirySlot,
  tradeInRoute,
  vehicleBookingSlot,
  vehicleEnquirySlot,
  vehicleRequestRoute,
  vehicleRequestsSlot,
  vehicleTradeInRoute,
  workedOutLoanSlot,
  type RouteRef,
} from '@forecourt/contracts';
import { defineFeature, fill, type PageDefinition } from '@forecourt/composition';
import { hasTradeInPage, type TradeInPage } from '@forecourt/enquiry';
import { findSection, siteSection, vehicleSection } from '@forecourt/site-config';
import { startProof } from './captcha/startProof.js';
import {
  loadEnquiryForm,
  loadFinanceRequest,
  loadOtherAnswers,
  loadRequestForm,
  loadSuccess,
  loadTestDriveForm,
  loadTopicForm,
  loadTradeInForm,
  loadTradeInPhotos,
  withAction,
} from './parts.js';
import { REQUESTS_PART } from './requests/askedRequest.js';
import { startForms } from './requests/startForms.js';
import { formsSection } from './section.js';
import { state } from './state/formsSlice.js';

/** Another address of the contact page (B2.1). */
const shortContactRoute = routeRef('forms/contact', '/contact');

/** A page for the shopper's own car, where the site has it (TRD-01, TRD-05). */
const tradeInPage = (route: RouteRef<string>, name: TradeInPage, isListed = true): PageDefinition => ({
  route,
  isListed,
  isOn: (site) => hasTradeInPage(site, name),
  // not by default: put up by `site.gatedPages` alone
  gate: { type: 'trade-in', isOn: () => false },
  load: () => import('./pages/tradeIn/TradeInPage.js'),
  shouldRevalidate: () => import('./pages/tradeIn/rereadsTradeIn.js'),
  loader: () => import('./pages/tradeIn/tradeInLoader.js'),
  action: () => import('./pages/tradeIn/tradeInAction.js'),
  head: () => import('./pages/tradeIn/tradeInHead.js'),
});

/** Enquiries: the contact page, the forms of vehicle pages, and the page that thanks. */
export const formsFeature = defineFeature({
  id: 'forms',
  module: 'forms',
  sections: [siteSection, vehicleSection, formsSection],
  parts: [
    loadEnquiryForm,
    loadFinanceRequest,
    loadOtherAnswers,
    loadRequestForm,
    loadSuccess,
    loadTestDriveForm,
    loadTopicForm,
    loadTradeInForm,
    loadTradeInPhotos,
  ],
  slice: { reducerPath: 'forms', load: () => Promise.resolve({ state }) },
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
      slots: [workedOutLoanSlot],
      load: () => import('./pages/VehicleRequestPage.js'),
      loader: () => import('./pages/vehicleRequestLoader.js'),
      action: () => import('./pages/vehicleRequestAction.js'),
      head: () => import('./pages/vehicleRequestHead.js'),
    },
    {
      route: financeRequestRoute,
      slots: [workedOutLoanSlot],
      load: () => import('./pages/FinanceRequestPage.js'),
      loader: () => import('./pages/financeRequestLoader.js'),
      action: () => import('./pages/financeRequestAction.js'),
      head: () => import('./pages/financeRequestHead.js'),
    },
    {
      route: testDriveRoute,
      isListed: true,
      load: () => import('./pages/TestDrivePage.js'),
      slots: [contactPlacesSlot],
      loader: () => import('./pages/testDriveLoader.js'),
      action: () => import('./pages/testDriveAction.js'),
      head: () => import('./pages/testDriveHead.js'),
    },
    {
      route: bookingRoute,
      isPrivate: true,
      slots: [successPlaceSlot],
      load: () => import('./pages/booking/BookingPage.js'),
      loader: () => import('./pages/booking/bookingPageLoader.js'),
      action: () => import('./pages/booking/bookingAction.js'),
      head: () => import('./pages/booking/bookingHead.js'),
    },
    tradeInPage(tradeInRoute, 'trade-in'),
    tradeInPage(vehicleTradeInRoute, 'trade-in', false),
    tradeInPage(sellMyCarRoute, 'sell-my-car'),
    tradeInPage(sellYourCarRoute, 'sell-your-car'),
    {
      route: successRoute,
      // it holds the link by which a booked test drive is changed
      isPrivate: true,
      slots: [successPlaceSlot, successVehiclesSlot],
      load: () => import('./pages/SuccessPage.js'),
      loader: () => import('./pages/successLoader.js'),
      head: () => import('./pages/successHead.js'),
    },
  ],
  fills: [
    // plain HTML: its links lead to the booking's own page
    fill(accountSectionsSlot, {
      id: 'forms/own-bookings',
      order: 20,
      hydrate: 'never',
      load: () => import('./fills/OwnBookings.js'),
      loader: () => import('./fills/ownBookingsLoader.js'),
    }),
    fill(vehicleEnquirySlot, {
      id: 'forms/vehicle-enquiry',
      slots: [workedOutLoanSlot],
      hydrate: 'interaction',
      load: () => withAction(import('./fills/VehicleEnquiry.js'), import('./pages/vehicleRequestAction.js')),
    }),
    fill(vehicleRequestsSlot, {
      id: REQUESTS_PART,
      hydrate: 'interaction',
      hydrateWhen: startForms,
      load: () => withAction(import('./fills/VehicleRequests.js'), import('./pages/vehicleRequestAction.js')),
    }),
    fill(vehicleBookingSlot, {
      id: 'forms/vehicle-booking',
      hydrate: 'interaction',
      load: () => withAction(import('./fills/VehicleBooking.js'), import('./pages/vehicleRequestAction.js')),
      loader: () => import('./pages/bookingLoader.js'),
    }),
    fill(financeEnquirySlot, {
      id: 'forms/finance-enquiry',
      slots: [workedOutLoanSlot],
      hydrate: 'interaction',
      load: () =>
        withAction(
          import('./fills/FinanceEnquiry.js'),
          import('./pages/financeRequestAction.js'),
          import('./pages/vehicleRequestAction.js'),
        ),
    }),
    fill(formProofSlot, {
      id: 'forms/proof',
      hydrate: 'interaction',
      hydrateWhen: startProof,
      isOn: (site) => Boolean(findSection(site, formsSection)?.captcha),
      load: () => import('./fills/FormProof.js'),
    }),
    fill(offerEnquirySlot, {
      id: 'forms/offer-enquiry',
      hydrate: 'interaction',
      load: () => withAction(import('./fills/OfferEnquiry.js'), import('./pages/enquiryAction.js')),
    }),
    fill(topicEnquirySlot, {
      id: 'forms/topic-enquiry',
      hydrate: 'interaction',
      load: () => withAction(import('./fills/TopicEnquiry.js'), import('./pages/enquiryAction.js')),
    }),
    fill(placeEnquirySlot, {
      id: 'forms/place-enquiry',
      hydrate: 'interaction',
      load: () => withAction(import('./fills/PlaceEnquiry.js'), import('./pages/enquiryAction.js')),
    }),
  ],
});
