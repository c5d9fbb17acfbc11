import { createContext, Fragment, use, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { useField } from 'react-final-form';
import { Checkbox, ChoiceList, SelectField, TextArea, TextField } from '@forecourt/ui-kit';
import { fieldGrid } from './fieldGrid.js';
import { textOf, type FormChoice, type FormFaults, type FormField, type FormValues } from './formFields.js';

export interface ActionFieldProps {
  /** What the field asks and takes. */
  field: FormField;
}

/** One field of the table, with what is wrong with it. */
export function ActionField({ field }: ActionFieldProps) {
  const { name, label, kind = 'text', isRequired = false, hint, options = [], maxLength, rows } = field;
  const { autoComplete, inputMode, autoCapitalize, spellCheck, isPlain, isLabelHidden } = field;
  const { control } = field;
  const { input, meta } = useField<string>(name);
  const fault = shownFault({ ...meta, name, value: input.value }, use(RefusalContext));
  const shared = { label, name, hint, isPlain, isLabelHidden, error: fault, required: isRequired };
  const handlers = { onBlur: input.onBlur, onFocus: input.onFocus };
  if (control)
    return control({
      ...{ name, label, hint },
      error: fault,
      required: isRequired,
      value: input.value,
      onChange: input.onChange,
    });
  if (kind === 'tick')
    return (
      <Checkbox
        {...{ label, name, error: fault, required: isRequired, ...handlers }}
        checked={input.value === 'on'}
        onChange={(event) => input.onChange(event.target.checked ? 'on' : '')}
      />
    );
  if (kind === 'choice')
    return (
      <ChoiceList
        {...{ name, isRequired, legend: label, isLegendHidden: isLabelHidden, error: fault }}
        choices={options.map((option) => ({ ...option, detail: detailOf(option) }))}
        value={input.value}
        onChange={input.onChange}
      />
    );
  if (kind === 'select')
    return <SelectField {...shared} {...handlers} options={options} value={input.value} onChange={input.onChange} />;
  if (kind === 'area')
    return (
      <TextArea
        {...shared}
        {...handlers}
        {...(rows === undefined ? {} : { rows })}
        maxLength={maxLength}
        value={input.value}
        onChange={input.onChange}
      />
    );
  return (
    <TextField
      {...shared}
      {...handlers}
      type={kind}
      {...{ autoComplete, inputMode, autoCapitalize, spellCheck }}
      maxLength={maxLength}
      value={input.value}
      onChange={input.onChange}
    />
  );
}

export interface ActionFieldsProps {
  fields: readonly FormField[];
}

/** Fields in their order, each with what belongs below it. */
export const ActionFields = ({ fields }: ActionFieldsProps) =>
  fields.map((field) => {
    const control = <ActionField field={field} />;
    return (
      <Fragment key={field.name}>
        {field.isHalf ? <div data-half={field.isHalf === 'short' ? 'short' : ''}>{control}</div> : control}
        {field.below}
      </Fragment>
    );
  });

/** What belongs to a choice: its fields, and the rest of it next to them where there is room. */
function detailOf({ fields = [], detail }: FormChoice): ReactNode {
  if (fields.length === 0) return detail;
  const own = (
    <div css={fieldGrid}>
      <ActionFields fields={fields} />
    </div>
  );
  if (!detail) return own;
  return (
    <div css={withRoom}>
      <div css={columns}>
        {own}
        {detail}
      </div>
    </div>
  );
}

const withRoom = css({ containerType: 'inline-size' });
const columns = css({
  display: 'grid',
  gap: 'var(--space-4)',
  alignItems: 'start',
  '> *': { minWidth: 0 },
  '@container (min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 'var(--space-5)' },
});

/** What the action refused; a field is right again once it has another value than the one that was sent. */
export interface Refusal {
  readonly errors: FormFaults;
  readonly sent: FormValues;
  /** The rules' faults are shown as one types, also before the form is sent. */
  readonly isAtOnce?: boolean;
}

/** The form's refusal, for its fields. */
export const RefusalContext = createContext<Refusal>({ errors: {}, sent: {} });

/** What React Final Form knows of a field. */
export interface FieldState {
  readonly name: string;
  readonly value: string | undefined;
  readonly error?: string | undefined;
  readonly submitFailed?: boolean | undefined;
}

export const isChanged = ({ sent }: Pick<Refusal, 'sent'>, name: string, value = ''): boolean =>
  value !== (textOf(sent, name) ?? '');

/** The fault that a field shows: of the rules once it was sent, else what the action refused until it is changed. */
export function shownFault(
  { name, value, error, submitFailed = false }: FieldState,
  refused: Refusal,
): string | undefined {
  if ((submitFailed || refused.isAtOnce) && error) return error;
  return isChanged(refused, name, value) ? undefined : textOf(refused.errors, name);
}
