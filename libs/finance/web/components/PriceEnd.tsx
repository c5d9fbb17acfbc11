import { useState } from 'react';
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

/** An exact number of a price range: the handles follow once the field is left, or the form is sent from it. */
export function PriceEnd({ field: { name, label, value, onChange }, end, other, slider }: PriceEndProps) {
  const [otherText] = useFieldText(other);
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    onChange(settledEnd(end, typed ?? value, otherText, slider));
    setTyped(undefined);
  };
  return (
    <TextField
      {...{ label, name }}
      isPlain
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      pattern="[0-9]*"
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
