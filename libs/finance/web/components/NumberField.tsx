import { stepped, type Bounds } from '@forecourt/finance-maths';
import { Slider, TextField } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import * as styles from './calculator.styles.js';
import { financeWords } from '../words/financeWords.js';

interface NumberFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  text: string;
  /** What is computed with. */
  value: number;
  bounds: Bounds & { step: number };
  hasSlider?: boolean;
  isDisabled?: boolean;
  onType: (text: string) => void;
  onSet: (value: number) => void;
  onLeave: () => void;
}

/** A number as text, with arrow keys by its step, and where it helps a slider. */
export function NumberField(props: NumberFieldProps) {
  const say = useWords(financeWords);
  const { name, label, hint, problem, text, value, bounds, hasSlider, isDisabled, onType, onSet, onLeave } = props;
  return (
    <div css={styles.number}>
      <TextField
        label={label}
        isPlain
        name={name}
        value={text}
        disabled={isDisabled}
        hint={hint}
        error={problem}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onSet(stepped(value, event.key === 'ArrowUp' ? 1 : -1, bounds));
        }}
      />
      {hasSlider && !isDisabled && (
        <Slider
          label={say('field.slider', { field: label })}
          valueText={text}
          min={bounds.min}
          max={bounds.max}
          step={bounds.step}
          value={value}
          onChange={onSet}
        />
      )}
    </div>
  );
}
