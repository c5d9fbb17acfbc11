import {
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { Form, FormSpy, useForm } from 'react-final-form';
import { useActionData, useFetcher } from 'react-router-dom';
import { Alert, Button, FaultSummary, faultsOf, formActs, FormFields, useHasScript } from '@forecourt/ui-kit';
import { ActionFields, isChanged, RefusalContext, shownFault, type Refusal } from './ActionField.js';
import { fieldGrid } from './fieldGrid.js';
import { SendingContext } from './FormButton.js';
import { allFields, textOf, type FormAnswer, type FormFaults, type FormField, type FormValues } from './formFields.js';
import { FORM_ID, typedBefore } from './typedBefore.js';
import { LIVE } from './typedTexts.js';

export interface ActionFormProps {
  /** Name of the form for those who do not see it. */
  label: string;
  /** Its fields in their order. */
  fields: readonly FormField[];
  /** What is wrong with values, by field: the same rules by which the action goes. */
  rules: (values: FormValues) => FormFaults;
  /** Words of the button: a verb and its object. */
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
  /** What Enter in a field sends, where the form's own button does what must not be done unseen. */
  enter?: { readonly name: string; readonly value: string };
  /** Next to the button, such as a link, or a `FormButton` that leads back. */
  beside?: ReactNode;
  /** What the form holds: as it opens, and after each change. For what the page works out from it. */
  onChange?: (values: FormValues) => void;
  /** The page is read again after a refusal, too: where that is about what the page shows, such as a price. */
  rereadsPage?: boolean;
  /** The page stays where it is scrolled to when the action answers with a redirect. */
  keepsPlace?: boolean;
  /** Attributes by which other code finds the form. */
  marks?: Readonly<Record<`data-${string}`, string>>;
  /** Called when the rules let the form go; what it returns is sent as well, such as when it was begun. */
  onSend?: ((values: FormValues) => FormValues) | undefined;
  /** Called with each answer that is no redirect, for a page that goes on with another of its forms. */
  onAnswer?: (answer: FormAnswer) => void;
  /** Its first field takes the focus where it comes in the place of another form, which had it. */
  takesFocus?: boolean;
  /**
   * Once the action answered `done`, what heard it leaves the form: it stays in sight, is not sent again, and its page
   * is not read again.
   */
  leavesWhenDone?: boolean;
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
  enter,
  beside,
  onChange,
  rereadsPage = false,
  keepsPlace = false,
  marks,
  onSend,
  onAnswer,
  takesFocus = false,
  leavesWhenDone = false,
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
  const isLeaving = leavesWhenDone && Boolean(fetcher.data?.done);
  const isBusy = fetcher.state === 'submitting' || (fetcher.state === 'loading' && !isRefused) || isLeaving;
  // the server's form has no script yet
  const [isInPlace] = useState(takesFocus && hasScript);
  useEffect(() => {
    if (isInPlace) frame.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  }, [isInPlace]);
  const isSending = useRef(false);
  // an answer that comes at once may be rendered without the sending before it: then `isBusy` never changes
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    if (!isBusy) isSending.current = false;
  }, [isBusy, settled]);
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
  const [start] = useState(() => ({ ...initial, ...posted?.values, ...typedBefore(id, all) }));
  const [sent, setSent] = useState<FormValues>(start);
  const lastSent = useRef<FormValues>(start);
  const [isOfOther, setIsOfOther] = useState(false);
  const refused: Refusal = { errors: answer?.errors ?? NOTHING, sent };
  useEffect(() => {
    // what was refused is read first
    if (fetcher.data && !fetcher.data.done) frame.current?.querySelector<HTMLElement>('[data-errors]')?.focus();
  }, [fetcher.data, step]);
  const heard = useRef(onAnswer);
  useEffect(() => {
    heard.current = onAnswer;
  });
  useEffect(() => {
    if (fetcher.data) heard.current?.(fetcher.data);
  }, [fetcher.data]);
  if (answer?.done && done) return typeof done === 'function' ? done(answer) : done;
  const button = (
    <Button type="submit" variant={variant} isBusy={isBusy && !isOfOther} isWide={layout === 'wide' && !beside}>
      {submitLabel}
    </Button>
  );
  const send = (values: FormValues, extra: FormValues = NOTHING): Promise<void> => {
    isSending.current = true;
    const own = Object.fromEntries(all.map(({ name }) => [name, textOf(values, name) ?? '']));
    // what belongs to other steps is sent as well, and may be what is refused
    const texts = { ...textsIn(frame.current), ...hidden, ...own, ...extra };
    setSent(texts);
    lastSent.current = texts;
    const sending = fetcher.submit(texts, {
      ...{ method: 'post', preventScrollReset: keepsPlace },
      ...(action === undefined ? {} : { action }),
      // a page that is left has no need of news, which may fail
      ...(rereadsPage || leavesWhenDone ? { defaultShouldRevalidate: rereadsPage } : {}),
    });
    return sending.finally(() => startTransition(() => setSettled((count) => count + 1)));
  };
  return (
    <SendingContext value={isBusy ? fetcher.formData : undefined}>
      <Form<FormValues>
        initialValues={start}
        validate={rules}
        onSubmit={(values, { change }) => {
          setIsOfOther(false);
          void send(values, onSend?.(values)).then(() => {
            for (const { name, isGivenAnew } of all) {
              if (!isGivenAnew) continue;
              change(name, '');
              setSent((texts) => ({ ...texts, [name]: '' }));
            }
          });
        }}
      >
        {({ handleSubmit, form: { getState } }) => (
          <RefusalContext value={refused}>
            <FormFields>
              <form
                ref={frame}
                css={layouts[layout]}
                {...marks}
                method="post"
                action={action}
                noValidate
                {...{ [FORM_ID]: id }}
                {...(hasScript ? { [LIVE]: '' } : {})}
                aria-label={label}
                onSubmit={(event) => {
                  // a captcha holds the form back, and submits it once it has its proof
                  if (event.defaultPrevented) return;
                  const other = pressedOther(event.nativeEvent);
                  if (isSending.current || other) event.preventDefault();
                  else void handleSubmit(event);
                  if (other && !isSending.current) {
                    setIsOfOther(true);
                    void send(getState().values, other);
                  }
                  requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-errors]')?.focus());
                }}
              >
                {/* browsers press the first button of a form for Enter, also without script */}
                {enter && <button type="submit" {...enter} formNoValidate tabIndex={-1} aria-hidden css={unseen} />}
                {step !== undefined && <input type="hidden" name="step" value={step} />}
                {Object.entries(hidden).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                {onChange && <FormSpy subscription={VALUES} onChange={({ values }) => onChange(values)} />}
                <FoundValues answer={fetcher.data} sent={lastSent} />
                <Faults fields={all} refused={refused} message={answer?.done ? undefined : answer?.message} />
                {answer?.notice && <Alert>{answer.notice}</Alert>}
                {lead}
                <ActionFields fields={fields} />
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
          </RefusalContext>
        )}
      </Form>
    </SendingContext>
  );
}

const unseen = css({
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
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

/** Name and value of a button that sends the form as it is; undefined for the form's own. */
function pressedOther({ submitter }: SubmitEvent): FormValues | undefined {
  const isOther = submitter instanceof HTMLButtonElement && submitter.formNoValidate && submitter.name !== '';
  return isOther ? { [submitter.name]: submitter.value } : undefined;
}

/** Puts what the action found into the fields, such as a car by its plate; what was typed meanwhile stays. */
function FoundValues({ answer, sent }: { answer: FormAnswer | undefined; sent: RefObject<FormValues> }): null {
  const form = useForm<FormValues>();
  useLayoutEffect(() => {
    if (!answer?.values || answer.done || answer.message || answer.errors) return;
    const found = Object.entries(answer.values).filter(([name, value]) => value !== (textOf(sent.current, name) ?? ''));
    form.batch(() => found.forEach(([name, value]) => form.change(name, value)));
  }, [answer, form, sent]);
  return null;
}

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
