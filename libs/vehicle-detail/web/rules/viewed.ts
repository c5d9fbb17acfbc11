import { VIEWED_FIELDS, viewedVehicle, type ViewedVehicle } from './viewedVehicle.js';

/** The list with a vehicle before all others, each once and no more than `most` (VDP-21). */
export const withViewed = (viewed: readonly ViewedVehicle[], vehicle: ViewedVehicle, most: number): ViewedVehicle[] =>
  [vehicle, ...viewed.filter(({ id }) => id !== vehicle.id)].slice(0, most);

/** Reads a stored list of vehicles. The storage is the shopper's, so anything that does not fit is ignored. */
export const readViewed = (kept: unknown): ViewedVehicle[] =>
  Array.isArray(kept) ? kept.filter(isViewed).map(viewedVehicle) : [];

/** Ids go into a filter that quotes them in backticks. */
const isViewed = (value: unknown): value is ViewedVehicle =>
  typeof value === 'object' &&
  value !== null &&
  VIEWED_FIELDS.every((field) => ['string', 'undefined'].includes(typeof (value as Record<string, unknown>)[field])) &&
  /^[^`,\p{Cc}\p{Cs}]{1,80}$/u.test((value as Partial<ViewedVehicle>).id ?? '');
