import { VIEWED_FIELDS, viewedVehicle, type ViewedVehicle } from './viewedVehicle.js';

/** The list with a vehicle before all others, each once and no more than `most` (VDP-21). */
export const withViewed = (viewed: readonly ViewedVehicle[], vehicle: ViewedVehicle, most: number): ViewedVehicle[] =>
  [vehicle, ...viewed.filter(({ id }) => id !== vehicle.id)].slice(0, most);

/** Vehicles from a kept list. Whatever else stands there counts as nothing: it is the shopper's device, not ours. */
export const readViewed = (kept: unknown): ViewedVehicle[] =>
  Array.isArray(kept) ? kept.filter(isViewed).map(viewedVehicle) : [];

/** Ids stand in a filter between backticks. */
const isViewed = (value: unknown): value is ViewedVehicle =>
  typeof value === 'object' &&
  value !== null &&
  VIEWED_FIELDS.every((field) => ['string', 'undefined'].includes(typeof (value as Record<string, unknown>)[field])) &&
  /^[^`,\p{Cc}\p{Cs}]{1,80}$/u.test((value as Partial<ViewedVehicle>).id ?? '');
