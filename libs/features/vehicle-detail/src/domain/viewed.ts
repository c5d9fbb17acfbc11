import type { Vehicle } from '@forecourt/vehicle';

/** A vehicle that was looked at on this device (A3). */
export type ViewedVehicle = Pick<Vehicle, 'id' | 'stocknum' | 'make' | 'model' | 'body' | 'simple_body'>;

/** Raised when stored fields change their meaning; what an older version left counts as nothing. */
const VERSION = 1;

const FIELDS = ['id', 'stocknum', 'make', 'model', 'body', 'simple_body'] as const;

/** The record of a vehicle. */
export const viewedVehicle = (vehicle: ViewedVehicle): ViewedVehicle =>
  Object.fromEntries(FIELDS.flatMap((field) => (vehicle[field] ? [[field, vehicle[field]]] : []))) as never;

/** The list with a vehicle as its first, once, cut to its greatest length (VDP-21). */
export const withViewed = (list: readonly ViewedVehicle[], vehicle: ViewedVehicle, most: number): ViewedVehicle[] =>
  [viewedVehicle(vehicle), ...list.filter(({ id }) => id !== vehicle.id)].slice(0, most);

export const viewedText = (list: readonly ViewedVehicle[]): string =>
  JSON.stringify({ version: VERSION, vehicles: list });

/** A list from stored text. Whatever else stands there counts as nothing: it is the shopper's device, not ours. */
export function parseViewed(text: string | null): ViewedVehicle[] {
  try {
    const { version, vehicles } = JSON.parse(text ?? '{}') as { version?: unknown; vehicles?: unknown };
    return version === VERSION && Array.isArray(vehicles) ? vehicles.filter(isViewed).map(viewedVehicle) : [];
  } catch {
    return [];
  }
}

/** Ids stand in a filter between backticks. */
const isViewed = (value: unknown): value is ViewedVehicle =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => ['string', 'undefined'].includes(typeof (value as Record<string, unknown>)[field])) &&
  /^[^`,\p{Cc}\p{Cs}]{1,80}$/u.test((value as Partial<ViewedVehicle>).id ?? '');
