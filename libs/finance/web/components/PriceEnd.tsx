import { useFieldText, type FieldControl } from '@forecourt/action-form';
import type { FinanceConfig } from '@forecourt/finance-maths';
import { TextField } from '@forecourt/ui-kit';
import { settledEnd, type End } from '../rules/priceRange.js';

interface PriceEndProps {
  field: FieldControl;
  end: End;
  /** Name of the field of the other end. */
  other: string;
  slider: FinanceConfig['budget']['slider'];
}

/**
 * An exact number of a price range, which becomes a whole step within the range once its field is left. The form has
 * what is typed at once: one that is sent right after its code has come knows of no field that was left.
 */
export function PriceEnd({ field: { name, label, value, onChange }, end, other, slider }: PriceEndProps) {
  const [otherText] = useFieldText(other);
  const settle = () => onChange(settledEnd(end, value, otherText, slider));
  return (
    <TextField
      {...{ label, name }}
      isPlain
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      pattern="[0-9]*"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
