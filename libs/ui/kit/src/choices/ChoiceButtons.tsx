import { useFieldId } from '../faults/FormFaults.js';
import { fieldSentence } from '../fieldSentence.js';
import * as field from '../fields.styles.js';
import { visuallyHidden } from '../layout.js';
import * as styles from './choices.styles.js';
import { useKitWords } from '../kitWords.js';

export interface ButtonChoice {
  readonly value: string;
  readonly label: string;
  /** Above the label, for example the weekday of a date. */
  readonly kicker?: string | undefined;
  /** Why it cannot be chosen; it shows all the same, so that shoppers do not look for it. */
  readonly unavailable?: string | undefined;
}

export interface ChoiceButtonsProps {
  /** The question. */
  legend: string;
  /** Name of the field in the form. */
  name: string;
  /** In order. */
  choices: readonly ButtonChoice[];
  /** Value of the chosen one; empty for none. */
  value: string;
  /** Called with the value of the one that is pressed. */
  onChange: (value: string) => void;
  /** In one row that scrolls, or in as many rows as they need. */
  layout?: 'row' | 'grid';
  /** Says "optional" next to the question. */
  isOptional?: boolean | undefined;
  /** Below the question: what is useful to know before choosing. */
  hint?: string | undefined;
  /** What is wrong and how to mend it, as a sentence. */
  error?: string | undefined;
  /** The choices are still on their way. */
  isBusy?: boolean | undefined;
}

/** A few answers as buttons: radio fields, so that keys, screen readers and forms without script know them. */
export function ChoiceButtons(props: ChoiceButtonsProps) {
  const say = useKitWords();
  const { legend, name, choices, value, onChange, layout = 'grid', isOptional, hint, error, isBusy } = props;
  const id = useFieldId(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      css={styles.group}
      role="radiogroup"
      aria-busy={isBusy}
      aria-invalid={error ? true : undefined}
      aria-describedby={described === '' ? undefined : described}
    >
      <legend css={field.label}>
        {legend}
        {isOptional && <span css={field.hint}> {say('optional')}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} css={field.hint}>
          {hint}
        </p>
      )}
      {isBusy ? (
        <div css={layout === 'row' ? styles.row : styles.grid}>
          <span css={visuallyHidden}>{say('choices.looking')}</span>
          {PLACEHOLDERS.map((at) => (
            <span key={at} css={styles.placeholder} data-tall={layout === 'row' || undefined} />
          ))}
        </div>
      ) : (
        <div css={layout === 'row' ? styles.row : styles.grid}>
          {choices.map((choice) => (
            <label key={choice.value} css={styles.choice}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                disabled={choice.unavailable !== undefined}
                onChange={() => onChange(choice.value)}
              />
              <span>
                {choice.kicker && <small>{choice.kicker} </small>}
                {choice.label}
                {choice.unavailable !== undefined && (
                  <small>
                    <span css={visuallyHidden}>, </span>
                    {choice.unavailable}
                  </small>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} css={field.error}>
          {fieldSentence(legend, error, say)}
        </p>
      )}
    </fieldset>
  );
}

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5];
