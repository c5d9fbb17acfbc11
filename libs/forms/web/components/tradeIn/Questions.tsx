import { useId } from 'react';
import type { TradeInQuestion } from '@forecourt/enquiry';
import { fieldSentence, useKitWords } from '@forecourt/ui-kit';
import { answerField, textOf, type TradeInErrors, type TradeInValues } from '../../rules/tradeIn/tradeInValues.js';
import * as styles from './tradeIn.styles.js';

export interface QuestionsProps {
  questions: readonly TradeInQuestion[];
  values: TradeInValues;
  errors: TradeInErrors;
  /** Left out where the form sends itself: the browser keeps the choice. */
  change?: (field: string, value: string) => void;
}

/** Questions about the car, one answer each. */
export const Questions = ({ questions, ...props }: QuestionsProps) =>
  questions.map((question) => <Question key={question.id} question={question} {...props} />);

function Question({
  question: { id, label, answers },
  values,
  errors,
  change,
}: Omit<QuestionsProps, 'questions'> & { question: TradeInQuestion }) {
  const field = answerField(id);
  const errorId = useId();
  const sayKit = useKitWords();
  const error = textOf(errors, field);
  return (
    <fieldset css={styles.question} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {answers.map(({ value, label: words }) => (
        <label key={value} css={styles.answer}>
          <input
            type="radio"
            name={field}
            value={value}
            {...(change
              ? { checked: textOf(values, field) === value, onChange: () => change(field, value) }
              : { defaultChecked: textOf(values, field) === value })}
          />
          <span>{words}</span>
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
