import { useField } from 'react-final-form';
import { Checkbox, SelectField, TextArea, TextField } from '@forecourt/ui-kit';
import { textOf, type FormFaults, type FormField } from './formFields.js';

export interface ActionFieldProps {
  field: FormField;
  /** What the action refused; a field is right again once it is changed. */
  refused: FormFaults;
}

/** One field of the table, with what is wrong with it. */
export function ActionField({ field, refused }: ActionFieldProps) {
  const { name, label, kind = 'text', isRequired = false, hint, options = [], maxLength, rows, isPlain } = field;
  const { autoComplete, inputMode, autoCapitalize, spellCheck } = field;
  const { control } = field;
  const { input, meta } = useField<string>(name);
  const fault = shownFault(meta, textOf(refused, name));
  const shared = { label, name, hint, isPlain, error: fault, required: isRequired };
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

/** What React Final Form knows of a field. */
export interface FieldState {
  readonly error?: string | undefined;
  readonly submitFailed?: boolean | undefined;
  readonly dirtySinceLastSubmit?: boolean | undefined;
}

/** The fault that a field shows: of the rules once it was sent, else what the action refused until it is changed. */
export const shownFault = (
  { error, submitFailed = false, dirtySinceLastSubmit = false }: FieldState,
  refused: string | undefined,
): string | undefined => (submitFailed && error ? error : dirtySinceLastSubmit ? undefined : refused);
