import type { OfferSubject } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { CATEGORY } from '@forecourt/enquiry';
import { EnquiryForm } from '../components/EnquiryForm.js';
import { formsWords } from '../words/formsWords.js';

/** The enquiry of an offer's page: the form sets the category, and the subcategory names the offer (OFR-01). */
export function Component({ offer: { id, name } }: { offer: OfferSubject }) {
  const say = useWords(formsWords);
  return (
    <EnquiryForm
      kind="general"
      own={{ form: `offer-${id}`, category: CATEGORY.offer, subcategory: name }}
      message={say('message.aboutOffer', { offer: name })}
    />
  );
}
