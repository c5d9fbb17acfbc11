import { useCallback, useState } from 'react';
import { useWords, withElements } from '@forecourt/composition';
import { Button, TextField } from '@forecourt/ui-kit';
import { FUEL_FIELDS, formatFuelCost, typedFigure, weeklyFuelCost, type FuelUse } from '../rules/fuel.js';
import type { VehicleDetailKey, VehicleDetailSay } from '../rules/words.js';
import * as styles from './calculators.styles.js';
import { SectionCard } from './SectionCard.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

const LABELS: Readonly<Record<keyof FuelUse, VehicleDetailKey>> = {
  price: 'fuel.price',
  distance: 'fuel.distance',
  consumption: 'fuel.consumption',
};
const TEXTS: Readonly<Record<keyof FuelUse, (value: number, say: VehicleDetailSay) => string>> = {
  price: (value) => `$${value.toFixed(2)}`,
  distance: (value, say) => say('fuel.kilometres', { value }),
  consumption: (value, say) => say('fuel.litres', { value }),
};

export interface FuelCalculatorProps {
  /** What the fields begin with. */
  start: FuelUse;
  /** Page that answers the form without script. */
  action: string;
  /** It is a row of a card whose sections begin folded. */
  isFolded?: boolean | undefined;
}

/** Fuel for a week (VDP-11). What is typed stays as it was typed; without script the form sends itself to the page. */
export function FuelCalculator({ start, action, isFolded }: FuelCalculatorProps) {
  const say = useWords(vehicleDetailWords);
  const [use, setUse] = useState(start);
  // fields belong to the browser: what was typed before this code came counts too
  const adopt = useCallback((form: HTMLFormElement | null) => {
    if (form) setUse(typedInto(form));
  }, []);
  return (
    <SectionCard id="fuel-calculator" title={say('fuel.title')} isFolded={isFolded}>
      <form
        ref={adopt}
        css={styles.form}
        method="get"
        action={`${action}#fuel-calculator`}
        onInput={(event) => setUse(typedInto(event.currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        {FUEL_FIELDS.map((field) => (
          <TextField
            key={field}
            label={say(LABELS[field])}
            isPlain
            name={`fuel_${field}`}
            defaultValue={TEXTS[field](start[field], say)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        ))}
        <div css={styles.onlyWithoutScript}>
          <Button type="submit" variant="outline">
            {say('fuel.calculate')}
          </Button>
        </div>
      </form>
      <p css={styles.result} role="status">
        {withElements((marks) => say('fuel.aWeek', marks), {
          cost: <strong>{formatFuelCost(weeklyFuelCost(use))}</strong>,
        })}
      </p>
    </SectionCard>
  );
}

function typedInto(form: HTMLFormElement): FuelUse {
  const data = new FormData(form);
  const read = (field: keyof FuelUse) => {
    const text = data.get(`fuel_${field}`);
    return typedFigure(typeof text === 'string' ? text : '');
  };
  return { price: read('price'), distance: read('distance'), consumption: read('consumption') };
}
