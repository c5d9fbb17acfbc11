import type { OfferSubject } from '@forecourt/contracts';
import { CATEGORY } from '@forecourt/enquiry';
import { EnquiryForm } from '../components/EnquiryForm.js';
import { messages } from '../messages.js';

/** The enquiry of an offer's page: what it is about is said already, and the dealer sees which offer (OFR-01). */
export function Component({ offer: { id, name } }: { offer: OfferSubject }) {
  return (
    <EnquiryForm
      kind="general"
      own={{ form: `offer-${id}`, category: CATEGORY.offer, subcategory: name }}
      message={messages.aboutOffer(name)}
    />
  );
}
