import { formatKilometres, formatLitres, formatMetres, formatNumber } from './format.js';
import type { VehicleSummary } from './summary.js';

interface Reader {
  label: string;
  read: (vehicle: VehicleSummary) => string | undefined;
}

const READERS = {
  km: { label: 'Odometer', read: ({ km }) => (km === undefined ? undefined : formatKilometres(km)) },
  transmission: { label: 'Transmission', read: (vehicle) => vehicle.simple_transmission },
  body: { label: 'Body', read: (vehicle) => vehicle.simple_body },
  fuel: { label: 'Fuel', read: (vehicle) => vehicle.simple_fuel },
  drive: { label: 'Drive', read: (vehicle) => vehicle.simple_drive },
  engine: { label: 'Engine', read: ({ engine_size_litres: litres }) => (litres ? formatLitres(litres) : undefined) },
  seats: { label: 'Seats', read: ({ seats }) => (seats ? `${seats} seats` : undefined) },
  sleeps: { label: 'Beds', read: ({ sleeps }) => (sleeps ? `Sleeps ${sleeps}` : undefined) },
  length: { label: 'Length', read: ({ body_length: mm }) => (mm ? formatMetres(mm) : undefined) },
  atm: { label: 'Loaded mass', read: ({ atm }) => (atm ? `ATM ${formatNumber(atm)} kg` : undefined) },
} as const satisfies Readonly<Record<string, Reader>>;
export type CardFactName = keyof typeof READERS;
/** What a card may tell; the last three are known of caravans alone. */
export const CARD_FACT_NAMES = Object.keys(READERS) as CardFactName[];

export interface CardFact {
  name: CardFactName;
  /** What the value is, for those who do not see the icon. */
  label: string;
  value: string;
}

/** The facts of a card that the vehicle has, in the site's order. */
export function cardFacts(vehicle: VehicleSummary, names: readonly CardFactName[]): CardFact[] {
  return names.flatMap((name) => {
    const { label, read }: Reader = READERS[name];
    const value = read(vehicle);
    return value === undefined || value === '' ? [] : [{ name, label, value }];
  });
}
