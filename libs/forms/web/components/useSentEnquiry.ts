import { useCallback, useRef } from 'react';
import type { FormAnswer, FormValues } from '@forecourt/action-form';
import { recordEvent } from '@forecourt/runtime';
import { useAppStore } from '@forecourt/runtime/store';
import { formsApi } from '../api/formsApi.js';
import { filledMs } from '../captcha/filledMs.js';
import { enquiryValuesOf } from '../rules/enquiryForm.js';
import { wordsOf } from '../rules/keptForms.js';
import { storedEnquiry } from '../rules/storedEnquiry.js';
import { enquirySent, selectDraft, sendTried } from '../state/formsSlice.js';
import { keepPage, keptVisit } from '../state/visitNotes.js';
import { tellPostcode } from './tellPostcode.js';

export interface SentEnquiryOptions {
  /** Of the form, as its `data-enquiry` says. */
  id: string;
  /** Slug of the vehicle that it is about. */
  vehicleSlug: string | undefined;
}

/** What the page's script sends with an enquiry, and what comes of its answer (FORM-08, FORM-09, FORM-13). */
export function useSentEnquiry({ id, vehicleSlug }: SentEnquiryOptions) {
  const store = useAppStore();
  const isStored = useRef(false);
  const sent = useRef<FormValues>({});
  return {
    isSent: useCallback(() => isStored.current, []),
    /** The same words under the same key are one lead, however often they are sent. */
    onSend: (values: FormValues): FormValues => {
      sent.current = values;
      // Back may bring the form out of the browser's memory after it was sent
      isStored.current = false;
      // a part of another feature writes this field, so it is none of the form's values
      const form = document.querySelector<HTMLFormElement>(`form[data-enquiry="${CSS.escape(id)}"]`);
      const finance = form && new FormData(form).get('finance');
      const words = wordsOf(enquiryValuesOf(values)) + (typeof finance === 'string' ? finance : '');
      const tried = selectDraft(store.getState(), id)?.attempt;
      const attempt = tried?.words === words ? tried : { words, key: crypto.randomUUID() };
      store.dispatch(sendTried({ id, attempt }));
      keepPage();
      return {
        ...{ stays: 'on', key: attempt.key, visit: JSON.stringify(keptVisit()) },
        filled_ms: String(filledMs()),
      };
    },
    /** What was stored; undefined for an answer that refuses the form. */
    onAnswer: (answer: FormAnswer) => {
      const values = enquiryValuesOf(sent.current);
      // the requested time is taken now, by this shopper or another one: fetch the free times again
      if (values.preferred_date && vehicleSlug)
        void store.dispatch(
          formsApi.endpoints.getAppointments.initiate(vehicleSlug, { forceRefetch: true, subscribe: false }),
        );
      const stored = storedEnquiry(answer);
      if (!stored) return undefined;
      const { leadId, category, eventId } = stored;
      isStored.current = true;
      store.dispatch(
        enquirySent({ id, values, enquiry: { leadId, category, ...(vehicleSlug ? { vehicleSlug } : {}) } }),
      );
      tellPostcode(store, values.postcode);
      recordEvent({ id: eventId, name: 'enquiry sent', category, key: leadId });
      return stored;
    },
  };
}
