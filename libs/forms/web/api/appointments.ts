/** API path of the times at which a vehicle can be test driven. */
export const appointmentsPath = (vehicleSlug: string): string =>
  `/api/appointments?vehicle=${encodeURIComponent(vehicleSlug)}`;
