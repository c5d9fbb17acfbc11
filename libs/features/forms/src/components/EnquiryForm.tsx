import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { enquiryRoute, successRoute, vehicleRequestRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useSite } from '@forecourt/composition';
import { useAppStore } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { Button } from '@forecourt/ui-kit';
import { enquiryOptions } from '../domain/enquiryOptions.js';
import type { EnquiryValues } from '../domain/enquiryValues.js';
import { successQuery } from '../domain/successQuery.js';
import { validateEnquiry, type EnquiryErrors } from '../domain/validateEnquiry.js';
import { formsSection } from '../section.js';
import { selectDraft, selectKnownContact } from '../state/formsSlice.js';
import { EnquiryFields } from './EnquiryFields.js';
import { ErrorList } from './ErrorList.js';
import { FormMemory } from './FormMemory.js';
import * as styles from './enquiry.styles.js';
import { typedInto } from './typedInto.js';
import { useSender } from './useSender.js';

export interface EnquiryFormProps {
  kind: 'general' | 'vehicle';
  vehicleSlug?: string;
  subcategory?: string;
  message?: string;
  /** Chosen already, where the site offers it. */
  category?: string | undefined;
  /** What was refused when the form sent itself. */
  refused?: { values: EnquiryValues; errors: EnquiryErrors; formError?: string };
}

/** An enquiry. Sends itself without script; with it, nothing that was typed is ever lost (FORM-03, FORM-13). */
export function EnquiryForm({ kind, vehicleSlug, subcategory, message, category, refused }: EnquiryFormProps) {
  const forms = useSection(formsSection);
  const site = useSection(siteSection);
  const current = useSite();
  // without script a refused form stands on a page about its vehicle, never on the contact page
  const own = vehicleSlug && current.href(vehicleRequestRoute, { slug: vehicleSlug, form: 'enquiry' });
  const action = own || (current.href(enquiryRoute) ?? '/contact-us');
  const success = useRouteHref(successRoute) ?? '/';
  const options = enquiryOptions(forms, site, kind);
  const navigate = useNavigate();
  const id = vehicleSlug ?? 'general';
  const store = useAppStore();
  const { frame, fault, submit, clearFault } = useSender({
    id,
    origin: { ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : {}), ...(subcategory ? { subcategory } : {}) },
    refused,
  });
  const [initial] = useState<EnquiryValues>(() => ({
    ...options.preset,
    opt_in: forms.optInDefault,
    ...(message ? { message } : {}),
    ...selectKnownContact(store.getState()),
    ...selectDraft(store.getState(), id)?.values,
    ...(category && options.categories.includes(category) ? { category } : {}),
    ...refused?.values,
    ...typedInto(id),
  }));
  const isSent = useRef(false);

  const send = async (values: EnquiryValues): Promise<void> => {
    const answer = await submit(values);
    if (!answer) return;
    isSent.current = true;
    await navigate(`${success}?${successQuery(answer.category, vehicleSlug)}`);
  };

  return (
    <Form<EnquiryValues>
      onSubmit={send}
      initialValues={initial}
      validate={(values) => validateEnquiry(values, options.rules)}
    >
      {({ handleSubmit, values, errors = {}, submitFailed, submitting, form }) => {
        const shown: EnquiryErrors = { ...fault?.fields, ...(submitFailed ? errors : {}) };
        return (
          <form
            ref={frame}
            css={styles.form}
            method="post"
            action={action}
            noValidate
            data-enquiry={id}
            onSubmit={(event) => void handleSubmit(event)}
            aria-label="Enquiry"
          >
            {vehicleSlug && <input type="hidden" name="vehicle_slug" value={vehicleSlug} />}
            {subcategory && <input type="hidden" name="subcategory" value={subcategory} />}
            <FormMemory id={id} start={initial} isSent={() => isSent.current} />
            <ErrorList errors={shown} formError={fault?.form} />
            <EnquiryFields
              options={options}
              values={values}
              errors={shown}
              optInText={forms.showOptIn ? forms.optInText : undefined}
              onChange={(field, value) => {
                form.change(field, value);
                if (fault) clearFault();
              }}
            />
            <Button type="submit" isBusy={submitting} isWide>
              {forms.submitLabel}
            </Button>
            <p css={styles.note}>{forms.collectionNotice.replace('{dealer}', site.name)}</p>
          </form>
        );
      }}
    </Form>
  );
}
