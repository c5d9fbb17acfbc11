import { keyInformation, specifications, type Detail, type DetailGroup, type DetailId } from './details.js';
import { known } from './known.js';
import type { Vehicle } from './vehicle.js';
import type { VehicleSay } from './words/say.js';

/** Specifications that key information does not contain, so that one sheet repeats nothing (VDP-15). */
export function furtherSpecifications(vehicle: Vehicle, say: VehicleSay): DetailGroup[] {
  const facts = keyInformation(vehicle, say);
  return specifications(vehicle, say).flatMap(({ title, rows }) => {
    const kept = rows.filter((row) => !facts.some((fact) => saysTheSame(fact, row)));
    return kept.length > 0 ? [{ title, rows: kept }] : [];
  });
}

/** What key information calls by another name: `Interior: Black` there is `Interior colour: Black` here. */
const KEY_NAMES: ReadonlyMap<DetailId, DetailId> = new Map([
  ['detail.fuelConsumptionCombined', 'detail.fuelConsumption'],
  ['detail.aggregateTrailerMass', 'detail.atm'],
  ['detail.bodyConfiguration', 'detail.body'],
  ['detail.interiorColour', 'detail.interior'],
]);

const saysTheSame = (fact: Detail, row: Detail): boolean =>
  fact.value === row.value && fact.id === (KEY_NAMES.get(row.id) ?? row.id);

const PRICE_NOTES = {
  drive_away_price: 'price.driveAway',
  estimated_drive_away_price: 'price.estimatedDriveAway',
  excluding_government_charges_price: 'price.excludingCharges',
} as const;

/** What a price contains, in a sentence for paper; nothing for a type that the platform does not know. */
export function priceNote(type: Vehicle['price_type'], say: VehicleSay): string | undefined {
  const key = known(PRICE_NOTES, type);
  return key && say(key);
}
