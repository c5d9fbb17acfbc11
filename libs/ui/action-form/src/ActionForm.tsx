import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { Form, FormSpy } from 'react-final-form';
import { useActionData, useFetcher } from 'react-router-dom';
import { Button, FaultSummary, faultsOf, formActs, FormFields, useHasScript } from '@forecourt/ui-kit';
import { ActionFields, isChanged, shownFault, type Refusal } from './ActionField.js';
import { fieldGrid } from './fieldGrid.js';
import { allFields, textOf, type FormAnswer, type FormFaults, type FormField, type FormValues } from './formFields.js';
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
  /** A second button, such as a way back. It sends the form as it is, without its rules, and its own name and value. */
  second?: { readonly name: string; readonly value: string; readonly label: string };
  /** Next to the button, such as a link back. */
  beside?: ReactNode;
  /** What the form holds: as it opens, and after each change. For what the page works out from it. */
  onChange?: (values: FormValues) => void;
  /** The page is read again after a refusal, too: where that is about what the page shows, such as a price. */
  rereadsPage?: boolean;
  /** The page stays where it is scrolled to when the action answers with a redirect. */
  keepsPlace?: boolean;
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
  second,
  beside,
  onChange,
  rereadsPage = false,
  keepsPlace = false,
  done,
}: ActionFormProps): ReactNode {
  const id = useId();
  const frame = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<FormAnswer | undefined>();
  const said = useActionData<FormAnswer | undefined>();
  const posted = said?.step === step ? said : undefined;
  const answer = fetcher.data ?? posted;
  const hasScript = useHasScript();
  // once it is refused it can be sent again, also while the page is read anew
  const isRefused = Boolean(fetcher.data && !fetcher.data.done);
  const isBusy = fetcher.state === 'submitting' || (fetcher.state === 'loading' && !isRefused);
  const isSending = useRef(false);
  useEffect(() => {
    if (!isBusy) isSending.current = false;
  }, [isBusy]);
  const { reset } = fetcher;
  useEffect(() => {
    // a page that Back brings out of the browser's memory is not sending any more
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  const all = allFields(fields);
  const [start] = useState(() => ({ ...initial, ...posted?.values, ...typedInto(id, all) }));
  const [sent, setSent] = useState<FormValues>(start);
  const refused: Refusal = { errors: answer?.errors ?? NOTHING, sent };
  useEffect(() => {
    // what was refused is read first
    if (fetcher.data && !fetcher.data.done) frame.current?.querySelector<HTMLElement>('[data-errors]')?.focus();
  }, [fetcher.data]);
  if (answer?.done && done) return typeof done === 'function' ? done(answer) : done;
  const isSecondBusy = isBusy && second !== undefined && fetcher.formData?.get(second.name) === second.value;
  const acts = (
    <>
      <Button
        type="submit"
        variant={variant}
        isBusy={isBusy && !isSecondBusy}
        isWide={layout === 'wide' && !second && !beside}
      >
        {submitLabel}
      </Button>
      {second && (
        <Button
          {...{ type: 'submit', variant: 'quiet', formNoValidate: true, 'data-second': '' }}
          name={second.name}
          value={second.value}
          isBusy={isSecondBusy}
        >
          {second.label}
        </Button>
      )}
      {beside}
    </>
  );
  const send = (values: FormValues, extra: FormValues = NOTHING): Promise<void> => {
    isSending.current = true;
    const own = Object.fromEntries(all.map(({ name }) => [name, textOf(values, name) ?? '']));
    setSent(own);
    const texts = { ...textsIn(frame.current), ...hidden, ...own, ...extra };
    return fetcher.submit(texts, {
      ...{ method: 'post', preventScrollReset: keepsPlace },
      ...(action === undefined ? {} : { action }),
      ...(rereadsPage ? { defaultShouldRevalidate: true } : {}),
    });
  };
  return (
    <Form<FormValues>
      initialValues={start}
      validate={rules}
      onSubmit={(values, { change }) => {
        void send(values).then(() => {
          for (const { name, isGivenAnew } of all) {
            if (!isGivenAnew) continue;
            change(name, '');
            setSent((texts) => ({ ...texts, [name]: '' }));
          }
        });
      }}
    >
      {({ handleSubmit, form: { getState } }) => (
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
              const { submitter } = event.nativeEvent;
              if (second && submitter?.matches('[data-second]')) {
                event.preventDefault();
                if (!isSending.current) void send(getState().values, { [second.name]: second.value });
                return;
              }
              if (isSending.current) event.preventDefault();
              else void handleSubmit(event);
              requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-errors]')?.focus());
            }}
          >
            {step !== undefined && <input type="hidden" name="step" value={step} />}
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {onChange && <FormSpy subscription={VALUES} onChange={({ values }) => onChange(values)} />}
            <Faults fields={all} refused={refused} message={answer?.done ? undefined : answer?.message} />
            {lead}
            <ActionFields fields={fields} refused={refused} />
            {children}
            {second || beside ? <div css={formActs}>{acts}</div> : acts}
          </form>
        </FormFields>
      )}
    </Form>
  );
}

const NOTHING: Readonly<Record<string, never>> = {};
const VALUES = { values: true };
const layouts: Readonly<Record<'wide' | 'short' | 'row', SerializedStyles>> = {
  wide: fieldGrid,
  short: css([fieldGrid, { '> button': { justifySelf: 'start' } }]),
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
  refused: Refusal;
  message: string | undefined;
}) {
  const labels = new Map(fields.map(({ name, label, listedAs = label }) => [name, listedAs]));
  return (
    <FormSpy<FormValues> subscription={{ errors: true, submitFailed: true, values: true }}>
      {({ errors = {}, submitFailed, values }) => {
        const shown = fields.map(({ name }) => {
          const state = { name, value: textOf(values, name), error: textOf(errors, name), submitFailed };
          return [name, shownFault(state, refused)] as const;
        });
        const isSettled = !fields.some(({ name }) => isChanged(refused, name, textOf(values, name)));
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
