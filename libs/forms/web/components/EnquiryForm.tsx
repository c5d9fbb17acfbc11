import { enquiryRoute, vehicleRequestRoute, workedOutLoanSlot } from '@forecourt/contracts';
import { Slot, useSection, useSite, useWords } from '@forecourt/composition';
import { selectPlace, useAppStore } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { chosenPlace, enquiryOptions } from '../rules/enquiryOptions.js';
import type { EnquiryValues } from '../rules/enquiryValues.js';
import type { OwnEnquiry } from '../rules/ownEnquiry.js';
import { enquiryValuesOf } from '../rules/enquiryForm.js';
import type { EnquiryRefusal } from '../pages/takePosted.js';
import { useForms } from './useForms.js';
import { selectDraft, selectKnownContact } from '../state/formsSlice.js';
import { SendingForm } from './SendingForm.js';
import { formsWords } from '../words/formsWords.js';

export interface EnquiryFormProps {
  kind: 'general' | 'vehicle';
  vehicleSlug?: string;
  subcategory?: string;
  message?: string;
  /** Subject that the form sets itself, so it has no category field. `form` distinguishes it from other forms. */
  own?: OwnEnquiry | undefined;
  submitLabel?: string;
  /** Chosen already, where the site offers it. */
  category?: string | undefined;
  /** Slug of the place that answers, if the site offers it; the shopper's own place when left out (LOC-08). */
  place?: string;
  /** Vehicle whose calculator is on the page: what was worked out with it goes along. */
  calculated?: { readonly vehicle: Vehicle; readonly now: number };
  /** What was refused when the browser posted the form. */
  refused?: EnquiryRefusal | undefined;
}

/** What was posted with a form that was refused. */
export const refusedValues = (refused: EnquiryRefusal | undefined): EnquiryValues =>
  refused ? enquiryValuesOf(refused.values) : {};

/** An enquiry of the contact page or of a vehicle's page. */
export function EnquiryForm(props: EnquiryFormProps) {
  const {
    kind,
    vehicleSlug,
    own,
    message,
    category,
    place,
    calculated,
    refused,
    subcategory = own?.subcategory,
  } = props;
  const say = useWords(formsWords);
  const forms = useForms();
  const site = useSection(siteSection);
  const current = useSite();
  const store = useAppStore();
  const options = enquiryOptions(forms, site, kind, own);
  const id = vehicleSlug ?? own?.form ?? 'general';
  // without script, a refused form renders again on a page about its vehicle, never on the contact page
  const ownPage = vehicleSlug && current.href(vehicleRequestRoute, { slug: vehicleSlug, form: 'enquiry' });
  const about = {
    ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : {}),
    ...(own ? { category: own.category } : {}),
    ...(subcategory ? { subcategory } : {}),
  };
  return (
    <SendingForm
      id={id}
      label={say('enquiry.form')}
      submitLabel={props.submitLabel ?? forms.submitLabel}
      options={options}
      vehicleSlug={vehicleSlug}
      action={ownPage || (current.href(enquiryRoute) ?? '/contact-us')}
      hidden={() => about}
      beforeComments={calculated && <Slot slot={workedOutLoanSlot} with={calculated} />}
      begin={() => ({
        ...options.preset,
        opt_in: forms.optInDefault,
        ...(message ? { message } : {}),
        ...chosenPlace(options, place ?? selectPlace(store.getState())),
        ...selectKnownContact(store.getState()),
        ...selectDraft(store.getState(), id)?.values,
        ...(category && options.categories.includes(category) ? { category } : {}),
        ...refusedValues(refused),
      })}
    />
  );
}
