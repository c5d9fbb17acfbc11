import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { useFieldId } from './faults/FormFaults.js';
import { fieldSentence } from './fieldSentence.js';
import * as styles from './fields.styles.js';
import { useKitWords } from './kitWords.js';
import { visuallyHidden } from './layout.js';

interface FieldProps {
  /** Above the field; it is the name of the field for screen readers. */
  label: string;
  /** Below the label: what is useful to know before typing. */
  hint?: string | undefined;
  /** What is wrong and how to mend it, as a sentence. */
  error?: string | undefined;
  /** Leaves out the word "optional" where nothing has to be filled in. */
  isPlain?: boolean | undefined;
  /** The label is read out only: where the field's place and its content say it already. */
  isLabelHidden?: boolean | undefined;
}

/** What a field's frame shows, and what its control takes: all that the caller names beyond it. */
function useField<Props extends FieldProps & { required?: boolean | undefined; name?: string | undefined }>(
  props: Props,
) {
  const { label, hint, error, isPlain, isLabelHidden, ...control } = props;
  const id = useFieldId(props.name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    frame: { ...{ id, label, hint, error, isPlain, isLabelHidden }, isRequired: props.required },
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described === '' ? undefined : described,
      ...control,
    },
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
  const say = useKitWords();
  return (
    <div css={styles.field}>
      <label htmlFor={id} css={isLabelHidden ? visuallyHidden : styles.label}>
        {label}
        {!isRequired && !isPlain && <span css={styles.hint}> {say('optional')}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} css={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} css={styles.error}>
          {fieldSentence(label, error, say)}
        </p>
      )}
    </div>
  );
}

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <input type="text" css={styles.control} {...control} />
    </Frame>
  );
}

export function TextArea(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <textarea rows={4} css={[styles.control, styles.area]} {...control} />
    </Frame>
  );
}

export function SelectField({
  options,
  ...props
}: FieldProps & {
  /** In order; what is sent is `value`. */
  options: readonly { value: string; label: string }[];
} & SelectHTMLAttributes<HTMLSelectElement>) {
  const { frame, control } = useField(props);
  const begun = useRef(props.value);
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    // React leaves a server-rendered select on the server's choice until the first change
    if (select.current && typeof begun.current === 'string') select.current.value = begun.current;
  }, []);
  return (
    <Frame {...frame}>
      <select ref={select} css={styles.control} {...control}>
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
}: {
  /** Next to the box; it may hold links. */
  label: ReactNode;
  /** What is wrong and how to mend it, as a sentence. */
  error?: string | undefined;
} & InputHTMLAttributes<HTMLInputElement>) {
  const say = useKitWords();
  // boxes of one group share their name
  const id = useFieldId(props.value === undefined ? props.name : undefined);
  return (
    <div css={styles.field}>
      <label css={styles.tick}>
        <input
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...props}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} css={styles.error}>
          {fieldSentence(typeof label === 'string' ? label : '', error, say)}
        </p>
      )}
    </div>
  );
}
