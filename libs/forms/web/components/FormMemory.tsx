import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { FormValues } from '@forecourt/action-form';
import { useAppSelector, useAppStore } from '@forecourt/runtime/store';
import { enquiryValuesOf } from '../rules/enquiryForm.js';
import type { EnquiryField, EnquiryValues } from '../rules/enquiryValues.js';
import { changedValues, learned } from '../rules/keptForms.js';
import { draftKept, selectKnownContact } from '../state/formsSlice.js';

export interface FormMemoryProps {
  /** Of the form, as its `data-enquiry` says. */
  id: string;
  /** Values that the form started with. */
  start: EnquiryValues;
  /** Its enquiry was stored: nothing of it is a draft. */
  isSent: () => boolean;
}

/**
 * Joins a form to what the site knows: what was typed is kept when the form is left before it was sent, and what the
 * shopper says elsewhere meanwhile fills in fields that are empty. The live values are the form's own.
 */
export function FormMemory({ id, start, isSent }: FormMemoryProps): null {
  const form = useForm<FormValues>();
  const { dispatch } = useAppStore();
  const known = useAppSelector(selectKnownContact);
  const latest = useRef({ start, isSent });

  useEffect(() => {
    const values = enquiryValuesOf(form.getState().values);
    const news = Object.entries(learned(latest.current.start, values, known)) as [EnquiryField, string][];
    form.batch(() => news.forEach(([field, value]) => form.change(field, value)));
  }, [form, known]);

  useEffect(() => {
    const keep = (): void => {
      const values = enquiryValuesOf(form.getState().values);
      const typed = changedValues(latest.current.start, values);
      if (!latest.current.isSent() && Object.keys(typed).length > 0) dispatch(draftKept({ id, values: typed }));
    };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    // a tab that is put away may never be heard of again
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [dispatch, form, id]);
  return null;
}
