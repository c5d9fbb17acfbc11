import { formatLitres, formatMetres } from './format.js';
import type { VehicleSummary } from './summary.js';

const READERS = {
  km: ({ km }) => (km === undefined ? undefined : String(Math.round(km))),
  transmission: (vehicle) => vehicle.simple_transmission,
  body: (vehicle) => vehicle.simple_body,
  fuel: (vehicle) => vehicle.simple_fuel,
  drive: (vehicle) => vehicle.simple_drive,
  engine: ({ engine_size_litres: litres }) => (litres ? formatLitres(litres) : undefined),
  seats: ({ seats }) => (seats ? String(seats) : undefined),
  sleeps: ({ sleeps }) => (sleeps ? String(sleeps) : undefined),
  length: ({ body_length: mm }) => (mm ? formatMetres(mm) : undefined),
  atm: ({ atm }) => (atm ? String(atm) : undefined),
} as const satisfies Readonly<Record<string, (vehicle: VehicleSummary) => string | undefined>>;
export type CardFactName = keyof typeof READERS;
/** What a card may say; the last three are known of caravans alone. */
export const CARD_FACT_NAMES = Object.keys(READERS) as CardFactName[];

export interface CardFact {
  readonly name: CardFactName;
  /** A figure or a value of the stock, without words around it: `42000`, `Automatic`, `5`. */
  readonly value: string;
}

/** The facts of a card that the vehicle has, in the site's order. */
export function cardFacts(vehicle: VehicleSummary, names: readonly CardFactName[]): CardFact[] {
  return names.flatMap((name) => {
    const value = READERS[name](vehicle);
    return value === undefined || value === '' ? [] : [{ name, value }];
  });
}
