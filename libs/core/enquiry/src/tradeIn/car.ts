import type { TextField } from '../fields.js';

/** The shopper's own car, texts of one line. Names as they are posted and sent (B5.3). */
export const TRADED_CAR_FIELDS = {
  rego: { kind: 'line', max: 10 },
  regoState: { kind: 'line', max: 3 },
  make: { kind: 'line', max: 40, isRequired: true },
  model: { kind: 'line', max: 60, isRequired: true },
  year: { kind: 'line', max: 4, isRequired: true },
  kms: { kind: 'line', max: 14, isRequired: true },
  owing: { kind: 'line', max: 14 },
} as const satisfies Record<string, TextField>;
export type TradedCarField = keyof typeof TRADED_CAR_FIELDS;

/** Bounds of what the fields take: model years, kilometres, whole dollars. */
export const FIRST_YEAR = 1900;
export const MOST_KMS = 2_000_000;
export const MOST_OWING = 1_000_000;

/**
 * A whole number as people write it: `85,000`, `85 000 kms`, `$12,000`. Undefined for anything else; nothing is guessed
 * from half a number.
 */
export function wholeNumber(text: string): number | undefined {
  const digits = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*kms?$/i, '');
  return /^(\d{1,9}|\d{1,3}(?:[, ]\d{3})+)$/.test(digits) ? Number(digits.replace(/[, ]/g, '')) : undefined;
}

/** A model year that a car can have: the next one is sold already. */
export const isModelYear = (year: number, thisYear: number): boolean =>
  Number.isInteger(year) && year >= FIRST_YEAR && year <= thisYear + 1;

/** Letters and digits of a plate, however it was written. */
export const plateOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
