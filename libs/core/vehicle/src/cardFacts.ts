import { formatKilometres, formatLitres } from './format.js';
import type { VehicleSummary } from './summary.js';

export type CardFactName = 'km' | 'transmission' | 'body' | 'fuel' | 'drive' | 'engine' | 'seats';
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
};

/** The facts of a card that the vehicle has, in the site's order. */
export function cardFacts(vehicle: VehicleSummary, names: readonly CardFactName[]): CardFact[] {
  return names.flatMap((name) => {
    const { label, read } = READERS[name];
    const value = read(vehicle);
    return value === undefined || value === '' ? [] : [{ name, label, value }];
  });
}
