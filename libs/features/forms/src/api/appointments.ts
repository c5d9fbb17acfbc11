import type { OfferedDay } from '../domain/appointments.js';

/** When a test drive of a vehicle can be asked for. */
export interface AppointmentsAnswer {
  place: string;
  days: readonly OfferedDay[];
}

export const appointmentsPath = (vehicleSlug: string): string =>
  `/api/appointments?vehicle=${encodeURIComponent(vehicleSlug)}`;
