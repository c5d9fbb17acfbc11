import { enquiryRoute, successRoute, vehicleEnquirySlot } from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';
import { loadEnquiryForm } from './parts.js';

/** Enquiries: the contact page, the form on vehicle pages, and the page that thanks. */
export const formsFeature = defineFeature({
  id: 'forms',
  parts: [loadEnquiryForm],
  api: () => import('./api/formsApi.js'),
  pages: [
    {
      route: enquiryRoute,
      isListed: true,
      load: () => import('./pages/EnquiryPage.js'),
      action: () => import('./pages/enquiryAction.js'),
      head: () => import('./pages/enquiryHead.js'),
    },
    { route: successRoute, load: () => import('./pages/SuccessPage.js'), head: () => import('./pages/successHead.js') },
  ],
  fills: [
    fill(vehicleEnquirySlot, {
      id: 'forms/vehicle-enquiry',
      hydrate: 'interaction',
      load: () => import('./fills/VehicleEnquiry.js'),
    }),
  ],
});
