import { keyInformation, specifications, type Detail, type DetailGroup } from './details.js';
import { known } from './known.js';
import type { PriceType, Vehicle } from './vehicle.js';

/** Specifications that key information does not contain, so that one sheet repeats nothing (VDP-15). */
export function furtherSpecifications(vehicle: Vehicle): DetailGroup[] {
  const facts = keyInformation(vehicle);
  return specifications(vehicle).flatMap(({ title, rows }) => {
    const kept = rows.filter((row) => !facts.some((fact) => saysTheSame(fact, row)));
    return kept.length > 0 ? [{ title, rows: kept }] : [];
  });
}

/** `Interior: Black` among the key facts is `Interior colour: Black` below. */
const saysTheSame = (fact: Detail, row: Detail): boolean =>
  fact.value === row.value && (row.label.includes(fact.label) || fact.label.includes(row.label));

const PRICE_NOTES: Readonly<Record<PriceType, string>> = {
  drive_away_price:
    'The drive away price is for a private buyer in the state where the vehicle stands; government ' +
    'charges elsewhere may differ.',
  estimated_drive_away_price:
    'The drive away price is an estimate: government charges depend on where and how the vehicle is ' +
    'registered. Ask us for a quote in writing.',
  excluding_government_charges_price:
    'The price does not include government charges such as registration and stamp duty, which are payable as well.',
};

/** What a price contains, in a sentence for paper; nothing for a type that the platform does not know. */
export const priceNote = (type: Vehicle['price_type']): string | undefined => known(PRICE_NOTES, type);
