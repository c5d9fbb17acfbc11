import { enquiryRoute, vehicleRequestRoute } from '@forecourt/contracts';
import { useSection, useSite } from '@forecourt/composition';
import { keptPlace } from '@forecourt/runtime';
import { useAppStore } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { chosenPlace, enquiryOptions } from '../domain/enquiryOptions.js';
import type { EnquiryValues } from '../domain/enquiryValues.js';
import type { EnquiryErrors } from '../domain/validateEnquiry.js';
import { formsSection } from '../section.js';
import { selectDraft, selectKnownContact } from '../state/formsSlice.js';
import { SendingForm } from './SendingForm.js';
import { typedInto } from './typedInto.js';

export interface EnquiryFormProps {
  kind: 'general' | 'vehicle';
  vehicleSlug?: string;
  subcategory?: string;
  message?: string;
  /** Chosen already, where the site offers it. */
  category?: string | undefined;
  /** Slug of the place that is asked, where the site offers it; the shopper's own where it is left out (LOC-08). */
  place?: string;
  /** What was refused when the form sent itself. */
  refused?: { values: EnquiryValues; errors: EnquiryErrors; formError?: string };
}

/** An enquiry of the contact page or of a vehicle's page. */
export function EnquiryForm({ kind, vehicleSlug, subcategory, message, category, place, refused }: EnquiryFormProps) {
  const forms = useSection(formsSection);
  const site = useSection(siteSection);
  const current = useSite();
  const store = useAppStore();
  const options = enquiryOptions(forms, site, kind);
  const id = vehicleSlug ?? 'general';
  // without script a refused form stands on a page about its vehicle, never on the contact page
  const own = vehicleSlug && current.href(vehicleRequestRoute, { slug: vehicleSlug, form: 'enquiry' });
  const about = { ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : {}), ...(subcategory ? { subcategory } : {}) };
  return (
    <SendingForm
      id={id}
      label="Enquiry"
      submitLabel={forms.submitLabel}
      options={options}
      origin={about}
      action={own || (current.href(enquiryRoute) ?? '/contact-us')}
      hidden={() => about}
      refused={refused}
      begin={() => ({
        ...options.preset,
        opt_in: forms.optInDefault,
        ...(message ? { message } : {}),
        ...chosenPlace(options, place ?? keptPlace(current.slug)),
        ...selectKnownContact(store.getState()),
        ...selectDraft(store.getState(), id)?.values,
        ...(category && options.categories.includes(category) ? { category } : {}),
        ...refused?.values,
        ...typedInto(id),
      })}
    />
  );
}
