import { useRef, useState, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { useSection } from '@forecourt/composition';
import { recordEvent } from '@forecourt/runtime';
import { useSendEnquiryMutation, type EnquiryAnswer } from '../api/formsApi.js';
import { enquiryPayload, type EnquiryOrigin } from '../domain/enquiryPayload.js';
import type { EnquiryValues } from '../domain/enquiryValues.js';
import { missingLead, serverErrors } from '../domain/serverErrors.js';
import type { EnquiryErrors } from '../domain/validateEnquiry.js';
import { formsSection } from '../section.js';
import { enquirySent } from '../state/formsSlice.js';
import { keepContact, keepPage, keptVisit } from '../state/sessionNotes.js';

type BaseError = { status: number | 'NETWORK'; body?: unknown };
export interface Fault {
  fields: EnquiryErrors;
  form?: string;
}

/** The words that were tried last, and their key: the same words again are the same enquiry (FORM-13). */
export interface Attempt {
  words: string;
  key: string;
}

interface SenderOptions {
  /** What the form is about, beside what is typed. */
  origin: Omit<EnquiryOrigin, 'url' | 'user_agent' | 'optIn'>;
  /** What was refused when the form sent itself. */
  refused?: { errors: EnquiryErrors; formError?: string } | undefined;
  /** Outlives the form where it may be closed and opened again. */
  attempt?: RefObject<Attempt | undefined> | undefined;
}

/** Sends an enquiry and keeps what was refused. A failed call can be repeated and makes no second lead. */
export function useSender({ origin, refused, attempt: kept }: SenderOptions) {
  const forms = useSection(formsSection);
  const [send] = useSendEnquiryMutation();
  const dispatch = useDispatch();
  const own = useRef<Attempt>(undefined);
  const attempt = kept ?? own;
  const frame = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<Fault | undefined>(
    refused && { fields: refused.errors, ...(refused.formError ? { form: refused.formError } : {}) },
  );

  const submit = async (values: EnquiryValues): Promise<EnquiryAnswer | undefined> => {
    const words = JSON.stringify(values);
    if (attempt.current?.words !== words) attempt.current = { words, key: crypto.randomUUID() };
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
        optIn: { text: forms.optInText, version: forms.optInVersion },
      },
      attempt.current.key,
    );
    const result = await send(payload);
    const reason = result.error ? undefined : missingLead(result.data);
    if (result.error || reason !== undefined) {
      const { status, body } = (result.error ?? {}) as BaseError;
      setFault(reason === undefined ? serverErrors(status, body) : { fields: {}, form: reason });
      requestAnimationFrame(() =>
        frame.current?.querySelector<HTMLElement>('[role="alert"]')?.scrollIntoView({ block: 'center' }),
      );
      return undefined;
    }
    const { lead_id: leadId, category, event_id: id } = result.data;
    const { name, last_name: last, email, phone, postcode } = values;
    const user = Object.entries({ name, last_name: last, email, phone, postcode }).filter(([, value]) => value);
    keepContact(values);
    const vehicleSlug = origin.vehicle_slug;
    dispatch(
      enquirySent({ user: Object.fromEntries(user), leadId, category, ...(vehicleSlug ? { vehicleSlug } : {}) }),
    );
    recordEvent({ id, name: 'enquiry sent', category });
    return result.data;
  };

  return { frame, fault, submit, clearFault: () => setFault(undefined) };
}
