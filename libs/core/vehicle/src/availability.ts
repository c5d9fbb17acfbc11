import type { Vehicle } from './vehicle.js';

type Status = Pick<Vehicle, 'status'>;

/** Statuses of what is for sale; any other status shows SOLD (A4, VDP-06). */
export const AVAILABLE_STATUSES = ['in_stock', 'coming_soon'] as const satisfies readonly Vehicle['status'][];

/** Whether a vehicle is for sale (A4, VDP-06). */
export const isAvailable = ({ status }: Status): boolean => AVAILABLE_STATUSES.some((one) => one === status);

export interface TestDriveOptions {
  /** Leaves out what is not here yet (A4). */
  comingSoonHidesTestDrive: boolean;
  /** Kinds of vehicle that can be driven. */
  testDriveTypes: readonly Vehicle['item_type'][];
}

/** A test drive is offered for available vehicles of the site's kinds; a caravan cannot be driven. */
export const offersTestDrive = (
  vehicle: Pick<Vehicle, 'status' | 'item_type'>,
  { comingSoonHidesTestDrive, testDriveTypes }: TestDriveOptions,
): boolean =>
  isAvailable(vehicle) &&
  testDriveTypes.includes(vehicle.item_type) &&
  !(comingSoonHidesTestDrive && vehicle.status === 'coming_soon');

/** Whether a vehicle may be driven only: its tag is one of the site's (B4, VDP-23). */
export const isTestDriveOnly = (vehicle: Pick<Vehicle, 'status' | 'tag'>, tags: readonly string[]): boolean =>
  isAvailable(vehicle) && tags.some((tag) => tag.toLowerCase() === vehicle.tag?.toLowerCase());

const DAY_MS = 86_400_000;

/** Whether a sold vehicle is still in its window (A4; 3 days by default). `now` in epoch milliseconds. */
export function isInSoldWindow(vehicle: Pick<Vehicle, 'sold_date_timestamp'>, days: number, now: number): boolean {
  const { sold_date_timestamp: sold } = vehicle;
  return sold !== undefined && days > 0 && now - sold * 1000 <= days * DAY_MS;
}

/** New arrival: created within the window (A4; 8 days). What the first import brought is none without a day. */
export const isNewArrival = (
  vehicle: Pick<Vehicle, 'created_at_timestamp' | 'is_age_unknown'>,
  days: number,
  now: number,
): boolean => days > 0 && vehicle.is_age_unknown !== true && now - vehicle.created_at_timestamp * 1000 <= days * DAY_MS;

/**
 * Keeps the first of each consecutive run of sold vehicles; all stay when all are sold (SRCH-12).
 */
export function collapseSoldRuns<Item extends Status>(items: readonly Item[]): readonly Item[] {
  if (items.every((item) => item.status === 'sold')) return items;
  return items.filter((item, index) => item.status !== 'sold' || items[index - 1]?.status !== 'sold');
}
