import type { OfferSubject } from '@forecourt/contracts';
import { useSection } from '@forecourt/composition';
import { CATEGORY } from '@forecourt/enquiry';
import { EnquiryForm } from '../components/EnquiryForm.js';
import { formsSection } from '../section.js';

/** The enquiry of an offer's page: what it is about is said already, and the dealer sees which offer (OFR-01). */
export function Component({ offer: { id, name } }: { offer: OfferSubject }) {
  const { offerMessage } = useSection(formsSection);
  return (
    <EnquiryForm
      kind="general"
      own={{ form: `offer-${id}`, category: CATEGORY.offer, subcategory: name }}
      message={offerMessage.replace('{offer}', () => name)}
    />
  );
}
