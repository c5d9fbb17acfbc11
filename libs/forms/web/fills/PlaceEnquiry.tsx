import { EnquiryForm } from '../components/EnquiryForm.js';

/** The enquiry of a place's page: the place is chosen already. */
export function Component({ place, category }: { place: string; category?: string }) {
  return <EnquiryForm kind="general" place={place} category={category} />;
}
