import { useRef, useState } from 'react';
import { useWords } from '@forecourt/composition';
import type { EnquiryAnswer } from '@forecourt/enquiry/schema';
import { recordEvent } from '@forecourt/runtime';
import { useAppStore } from '@forecourt/runtime/store';
import { filledMs } from '../captcha/filledMs.js';
import { proveForm } from '../captcha/prove.js';
import { formsApi } from '../api/formsApi.js';
import { enquiryPayload, type EnquiryOrigin } from '../rules/enquiryPayload.js';
import type { EnquiryValues } from '../rules/enquiryValues.js';
import { wordsOf } from '../rules/keptForms.js';
import { missingLead, serverErrors } from '../rules/serverErrors.js';
import type { EnquiryErrors } from '../rules/validateEnquiry.js';
import { useForms } from './useForms.js';
import { enquirySent, selectDraft, sendTried } from '../state/formsSlice.js';
import { keepPage, keptVisit } from '../state/visitNotes.js';
import { tellPostcode } from './tellPostcode.js';
import { formsWords } from '../words/formsWords.js';

type BaseError = { status: number | 'NETWORK'; body?: unknown };
export interface Fault {
  fields: EnquiryErrors;
  form?: string;
}

export interface SenderOptions {
  /** Of the form, as its `data-enquiry` says. */
  id: string;
  /** What the form is about, in addition to what is typed. */
  origin: Omit<EnquiryOrigin, 'url' | 'user_agent' | 'optIn' | 'page_id' | 'filled_ms' | 'captcha_token' | 'finance'>;
  /** What was refused when the form sent itself. */
  refused?: { errors: EnquiryErrors; formError?: string } | undefined;
}

/** Sends an enquiry and keeps what was refused. A failed call can be repeated and makes no second lead. */
export function useSender({ id: form, origin, refused }: SenderOptions) {
  const say = useWords(formsWords);
  const forms = useForms();
  const [send] = formsApi.useSendEnquiryMutation();
  const store = useAppStore();
  const frame = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<Fault | undefined>(
    refused && { fields: refused.errors, ...(refused.formError ? { form: refused.formError } : {}) },
  );

  const submit = async (values: EnquiryValues): Promise<EnquiryAnswer | undefined> => {
    // a part of another feature writes this field, so it is none of the form's values
    const finance = frame.current ? new FormData(frame.current).get('finance') : null;
    const loan = typeof finance === 'string' ? finance : '';
    const words = wordsOf(values) + loan;
    const tried = selectDraft(store.getState(), form)?.attempt;
    const attempt = tried?.words === words ? tried : { words, key: crypto.randomUUID() };
    store.dispatch(sendTried({ id: form, attempt }));
    const proof = forms.captcha ? await proveForm(forms.captcha, frame.current) : undefined;
    keepPage();
    const { pages, query } = keptVisit();
    const payload = enquiryPayload(
      values,
      {
        ...origin,
        visited_pages: pages,
        linked_query_params: { ...query, ...origin.linked_query_params },
        url: location.href,
        user_agent: navigator.userAgent,
        page_id: form,
        filled_ms: filledMs(),
        captcha_token: proof,
        finance: loan,
        optIn: { text: forms.optInText, version: forms.optInVersion },
      },
      attempt.key,
      say,
    );
    const result = await send(payload);
    if (result.error) {
      const { status, body } = result.error as BaseError;
      const reason = status === 'NETWORK' && body !== undefined ? missingLead(body, say) : undefined;
      setFault(reason === undefined ? serverErrors(status, body, say) : { fields: {}, form: reason });
      requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-errors]')?.focus());
      return undefined;
    }
    const { lead_id: leadId, category, event_id: id } = result.data;
    const vehicleSlug = origin.vehicle_slug;
    const enquiry = { leadId, category, ...(vehicleSlug ? { vehicleSlug } : {}) };
    store.dispatch(enquirySent({ id: form, values, enquiry }));
    tellPostcode(store, values.postcode);
    recordEvent({ id, name: 'enquiry sent', category, key: leadId });
    return result.data;
  };

  return { frame, fault, submit, clearFault: () => setFault(undefined) };
}
