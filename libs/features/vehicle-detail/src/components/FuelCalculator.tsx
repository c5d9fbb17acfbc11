import { useCallback, useState } from 'react';
import { Button, TextField } from '@forecourt/ui-kit';
import { FUEL_FIELDS, formatFuelCost, typedFigure, weeklyFuelCost, type FuelUse } from '../domain/fuel.js';
import * as styles from './calculators.styles.js';
import { section } from './page.styles.js';

const LABELS: Readonly<Record<keyof FuelUse, string>> = {
  price: 'Fuel price per litre',
  distance: 'Distance per week',
  consumption: 'Fuel consumption',
};
const TEXTS: Readonly<Record<keyof FuelUse, (value: number) => string>> = {
  price: (value) => `$${value.toFixed(2)}`,
  distance: (value) => `${value} km`,
  consumption: (value) => `${value} L/100km`,
};

/** Fuel for a week (VDP-11). What is typed stays as it was typed; without script the form sends itself to the page. */
export function FuelCalculator({ start, action }: { start: FuelUse; action: string }) {
  const [use, setUse] = useState(start);
  // fields belong to the browser: what was typed before this code came counts too
  const adopt = useCallback((form: HTMLFormElement | null) => {
    if (form) setUse(typedInto(form));
  }, []);
  return (
    <section css={section} id="fuel-calculator" aria-labelledby="fuel-calculator-title">
      <h2 id="fuel-calculator-title">Fuel calculator</h2>
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
            label={LABELS[field]}
            isPlain
            name={`fuel_${field}`}
            defaultValue={TEXTS[field](start[field])}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        ))}
        <div css={styles.onlyWithoutScript}>
          <Button type="submit" variant="outline">
            Calculate
          </Button>
        </div>
      </form>
      <p css={styles.result} role="status">
        <strong>{formatFuelCost(weeklyFuelCost(use))}</strong> a week
      </p>
    </section>
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
