import type { OfferSubject } from '@forecourt/contracts';
import { CATEGORY } from '@forecourt/enquiry';
import { EnquiryForm } from '../components/EnquiryForm.js';
import { messages } from '../messages.js';

/** The enquiry of an offer's page: the form sets the category, and the subcategory names the offer (OFR-01). */
export function Component({ offer: { id, name } }: { offer: OfferSubject }) {
  return (
    <EnquiryForm
      kind="general"
      own={{ form: `offer-${id}`, category: CATEGORY.offer, subcategory: name }}
      message={messages.aboutOffer(name)}
    />
  );
}
