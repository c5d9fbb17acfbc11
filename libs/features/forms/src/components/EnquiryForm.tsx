import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { enquiryRoute, successRoute } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';
import { Alert, Button } from '@forecourt/ui-kit';
import { useSendEnquiryMutation } from '../api/formsApi.js';
import type { FormsConfig } from '../config.js';
import { enquiryOptions } from '../domain/enquiryOptions.js';
import { enquiryPayload } from '../domain/enquiryPayload.js';
import { FIELD_LABELS, type EnquiryField, type EnquiryValues } from '../domain/enquiryValues.js';
import { serverErrors } from '../domain/serverErrors.js';
import { validateEnquiry, type EnquiryErrors } from '../domain/validateEnquiry.js';
import { enquirySent } from '../state/formsSlice.js';
import { EnquiryFields } from './EnquiryFields.js';
import * as styles from './enquiry.styles.js';

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

type BaseError = { status: number | 'NETWORK'; body?: unknown };

/** An enquiry. Sends itself without script; with it, nothing that was typed is ever lost (FORM-03, FORM-13). */
export function EnquiryForm({ kind, vehicleSlug, subcategory, message, category, refused }: EnquiryFormProps) {
  const forms = useSection<FormsConfig>('forms');
  const site = useSection<SiteSection>('site');
  const action = useRouteHref(enquiryRoute) ?? '/contact-us';
  const success = useRouteHref(successRoute) ?? '/';
  const options = enquiryOptions(forms, site, kind);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [send] = useSendEnquiryMutation();
  const attempt = useRef<{ words: string; key: string }>(undefined);
  const frame = useRef<HTMLFormElement>(null);
  // what a shopper typed before the script was there
  const [initial] = useState<EnquiryValues>(() => ({
    ...options.preset,
    opt_in: forms.optInDefault,
    ...(message ? { message } : {}),
    ...(category && options.categories.includes(category) ? { category } : {}),
    ...refused?.values,
    ...typedInto(vehicleSlug ?? 'general'),
  }));
  const [serverFault, setServerFault] = useState<{ fields: EnquiryErrors; form?: string } | undefined>(
    refused && { fields: refused.errors, ...(refused.formError ? { form: refused.formError } : {}) },
  );

  const submit = async (values: EnquiryValues): Promise<void> => {
    const words = JSON.stringify(values);
    // the same words again are the same enquiry: a lost answer makes no second lead
    if (attempt.current?.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    const payload = enquiryPayload(
      values,
      {
        url: location.href,
        user_agent: navigator.userAgent,
        optIn: { text: forms.optInText, version: forms.optInVersion },
        ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : {}),
        ...(subcategory ? { subcategory } : {}),
      },
      attempt.current.key,
    );
    const result = await send(payload);
    if (result.error) {
      const { status, body } = result.error as BaseError;
      setServerFault(serverErrors(status, body));
      requestAnimationFrame(() =>
        frame.current?.querySelector<HTMLElement>('[role="alert"]')?.scrollIntoView({ block: 'center' }),
      );
      return;
    }
    const { name, last_name: last, email, phone, postcode } = values;
    dispatch(
      enquirySent({
        user: Object.fromEntries(
          Object.entries({ name, last_name: last, email, phone, postcode }).filter(([, value]) => value),
        ),
        leadId: result.data.lead_id,
        category: result.data.category,
        ...(vehicleSlug ? { vehicleSlug } : {}),
      }),
    );
    await navigate(
      `${success}?${new URLSearchParams({ category: result.data.category, ...(vehicleSlug ? { vehicle: vehicleSlug } : {}) })}`,
    );
  };

  return (
    <Form<EnquiryValues>
      onSubmit={submit}
      initialValues={initial}
      validate={(values) => validateEnquiry(values, options.rules)}
    >
      {({ handleSubmit, values, errors = {}, submitFailed, submitting, form }) => {
        const shown: EnquiryErrors = { ...serverFault?.fields, ...(submitFailed ? errors : {}) };
        const list = Object.entries(shown) as [EnquiryField, string][];
        return (
          <form
            ref={frame}
            css={styles.form}
            method="post"
            action={action}
            noValidate
            data-enquiry={vehicleSlug ?? 'general'}
            onSubmit={(event) => void handleSubmit(event)}
            aria-label="Enquiry"
          >
            {vehicleSlug && <input type="hidden" name="vehicle_slug" value={vehicleSlug} />}
            {subcategory && <input type="hidden" name="subcategory" value={subcategory} />}
            {(list.length > 0 || serverFault?.form) && (
              <Alert tone="destructive">
                {serverFault?.form && <p>{serverFault.form}</p>}
                {list.length > 0 && (
                  <>
                    <p>Please fix the following errors:</p>
                    <ul>
                      {list.map(([field, text]) => (
                        <li key={field}>
                          {FIELD_LABELS[field]}: {text}
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </Alert>
            )}
            <EnquiryFields
              options={options}
              values={values}
              errors={shown}
              optInText={forms.showOptIn ? forms.optInText : undefined}
              onChange={(field, value) => {
                form.change(field, value);
                if (serverFault) setServerFault(undefined);
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

/** Values that stand in the form that the server drew. */
function typedInto(id: string): EnquiryValues {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>(`form[data-enquiry="${CSS.escape(id)}"]`);
  if (!form) return {};
  const data = new FormData(form);
  const entries = [
    'name',
    'last_name',
    'email',
    'phone',
    'postcode',
    'category',
    'location',
    'dealership_slug',
    'rego',
    'message',
  ].flatMap((field) => {
    const value = data.get(field);
    return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
  });
  return {
    ...Object.fromEntries(entries),
    ...(form.querySelector('[name="opt_in"]') ? { opt_in: data.has('opt_in') } : {}),
  };
}
