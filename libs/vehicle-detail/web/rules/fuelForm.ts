import type { FormField, FormValues } from '@forecourt/action-form';
import { FUEL_FIELDS, typedFigure, type FuelUse } from './fuel.js';
import type { VehicleDetailKey, VehicleDetailSay } from './words.js';

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
const nameOf = (field: keyof FuelUse) => `fuel_${field}`;

export const fuelFields = (say: VehicleDetailSay): readonly FormField[] =>
  FUEL_FIELDS.map((field) => ({
    ...{ name: nameOf(field), label: say(LABELS[field]), isPlain: true },
    ...{ inputMode: 'decimal', autoComplete: 'off', maxLength: 20 },
  }));

/** Texts that the calculator opens with, each with its unit. */
export const fuelTexts = (use: FuelUse, say: VehicleDetailSay): FormValues =>
  Object.fromEntries(FUEL_FIELDS.map((field) => [nameOf(field), TEXTS[field](use[field], say)]));

/** What its texts say. */
export const fuelTyped = ({ fuel_price = '', fuel_distance = '', fuel_consumption = '' }: FormValues): FuelUse => ({
  price: typedFigure(fuel_price),
  distance: typedFigure(fuel_distance),
  consumption: typedFigure(fuel_consumption),
});
