import { QueryForm } from '@forecourt/action-form';
import { useWords, withElements } from '@forecourt/composition';
import { formatFuelCost, weeklyFuelCost, type FuelUse } from '../rules/fuel.js';
import { fuelFields, fuelTexts, fuelTyped } from '../rules/fuelForm.js';
import * as styles from './calculators.styles.js';
import { SectionCard } from './SectionCard.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface FuelCalculatorProps {
  /** What the fields begin with. */
  start: FuelUse;
  /** Page that answers the form without script. */
  action: string;
  /** It is a row of a card whose sections begin folded. */
  isFolded?: boolean | undefined;
}

/** Fuel for a week (VDP-11). What is typed stays as it was typed. */
export function FuelCalculator({ start, action, isFolded }: FuelCalculatorProps) {
  const say = useWords(vehicleDetailWords);
  return (
    <SectionCard id="fuel-calculator" title={say('fuel.title')} isFolded={isFolded}>
      <QueryForm
        fields={fuelFields(say)}
        initial={fuelTexts(start, say)}
        action={`${action}#fuel-calculator`}
        submitLabel={say('fuel.calculate')}
        variant="outline"
        isLive
        looks={{ form: styles.form, fields: styles.figures }}
      >
        {({ values }) => (
          <p css={styles.result} role="status">
            {withElements((marks) => say('fuel.aWeek', marks), {
              cost: <strong>{formatFuelCost(weeklyFuelCost(fuelTyped(values)))}</strong>,
            })}
          </p>
        )}
      </QueryForm>
    </SectionCard>
  );
}
