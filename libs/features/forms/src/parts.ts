/** The enquiry form, loaded when someone turns to it. */
export const loadEnquiryForm = () => import('./fills/EnquiryPart.js');
