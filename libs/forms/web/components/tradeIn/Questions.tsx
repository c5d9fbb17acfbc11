import { useId } from 'react';
import type { FieldControl, FormField } from '@forecourt/action-form';
import type { TradeInQuestion } from '@forecourt/enquiry';
import { fieldSentence, useFieldId, useKitWords } from '@forecourt/ui-kit';
import { answerField } from '../../rules/tradeIn/tradeInValues.js';
import * as styles from './tradeIn.styles.js';

/** Questions about the car as fields of a form, one answer each. */
export const questionFields = (questions: readonly TradeInQuestion[]): readonly FormField[] =>
  questions.map(({ id, label, answers }) => ({
    ...{ name: answerField(id), label, isRequired: true },
    control: (field) => <Question {...field} answers={answers} />,
  }));

function Question({ name, label, error, value, onChange, answers }: FieldControl & Pick<TradeInQuestion, 'answers'>) {
  const errorId = useId();
  const sayKit = useKitWords();
  const id = useFieldId(name);
  return (
    <fieldset id={id} css={styles.question} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {answers.map((answer) => (
        <label key={answer.value} css={styles.answer}>
          <input
            type="radio"
            name={name}
            value={answer.value}
            checked={value === answer.value}
            onChange={() => onChange(answer.value)}
          />
          <span>{answer.label}</span>
        </label>
      ))}
      {error && (
        <p id={errorId} css={styles.error}>
          {fieldSentence(label, error, sayKit)}
        </p>
      )}
    </fieldset>
  );
}
