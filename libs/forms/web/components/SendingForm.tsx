import { useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { successRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button, FaultSummary, faultsOf, FormFields, useHasScript } from '@forecourt/ui-kit';
import { beginProof } from '../captcha/prove.js';
import type { EnquiryOptions } from '../rules/enquiryOptions.js';
import { isEnquiryField, type EnquiryField, type EnquiryValues } from '../rules/enquiryValues.js';
import { fieldLabel } from '../rules/fieldLabels.js';
import { successQuery } from '../rules/successQuery.js';
import { validateEnquiry, type EnquiryErrors } from '../rules/validateEnquiry.js';
import { useForms } from './useForms.js';
import { AnsweredBy } from './AnsweredBy.js';
import { EnquiryFields } from './EnquiryFields.js';
import { FormMemory } from './FormMemory.js';
import * as styles from './enquiry.styles.js';
import { LIVE, typedInto } from './typedInto.js';
import { useSender, type SenderOptions } from './useSender.js';
import { formsWords } from '../words/formsWords.js';

/** What a form passes to its own fields to render them. */
export interface LiveForm {
  values: EnquiryValues;
  errors: EnquiryErrors;
  /** Values that the form opened with, apart from what was typed into the server's. */
  start: EnquiryValues;
  change: (field: EnquiryField, value: string | boolean) => void;
}

export interface SendingFormProps extends SenderOptions {
  /** Name of the form for those who do not see it. */
  label: string;
  submitLabel: string;
  options: EnquiryOptions;
  /** Address that the form posts to without script; `hidden` is what it then sends in addition to its fields. */
  action: string;
  hidden: (values: EnquiryValues) => Readonly<Record<string, string | undefined>>;
  /** Values that the form opens with, apart from what was typed into the server's. */
  begin: () => EnquiryValues;
  /** Faults of its own fields. */
  validate?: (values: EnquiryValues) => EnquiryErrors;
  /** Its own fields, before the comments. */
  fields?: (form: LiveForm) => ReactNode;
  disclaimer?: string | undefined;
  /** Called once the enquiry is stored; when left out, the success page opens instead. */
  onStored?: (() => void | Promise<void>) | undefined;
}

/** A form that sends itself without script; with it, nothing that was typed is ever lost (FORM-03, FORM-13). */
export function SendingForm({ id, origin, refused, options, begin, ...props }: SendingFormProps) {
  const { label, submitLabel, action, hidden, validate, fields, disclaimer, onStored } = props;
  const say = useWords(formsWords);
  const forms = useForms();
  const { name: dealer } = useSection(siteSection);
  const success = useRouteHref(successRoute) ?? '/';
  const navigate = useNavigate();
  const hasScript = useHasScript();
  const [start] = useState(begin);
  const [initial] = useState(() => ({ ...start, ...typedInto(id) }));
  const isSent = useRef(false);
  const { frame, fault, submit, clearFault } = useSender({ id, origin, refused });

  const send = async (values: EnquiryValues): Promise<void> => {
    const answer = await submit(values);
    if (!answer) return;
    isSent.current = true;
    if (onStored) return onStored();
    await navigate(`${success}?${successQuery(answer.category, origin.vehicle_slug)}`);
  };

  return (
    <Form<EnquiryValues>
      onSubmit={send}
      initialValues={initial}
      validate={(values) => ({ ...validateEnquiry(values, options.rules, say), ...validate?.(values) })}
    >
      {({ handleSubmit, values, errors = {}, submitFailed, submitting, form }) => {
        const shown: EnquiryErrors = { ...fault?.fields, ...(submitFailed ? errors : {}) };
        const change = (field: EnquiryField, value: string | boolean) => {
          form.change(field, value);
          if (fault) clearFault();
        };
        return (
          <FormFields>
            <form
              ref={frame}
              css={styles.form}
              method="post"
              action={action}
              noValidate
              data-enquiry={id}
              {...(hasScript ? { [LIVE]: '' } : {})}
              onFocus={() => beginProof(forms.captcha)}
              onSubmit={(event) => {
                void handleSubmit(event);
                // what was refused is read first; a summary that is not there takes no focus
                requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-errors]')?.focus());
              }}
              aria-label={label}
            >
              {Object.entries(hidden(values)).map(
                ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
              )}
              <input type="hidden" name="page_id" value={id} />
              <FormMemory id={id} start={start} isSent={() => isSent.current} />
              <FaultSummary
                message={fault?.form}
                faults={faultsOf(shown, (field) => (isEnquiryField(field) ? fieldLabel(field, say) : undefined))}
              />
              <EnquiryFields
                options={options}
                values={values}
                errors={shown}
                optInText={forms.showOptIn ? forms.optInText : undefined}
                onChange={change}
              >
                {fields?.({ values, errors: shown, start, change })}
              </EnquiryFields>
              {disclaimer && <p css={styles.note}>{disclaimer}</p>}
              <AnsweredBy />
              <Button type="submit" isBusy={submitting} isWide>
                {submitLabel}
              </Button>
              <p css={styles.note}>{forms.collectionNotice.replace('{dealer}', dealer)}</p>
            </form>
          </FormFields>
        );
      }}
    </Form>
  );
}
