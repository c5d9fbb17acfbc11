import type { ReactNode } from 'react';
import { useFieldId } from '../faults/FormFaults.js';
import { fieldSentence } from '../fieldSentence.js';
import * as field from '../fields.styles.js';
import { visuallyHidden } from '../layout.js';
import * as styles from './choiceList.styles.js';
import { useKitWords } from '../kitWords.js';

export interface ListedChoice {
  readonly value: string;
  readonly label: string;
  /** Explains it. */
  readonly text?: string | undefined;
  /** What belongs to it, such as fields: in sight while it is chosen, without script too. */
  readonly detail?: ReactNode;
}

export interface ChoiceListProps {
  /** The question. */
  legend: string;
  /** The legend is read out only: where a heading above says it to those who see it. */
  isLegendHidden?: boolean | undefined;
  /** Name of the field in the form. */
  name: string;
  /** In order. */
  choices: readonly ListedChoice[];
  /** Value of the chosen one; empty for none. */
  value: string;
  /** Called with the value of the one that is chosen. */
  onChange: (value: string) => void;
  /** A choice is needed; the browser says so where there is no script. */
  isRequired?: boolean | undefined;
  /** What is wrong and how to mend it, as a sentence. */
  error?: string | undefined;
}

/** A few answers below each other: radio fields, each with its explanation and with what belongs to it. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, isLegendHidden, name, choices, value, onChange, isRequired, error } = props;
  const id = useFieldId(name);
  const say = useKitWords();
  return (
    <fieldset id={id} css={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend css={isLegendHidden ? visuallyHidden : undefined}>{legend}</legend>
      {choices.map((choice) => (
        <div key={choice.value} css={styles.option}>
          <label css={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              required={isRequired}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <strong>{choice.label}</strong>
              {choice.text && <small>{choice.text}</small>}
            </span>
          </label>
          {choice.detail && (
            <div css={styles.detail} data-detail="">
              {choice.detail}
            </div>
          )}
        </div>
      ))}
      {error && (
        <p id={`${id}-error`} css={field.error}>
          {fieldSentence(legend, error, say)}
        </p>
      )}
    </fieldset>
  );
}
