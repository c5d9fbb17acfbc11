import { formatKilometres, formatLitres, formatMetres, formatNumber } from './format.js';
import type { VehicleSummary } from './summary.js';

/** What a card may tell; the last three are known of caravans alone. */
export const CARD_FACT_NAMES = [
  'km',
  'transmission',
  'body',
  'fuel',
  'drive',
  'engine',
  'seats',
  'sleeps',
  'length',
  'atm',
] as const;
export type CardFactName = (typeof CARD_FACT_NAMES)[number];
export interface CardFact {
  name: CardFactName;
  /** What the value is, for those who do not see the icon. */
  label: string;
  value: string;
}

const READERS: Readonly<
  Record<CardFactName, { label: string; read: (vehicle: VehicleSummary) => string | undefined }>
> = {
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
};

/** The facts of a card that the vehicle has, in the site's order. */
export function cardFacts(vehicle: VehicleSummary, names: readonly CardFactName[]): CardFact[] {
  return names.flatMap((name) => {
    const { label, read } = READERS[name];
    const value = read(vehicle);
    return value === undefined || value === '' ? [] : [{ name, label, value }];
  });
}
