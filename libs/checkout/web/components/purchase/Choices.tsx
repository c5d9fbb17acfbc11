import type { ReactNode } from 'react';
import { fieldSentence, useFieldId, useKitWords, visuallyHidden } from '@forecourt/ui-kit';
import * as styles from './purchase.styles.js';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly text?: string | undefined;
  /** What belongs to it: fields and links, there also without script. */
  readonly detail?: ReactNode;
}

export interface ChoicesProps {
  legend: string;
  /** The heading above says it to those who see it. */
  isLegendHidden?: boolean;
  name: string;
  choices: readonly Choice[];
  value: string | undefined;
  error?: string | undefined;
}

/** One of a few answers, each with its explanation and with what belongs to it. */
export function Choices({ legend, isLegendHidden = false, name, choices, value, error }: ChoicesProps) {
  const id = useFieldId(name);
  const sayKit = useKitWords();
  return (
    <fieldset id={id} css={styles.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend css={isLegendHidden ? visuallyHidden : undefined}>{legend}</legend>
      {choices.map((choice) => (
        <div key={choice.value} css={styles.option}>
          <label css={styles.choice}>
            <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === value} required />
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
        <p id={`${id}-error`} css={styles.error}>
          {fieldSentence(legend, error, sayKit)}
        </p>
      )}
    </fieldset>
  );
}
