import { Fragment, useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
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
  /** Look of the button. */
  variant?: NonNullable<ComponentProps<typeof Button>['variant']>;
  /** `wide`: a button as wide as the form; `short`: as wide as its words; `row`: next to the fields where they fit. */
  layout?: keyof typeof layouts;
  /** Name of the form where its page has several: it is sent, and an answer to another form is not shown here. */
  step?: string;
  /** Address of the route whose action takes the form; that of the page when left out. */
  action?: string;
  /** Values that it opens with. */
  initial?: FormValues;
  /** Sent in addition to the fields. */
  hidden?: FormValues;
  /** Before the fields, such as what the form is about. */
  lead?: ReactNode;
  /** Between the fields and the button, such as a notice. Inputs in it, such as a decoy, are sent with the fields. */
  children?: ReactNode;
  /** Next to the button, such as a link back. */
  beside?: ReactNode;
  /** The page stays where it is scrolled to when the action answers with a redirect. */
  keepsPlace?: boolean;
  /** Its first field takes the focus where it comes in the place of another form, which had it. */
  takesFocus?: boolean;
  /** In place of the form once the action answered `done`. */
  done?: ReactNode | ((answer: FormAnswer) => ReactNode);
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
  variant = 'solid',
  layout = 'wide',
  step,
  action,
  initial = NOTHING,
  hidden = NOTHING,
  lead,
  children,
  beside,
  keepsPlace = false,
  takesFocus = false,
  done,
}: ActionFormProps): ReactNode {
  const id = useId();
  const frame = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<FormAnswer | undefined>();
  const said = useActionData<FormAnswer | undefined>();
  const posted = said?.step === step ? said : undefined;
  const answer = fetcher.data ?? posted;
  const hasScript = useHasScript();
  // the server's form has no script yet
  const [isInPlace] = useState(takesFocus && hasScript);
  useEffect(() => {
    if (isInPlace) frame.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  }, [isInPlace]);
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
  if (answer?.done && done) return typeof done === 'function' ? done(answer) : done;
  const button = (
    <Button type="submit" variant={variant} isBusy={fetcher.state !== 'idle'} isWide={layout === 'wide' && !beside}>
      {submitLabel}
    </Button>
  );
  return (
    <Form<FormValues>
      initialValues={start}
      validate={rules}
      onSubmit={(values) => {
        isSending.current = true;
        const own = Object.fromEntries(fields.map(({ name }) => [name, textOf(values, name) ?? '']));
        const sent = { ...textsIn(frame.current), ...hidden, ...own };
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
            css={layouts[layout]}
            method="post"
            action={action}
            noValidate
            data-action-form={id}
            {...(hasScript ? { [LIVE]: '' } : {})}
            aria-label={label}
            onSubmit={(event) => {
              // a captcha holds the form back, and submits it once it has its proof
              if (event.defaultPrevented) return;
              if (isSending.current) event.preventDefault();
              else void handleSubmit(event);
              requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-errors]')?.focus());
            }}
          >
            {step !== undefined && <input type="hidden" name="step" value={step} />}
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Faults {...{ fields, refused }} message={answer?.done ? undefined : answer?.message} />
            {lead}
            {fields.map((field) => {
              const control = <ActionField field={field} refused={refused} />;
              return (
                <Fragment key={field.name}>
                  {field.isHalf ? <div data-half="">{control}</div> : control}
                  {field.below}
                </Fragment>
              );
            })}
            {children}
            {beside ? (
              <div css={formActs}>
                {button}
                {beside}
              </div>
            ) : (
              button
            )}
          </form>
        </FormFields>
      )}
    </Form>
  );
}

const NOTHING: Readonly<Record<string, never>> = {};
const wide = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '> *': { gridColumn: '1 / -1' },
  '@media (min-width: 560px)': { '> [data-half]': { gridColumn: 'auto' } },
});
const layouts = {
  wide,
  short: css([wide, { '> button': { justifySelf: 'start' } }]),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: 'var(--space-3)',
    '> div': { flex: '1 1 260px', maxWidth: 520 },
    '> [data-errors]': { flexBasis: '100%', maxWidth: 'none' },
  }),
};

/** All texts of the form as it is, among them those of its children. */
function textsIn(form: HTMLFormElement | null): FormValues {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

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
  const form = [...document.forms].find(({ dataset }) => dataset['actionForm'] === id);
  const names = fields.map(({ name }) => name);
  return form ? typedTexts(form, names) : NOTHING;
}
