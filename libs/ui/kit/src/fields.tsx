import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { fieldSentence } from './fieldSentence.js';
import * as styles from './fields.styles.js';
import { visuallyHidden } from './layout.js';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Leaves out the word "optional" where nothing has to be filled in. */
  isPlain?: boolean | undefined;
  /** The label is read out only: where the field's place and its content say it already. */
  isLabelHidden?: boolean | undefined;
}

function useField({ hint, error }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described === '' ? undefined : described },
  };
}

function Frame({
  id,
  label,
  hint,
  error,
  isPlain,
  isLabelHidden,
  isRequired,
  children,
}: FieldProps & { id: string; isRequired?: boolean | undefined; children: ReactNode }) {
  return (
    <div css={styles.field}>
      <label htmlFor={id} css={isLabelHidden ? visuallyHidden : styles.label}>
        {label}
        {!isRequired && !isPlain && <span css={styles.hint}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} css={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} css={styles.error}>
          {fieldSentence(label, error)}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  isPlain,
  isLabelHidden,
  ...props
}: FieldProps & ComponentProps<'input'>) {
  const { id, aria } = useField({ label, hint, error });
  return (
    <Frame
      id={id}
      label={label}
      hint={hint}
      error={error}
      isPlain={isPlain}
      isLabelHidden={isLabelHidden}
      isRequired={props.required}
    >
      <input id={id} type="text" css={styles.control} {...aria} {...props} />
    </Frame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  isPlain,
  isLabelHidden,
  ...props
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { id, aria } = useField({ label, hint, error });
  return (
    <Frame
      id={id}
      label={label}
      hint={hint}
      error={error}
      isPlain={isPlain}
      isLabelHidden={isLabelHidden}
      isRequired={props.required}
    >
      <textarea id={id} rows={4} css={[styles.control, styles.area]} {...aria} {...props} />
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  isPlain,
  isLabelHidden,
  options,
  ...props
}: FieldProps & { options: readonly { value: string; label: string }[] } & SelectHTMLAttributes<HTMLSelectElement>) {
  const { id, aria } = useField({ label, hint, error });
  const { value } = props;
  const begun = useRef(value);
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    // React leaves a server-rendered select on the server's choice until the first change
    if (select.current && typeof begun.current === 'string') select.current.value = begun.current;
  }, []);
  return (
    <Frame
      id={id}
      label={label}
      hint={hint}
      error={error}
      isPlain={isPlain}
      isLabelHidden={isLabelHidden}
      isRequired={props.required}
    >
      <select ref={select} id={id} css={styles.control} {...aria} {...props}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

export function Checkbox({
  label,
  error,
  ...props
}: { label: ReactNode; error?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div css={styles.field}>
      <label css={styles.tick}>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...props}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} css={styles.error}>
          {fieldSentence(typeof label === 'string' ? label : '', error)}
        </p>
      )}
    </div>
  );
}
