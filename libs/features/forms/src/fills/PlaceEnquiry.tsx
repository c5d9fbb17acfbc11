import { EnquiryForm } from '../components/EnquiryForm.js';

/** The enquiry of a place's page: the place is chosen already. */
export function Component({ place }: { place: string }) {
  return <EnquiryForm kind="general" place={place} />;
}
