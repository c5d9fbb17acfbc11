import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionForm, type FormField } from '@forecourt/action-form';
import { successRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Component as FormProof } from '../fills/FormProof.js';
import { enquiryValuesOf, formValuesOf } from '../rules/enquiryForm.js';
import type { EnquiryOptions } from '../rules/enquiryOptions.js';
import type { EnquiryValues } from '../rules/enquiryValues.js';
import { successQuery } from '../rules/successQuery.js';
import { validateEnquiry, type EnquiryErrors } from '../rules/validateEnquiry.js';
import { AnsweredBy } from './AnsweredBy.js';
import { FormMemory } from './FormMemory.js';
import * as styles from './enquiry.styles.js';
import { useEnquiryFields } from './useEnquiryFields.js';
import { useForms } from './useForms.js';
import { useSentEnquiry } from './useSentEnquiry.js';
import { formsWords } from '../words/formsWords.js';

export interface SendingFormProps {
  /** Of the form, as its `data-enquiry` says. */
  id: string;
  /** Name of the form for those who do not see it. */
  label: string;
  submitLabel: string;
  options: EnquiryOptions;
  /** Slug of the vehicle that it is about. */
  vehicleSlug?: string | undefined;
  /** Address of the route whose action takes the form. */
  action: string;
  /** What is sent in addition to the fields, of the values that the form opens with. */
  hidden?: (start: EnquiryValues) => Readonly<Record<string, string | undefined>>;
  /** Values that the form opens with, apart from what was typed into the server's. */
  begin: () => EnquiryValues;
  /** Faults of its own fields. */
  validate?: (values: EnquiryValues) => EnquiryErrors;
  /** Its own fields, before the comments; `start` is what the form opened with. */
  fields?: (start: EnquiryValues) => readonly FormField[];
  /** What else comes before the comments. */
  beforeComments?: ReactNode;
  disclaimer?: string | undefined;
  /** Called once the enquiry is stored; when left out, the success page opens instead. */
  onStored?: (() => void | Promise<void>) | undefined;
}

/** An enquiry over the action of its route; nothing that was typed is ever lost (FORM-03, FORM-13). */
export function SendingForm({ id, vehicleSlug, options, begin, ...props }: SendingFormProps) {
  const { label, submitLabel, action, hidden, validate, fields, beforeComments, disclaimer, onStored } = props;
  const say = useWords(formsWords);
  const forms = useForms();
  const { name: dealer } = useSection(siteSection);
  const success = useRouteHref(successRoute) ?? '/';
  const navigate = useNavigate();
  const [start] = useState(() => enquiryValuesOf(formValuesOf(begin())));
  const { isSent, onSend, onAnswer } = useSentEnquiry({ id, vehicleSlug });
  const table = useEnquiryFields({ options, own: fields?.(start), beforeComments });
  const about = Object.entries({ ...hidden?.(start), page_id: id }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return (
    <div css={styles.form}>
      <ActionForm
        label={label}
        action={action}
        marks={{ 'data-enquiry': id }}
        fields={table}
        rules={(values) => {
          const typed = enquiryValuesOf(values);
          return { ...validateEnquiry(typed, options.rules, say), ...validate?.(typed) };
        }}
        initial={formValuesOf(start)}
        hidden={Object.fromEntries(about)}
        leavesWhenDone
        onSend={onSend}
        onAnswer={(answer) => {
          const stored = onAnswer(answer);
          if (stored)
            void (onStored ? onStored() : navigate(`${success}?${successQuery(stored.category, vehicleSlug)}`));
        }}
        submitLabel={submitLabel}
        lead={<FormMemory id={id} start={start} isSent={isSent} />}
      >
        {disclaimer && <p css={styles.note}>{disclaimer}</p>}
        <AnsweredBy />
        <FormProof />
      </ActionForm>
      <p css={styles.note}>{forms.collectionNotice.replace('{dealer}', dealer)}</p>
    </div>
  );
}
