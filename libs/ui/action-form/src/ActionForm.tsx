import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Form, FormSpy } from 'react-final-form';
import { useActionData, useFetcher } from 'react-router-dom';
import { Button, FaultSummary, faultsOf, FormFields, useHasScript } from '@forecourt/ui-kit';
import { ActionField, shownFault, type FieldState } from './ActionField.js';
import { textOf, type FormAnswer, type FormFaults, type FormField, type FormValues } from './formFields.js';
import { LIVE, typedTexts } from './typedTexts.js';

export interface ActionFormProps {
  /** Name of the form for those who do not see it. */
  label: string;
  /** Which form of its page it is, where there are several: the action's answer says the same in `form`. */
  name?: string;
  /** Its fields in their order. */
  fields: readonly FormField[];
  /** What is wrong with values, by field: the same rules by which the action goes. */
  rules: (values: FormValues) => FormFaults;
  submitLabel: string;
  /** Look of the button. */
  variant?: ComponentProps<typeof Button>['variant'];
  /** The button is as wide as the form (`wide`) or its words (`short`), or next to the fields (`row`). */
  layout?: keyof typeof layouts;
  /** Address of the route whose action takes the form; that of the page when left out. */
  action?: string;
  /** Values that it opens with. */
  initial?: FormValues;
  /** Sent in addition to the fields. */
  hidden?: FormValues;
  /** Between the fields and the button, such as a notice. Fields in here are sent as they are. */
  children?: ReactNode;
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
  name,
  fields,
  rules,
  submitLabel,
  variant = 'solid',
  layout = 'wide',
  action,
  initial = NOTHING,
  hidden = NOTHING,
  children,
  done,
}: ActionFormProps): ReactNode {
  const id = useId();
  const frame = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<FormAnswer | undefined>();
  const said = useActionData<FormAnswer | undefined>();
  const posted = said?.form === name ? said : undefined;
  const answer = fetcher.data ?? posted;
  const hasScript = useHasScript();
  const isSending = useRef(false);
  useEffect(() => {
    if (fetcher.state === 'idle') isSending.current = false;
  }, [fetcher.state]);
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
        const own = Object.fromEntries(fields.map((field) => [field.name, textOf(values, field.name) ?? '']));
        const sent = { ...textsIn(frame.current), ...hidden, ...own };
        void fetcher.submit(sent, { method: 'post', ...(action === undefined ? {} : { action }) });
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
              // a field among the children waits for something, and sends the form then
              if (event.isDefaultPrevented()) return;
              if (isSending.current) event.preventDefault();
              else void handleSubmit(event);
              requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-errors]')?.focus());
            }}
          >
            {Object.entries(hidden).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <Faults {...{ fields, refused }} message={answer?.message} />
            {fields.map((field) => (
              <ActionField key={field.name} field={field} refused={refused} />
            ))}
            {children}
            <Button type="submit" variant={variant} isBusy={fetcher.state !== 'idle'} isWide={layout === 'wide'}>
              {submitLabel}
            </Button>
          </form>
        </FormFields>
      )}
    </Form>
  );
}

const NOTHING: Readonly<Record<string, never>> = {};
const wide = css({ display: 'grid', gap: 'var(--space-4)' });
const layouts = {
  wide,
  short: css([wide, { alignContent: 'start', '> button': { justifySelf: 'start' } }]),
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
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
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
