/** What a shopper may request on a vehicle's page, each with its own form (VDP-24). */
export const VEHICLE_REQUESTS = ['test-drive', 'photos', 'enquiry', 'finance'] as const;
export type VehicleRequest = (typeof VEHICLE_REQUESTS)[number];

export const isVehicleRequest = (value: unknown): value is VehicleRequest =>
  (VEHICLE_REQUESTS as readonly unknown[]).includes(value);

/**
 * Attribute of links that open a form over the vehicle's page: `data-request="test-drive"`. Their address does the same
 * without script.
 */
export const REQUEST_ATTRIBUTE = 'data-request';

/** Address part of a vehicle's page that opens one of its forms: `/cars/kia-rio#request-test-drive`. */
export const requestHash = (request: VehicleRequest): string => `#request-${request}`;
