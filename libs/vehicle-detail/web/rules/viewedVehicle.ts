import type { Vehicle } from '@forecourt/vehicle';

/** What is kept of a vehicle that was looked at on this device (A3). */
export const VIEWED_FIELDS = ['id', 'stocknum', 'make', 'model', 'body', 'simple_body'] as const;

export type ViewedVehicle = Pick<Vehicle, (typeof VIEWED_FIELDS)[number]>;

/** That and nothing else. */
export const viewedVehicle = (vehicle: ViewedVehicle): ViewedVehicle =>
  Object.fromEntries(VIEWED_FIELDS.map((field) => [field, vehicle[field]])) as unknown as ViewedVehicle;
