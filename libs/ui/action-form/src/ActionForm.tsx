import { Fragment, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Form, FormSpy } from 'react-final-form';
import { useActionData, useFetcher } from 'react-router-dom';
import { Button, FaultSummary, faultsOf, formActs, FormFields, useHasScript } from '@forecourt/ui-kit';
import { ActionField, shownFault, type FieldState } from './ActionField.js';
import { textOf, type FormAnswer, type FormFaults, type FormField, type FormValues } from './formFields.js';
import { LIVE, typedTexts } from './typedTexts.js';

export interface ActionFormProps {
  /** Name of the form for those who do not see it. */
  label: string;
  /** Its fields in their order. */
  fields: readonly FormField[];
  /** What is wrong with values, by field: the same rules by which the action goes. */
  rules: (values: FormValues) => FormFaults;
  submitLabel: string;
  /** Address of the route whose action takes the form; that of the page when left out. */
  action?: string;
  /** Values that it opens with. */
  initial?: FormValues;
  /** Sent in addition to the fields. */
  hidden?: FormValues;
  /** Between the fields and the button, such as a notice. Inputs in it, such as a decoy, are sent with the fields. */
  children?: ReactNode;
  /** Next to the button, such as a link back. */
  beside?: ReactNode;
  /** The page stays where it is scrolled to when the action answers with a redirect. */
  keepsPlace?: boolean;
  /** In place of the form once the action answered `done`. */
  done?: ReactNode;
}

/**
 * A form whose one writer is the action of a route (docs/adr/0053). Without script the browser posts it there, and the
 * page draws it again with what was refused. With script React Final Form goes by the same rules first, then sends the
 * same fields to the same action and shows its answer.
 */
export function ActionForm({
  label,
  fields,
  rules,
  submitLabel,
  action,
  initial = NOTHING,
  hidden = NOTHING,
  children,
  beside,
  keepsPlace = false,
  done,
}: ActionFormProps): ReactNode {
  const id = useId();
  const frame = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<FormAnswer | undefined>();
  const posted = useActionData<FormAnswer | undefined>();
  const answer = fetcher.data ?? posted;
  const hasScript = useHasScript();
  const isSending = useRef(false);
  useEffect(() => {
    if (fetcher.state === 'idle') isSending.current = false;
  }, [fetcher.state]);
  const { reset } = fetcher;
  useEffect(() => {
    // a page that Back brings out of the browser's memory is not sending any more
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  const [start] = useState(() => ({ ...initial, ...posted?.values, ...typedInto(id, fields) }));
  const refused = answer?.errors ?? NOTHING;
  useEffect(() => {
    // what was refused is read first
    if (fetcher.data && !fetcher.data.done) frame.current?.querySelector<HTMLElement>('[data-errors]')?.focus();
  }, [fetcher.data]);
  if (answer?.done && done) return done;
  return (
    <Form<FormValues>
      initialValues={start}
      validate={rules}
      onSubmit={(values) => {
        isSending.current = true;
        const own = Object.fromEntries(fields.map(({ name }) => [name, textOf(values, name) ?? '']));
        const sent = { ...hidden, ...(frame.current ? textsIn(frame.current) : NOTHING), ...own };
        void fetcher.submit(sent, {
          ...{ method: 'post', preventScrollReset: keepsPlace },
          ...(action === undefined ? {} : { action }),
        });
      }}
    >
      {({ handleSubmit }) => (
        <FormFields>
          <form
            ref={frame}
            css={frameStyle}
            method="post"
            action={action}
            noValidate
            data-action-form={id}
            {...(hasScript ? { [LIVE]: '' } : {})}
            aria-label={label}
            onSubmit={(event) => {
              // a captcha in the form holds it back, and has it sent again with the proof
              if (event.defaultPrevented) return;
              if (isSending.current) event.preventDefault();
              else void handleSubmit(event);
              requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-errors]')?.focus());
            }}
          >
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Faults {...{ fields, refused }} message={answer?.message} />
            {fields.map((field) => (
              <Fragment key={field.name}>
                {field.isHalf ? (
                  <div data-half="">
                    <ActionField field={field} refused={refused} />
                  </div>
                ) : (
                  <ActionField field={field} refused={refused} />
                )}
                {field.below}
              </Fragment>
            ))}
            {children}
            <div css={formActs}>
              <Button type="submit" isBusy={fetcher.state !== 'idle'} isWide={!beside}>
                {submitLabel}
              </Button>
              {beside}
            </div>
          </form>
        </FormFields>
      )}
    </Form>
  );
}

const NOTHING: Readonly<Record<string, never>> = {};
const frameStyle = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '> *': { gridColumn: '1 / -1' },
  '@media (min-width: 560px)': { '> [data-half]': { gridColumn: 'auto' } },
});

/** The texts of all inputs of a form, those that its table does not name as well. */
const textsIn = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );

/** What keeps the form from going on, above it: by its rules once it was sent, or as the action refused it. */
function Faults({
  fields,
  refused,
  message,
}: {
  fields: readonly FormField[];
  refused: FormFaults;
  message: string | undefined;
}) {
  const labels = new Map(fields.map(({ name, label, listedAs = label }) => [name, listedAs]));
  return (
    <FormSpy subscription={{ errors: true, submitFailed: true, dirtyFieldsSinceLastSubmit: true }}>
      {({ errors = {}, submitFailed, dirtyFieldsSinceLastSubmit: changed = {} }) => {
        const shown = fields.map(({ name }) => {
          const state: FieldState = {
            error: textOf(errors, name),
            submitFailed,
            dirtySinceLastSubmit: Object.hasOwn(changed, name),
          };
          return [name, shownFault(state, textOf(refused, name))] as const;
        });
        const isSettled = Object.keys(changed).length === 0;
        return (
          <FaultSummary
            message={isSettled ? message : undefined}
            faults={faultsOf(Object.fromEntries(shown), (name) => labels.get(name))}
          />
        );
      }}
    </FormSpy>
  );
}

/** What was typed into the server's form before this one took over. */
function typedInto(id: string, fields: readonly FormField[]): FormValues {
  if (typeof document === 'undefined') return NOTHING;
  const form = document.querySelector<HTMLFormElement>(`form[data-action-form="${CSS.escape(id)}"]`);
  const names = fields.map(({ name }) => name);
  return form ? typedTexts(form, names) : NOTHING;
}
