import type { ComponentProps } from 'react';
import { TextField } from '../fields.js';
import { useKitWords } from '../kitWords.js';
import { onlyWithScript } from '../layout.js';
import * as styles from './numberFields.styles.js';
import { numberText, type NumberLook } from './numberText.js';

type Text = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> & {
  /** As typed. */
  value: string;
  /** Called with the text as typed. */
  onChange: (text: string) => void;
};

const KILOMETRES: NumberLook = { suffix: ' kms' };
const MONEY: NumberLook = { prefix: '$' };

function WrittenNumber({ look, value, onChange, ...props }: Text & { look: NumberLook }) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      {...props}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        const shown = numberText(value, look);
        if (shown !== value) onChange(shown);
      }}
    />
  );
}

/** Kilometres: "85,000 kms" once the field is left (FORM-10). */
export const KilometreField = (props: Text) => <WrittenNumber look={KILOMETRES} {...props} />;

/** Whole dollars, with amounts to pick (FORM-10). */
export function MoneyField({
  picks = [],
  ...props
}: Text & {
  /** Amounts to pick with one press, dollars. */
  picks?: readonly number[];
}) {
  const say = useKitWords();
  return (
    <div css={styles.money}>
      <WrittenNumber look={MONEY} {...props} />
      {picks.length > 0 && (
        <div css={[styles.picks, onlyWithScript]} role="group" aria-label={say('quickPicks', { label: props.label })}>
          {picks.map((amount) => {
            const text = numberText(String(amount), MONEY);
            return (
              <button
                key={amount}
                type="button"
                css={styles.pick}
                aria-pressed={numberText(props.value, MONEY) === text}
                onClick={() => props.onChange(text)}
              >
                {text}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** A number with a least, a most and a step, for the arrow keys too (FORM-10). */
export const NumberField = ({ onChange, ...props }: Text & { min: number; max: number; step?: number }) => (
  <TextField
    inputMode="numeric"
    autoComplete="off"
    step={1}
    {...props}
    type="number"
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
