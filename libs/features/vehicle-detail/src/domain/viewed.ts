import type { Vehicle } from '@forecourt/vehicle';

/** A vehicle that was looked at on this device (A3). */
export type ViewedVehicle = Pick<Vehicle, 'id' | 'stocknum' | 'make' | 'model' | 'body' | 'simple_body'>;

const FIELDS = ['id', 'stocknum', 'make', 'model', 'body', 'simple_body'] as const;

/** Vehicles from stored lines. Whatever else stands there counts as nothing: it is the shopper's device, not ours. */
export function parseViewed(text: string): ViewedVehicle[] {
  return text.split('\n').flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line);
      return isViewed(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}

/** Ids stand in a filter between backticks. */
const isViewed = (value: unknown): value is ViewedVehicle =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => ['string', 'undefined'].includes(typeof (value as Record<string, unknown>)[field])) &&
  /^[^`,\p{Cc}\p{Cs}]{1,80}$/u.test((value as Partial<ViewedVehicle>).id ?? '');
