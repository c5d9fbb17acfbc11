import { useEffect, useId, useState, type ReactNode } from 'react';
import type { SerializedStyles } from '@emotion/react';
import { Form, useForm } from 'react-final-form';
import { useSubmit } from 'react-router-dom';
import { Button, onlyWithoutScript, useHasScript } from '@forecourt/ui-kit';
import { ActionFields, RefusalContext, shownFault, type Refusal } from './ActionField.js';
import type { ActionFormProps } from './ActionForm.js';
import { allFields, linesOf, textOf, type FormFaults, type FormField, type FormValues } from './formFields.js';
import { FORM_ID, typedBefore } from './typedBefore.js';
import { LIVE } from './typedTexts.js';

/** What a form holds, for what is worked out from it. */
export interface QueryFormState {
  /** A text of each field, as it is typed. */
  readonly values: FormValues;
  /** Faults that its fields show. */
  readonly faults: FormFaults;
  /** Sets fields, such as what another form of the page changed. */
  readonly set: (texts: FormValues) => void;
}

export interface QueryFormProps extends Pick<
  ActionFormProps,
  'fields' | 'submitLabel' | 'variant' | 'hidden' | 'lead'
> {
  /** Name of the form for those who do not see it. */
  label?: string;
  /** Id of the heading that names it instead. */
  labelledBy?: string;
  /** Values that it opens with. An untouched field follows them. */
  initial: FormValues;
  /** Address of the page that answers it; that of the page when left out. */
  action?: string;
  /** What is wrong with values, by field. */
  rules?: (values: FormValues) => FormFaults;
  /** What was wrong with the values that were sent, each until its field is changed. */
  errors?: FormFaults | undefined;
  /** With script it answers as one types, with its faults. Its button is for a browser without script. */
  isLive?: boolean;
  /** The page is on its way to an answer: the button says so. */
  isBusy?: boolean;
  /** Answers what is sent, in the place of the page. */
  onSend?: (values: FormValues) => void;
  /** How the form is laid out, and its fields with the button after them. */
  looks: { readonly form?: SerializedStyles; readonly fields: SerializedStyles };
  /** What the form comes to. */
  children?: (form: QueryFormState) => ReactNode;
}

/**
 * A form that a page answers: its values are the query of an address. Without script the browser opens the address.
 * With script React Final Form goes by the rules, and a live form is worked out as one types.
 */
export function QueryForm({
  label,
  labelledBy,
  fields,
  initial,
  action,
  rules = () => NOTHING,
  errors = NOTHING,
  hidden = NOTHING,
  submitLabel,
  variant = 'solid',
  isLive = false,
  isBusy = false,
  lead,
  onSend,
  looks,
  children,
}: QueryFormProps): ReactNode {
  const id = useId();
  const open = useSubmit();
  const hasScript = useHasScript();
  const all = allFields(fields);
  const textsOf = (values: FormFaults): FormValues =>
    Object.fromEntries(all.map(({ name }) => [name, textOf(values, name) ?? '']));
  const [typed] = useState(() => typedBefore(id, all));
  const [sent, setSent] = useState<FormValues>(initial);
  const refused: Refusal = { errors, sent, isAtOnce: isLive };
  const send = (values: FormValues) => {
    const texts = textsOf(values);
    setSent(texts);
    if (onSend) return onSend(texts);
    void open(queryOf(all, texts, hidden), {
      ...{ method: 'get', preventScrollReset: true },
      ...(action === undefined ? {} : { action }),
    });
  };
  const button = (
    <Button type="submit" variant={variant} isBusy={isBusy} isWide={isLive}>
      {submitLabel}
    </Button>
  );
  return (
    <Form<FormValues>
      initialValues={initial}
      keepDirtyOnReinitialize
      validate={(values) => rules(textsOf(values))}
      onSubmit={send}
    >
      {({ handleSubmit, values, errors: found = {}, submitFailed, form }) => {
        const texts = textsOf(values);
        const fault = ({ name }: FormField) =>
          shownFault({ name, value: textOf(texts, name), error: textOf(found, name), submitFailed }, refused);
        return (
          <form
            css={looks.form}
            method="get"
            action={action}
            noValidate
            {...{ [FORM_ID]: id }}
            {...(hasScript ? { [LIVE]: '' } : {})}
            aria-label={label}
            aria-labelledby={labelledBy}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isLive) void handleSubmit(event);
            }}
          >
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {lead}
            <div css={looks.fields}>
              <RefusalContext value={refused}>
                <ActionFields fields={fields} />
              </RefusalContext>
              {isLive ? (
                <div css={onlyWithoutScript} data-send="">
                  {button}
                </div>
              ) : (
                button
              )}
            </div>
            {children?.({
              values: texts,
              faults: Object.fromEntries(all.map((field) => [field.name, fault(field)])),
              set: (changed) =>
                form.batch(() => Object.entries(changed).forEach(([name, value]) => form.change(name, value))),
            })}
            <Typed texts={typed} />
          </form>
        );
      }}
    </Form>
  );
}

const NOTHING: Readonly<Record<string, never>> = {};

/** Takes over what was typed before hydration. What is worked out from it would not match the server's HTML before. */
function Typed({ texts }: { texts: FormValues }): null {
  const form = useForm<FormValues>();
  useEffect(() => {
    form.batch(() => Object.entries(texts).forEach(([name, value]) => form.change(name, value)));
  }, [form, texts]);
  return null;
}

/** The query that the browser would make of the form. */
function queryOf(fields: readonly FormField[], texts: FormValues, hidden: FormValues): URLSearchParams {
  const query = new URLSearchParams(hidden);
  for (const { name, kind, isList } of fields) {
    const text = textOf(texts, name) ?? '';
    if (isList) linesOf(text).forEach((line) => query.append(name, line));
    else if (kind !== 'tick' || text !== '') query.append(name, text);
  }
  return query;
}
