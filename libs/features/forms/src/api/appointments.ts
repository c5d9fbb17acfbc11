/** Where it is said when a test drive of a vehicle can be asked for. */
export const appointmentsPath = (vehicleSlug: string): string =>
  `/api/appointments?vehicle=${encodeURIComponent(vehicleSlug)}`;
