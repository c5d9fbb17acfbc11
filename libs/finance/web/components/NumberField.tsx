import { useEffect, useRef } from 'react';
import type { FieldControl } from '@forecourt/action-form';
import { clampToBounds, stepped, type Bounds } from '@forecourt/finance-maths';
import { Slider, TextField } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import * as styles from './calculator.styles.js';
import { financeWords } from '../words/financeWords.js';

interface NumberFieldProps {
  field: FieldControl;
  bounds: Bounds & { step: number };
  /** The number of a text, and the text of a number. */
  read: (text: string) => number;
  write: (value: number) => string;
  hint?: string | undefined;
  isWide?: boolean;
  hasSlider?: boolean;
  isDisabled?: boolean;
}

/** A number as text, with arrow keys by its step, and where it helps a slider. Once left, it shows what counts. */
export function NumberField({
  field: { name, label, error, value: text, onChange },
  bounds,
  read,
  write,
  hint,
  isWide = false,
  hasSlider,
  isDisabled,
}: NumberFieldProps) {
  const say = useWords(financeWords);
  const value = clampToBounds(read(text), bounds);
  const set = (next: number) => onChange(write(next));
  const frame = useRef<HTMLDivElement>(null);
  const shown = write(value);
  useEffect(() => {
    // it was typed into and left before hydration
    const isLeft = frame.current?.contains(document.activeElement) !== true;
    if (isLeft && text !== shown) onChange(shown);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the control is another with each rendering
  }, [text, shown]);
  return (
    <div ref={frame} css={[styles.number, isWide && styles.wide]}>
      <TextField
        {...{ label, name, hint, error }}
        isPlain
        value={text}
        disabled={isDisabled}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => set(value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          set(stepped(value, event.key === 'ArrowUp' ? 1 : -1, bounds));
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
          onChange={set}
        />
      )}
    </div>
  );
}
