import { isTestDriveOnly, type Vehicle } from '@forecourt/vehicle';
import { isTestDrive, isTradeIn, SUBCATEGORY, type EnquiryKind } from './categories.js';

/** Conversion events of B9. */
export const EVENTS = {
  financeWindow: 9,
  newEnquiry: 14,
  usedEnquiry: 15,
  testDriveNew: 17,
  tradeInAccepted: 18,
  testDriveUsed: 48,
} as const;

/**
 * Event of an enquiry: 14 for new vehicles and for none, 15 for used and demo ones; test drives and the finance enquiry
 * of the vehicle page's window have their own, as has an accepted trade-in (FORM-09). `testDriveOnlyTags` are the
 * site's tags of vehicles that may be driven only.
 */
export function enquiryEvent(
  { category, subcategory }: EnquiryKind,
  vehicle: Pick<Vehicle, 'car_type' | 'status' | 'tag'> | undefined,
  testDriveOnlyTags: readonly string[],
): number {
  if (subcategory === SUBCATEGORY.financeWindow) return EVENTS.financeWindow;
  if (isTradeIn(category) && subcategory === SUBCATEGORY.tradeInAccepted) return EVENTS.tradeInAccepted;
  const isNew = vehicle === undefined || vehicle.car_type === 'new';
  if (!isTestDrive(category)) return isNew ? EVENTS.newEnquiry : EVENTS.usedEnquiry;
  return isNew || isTestDriveOnly(vehicle, testDriveOnlyTags) ? EVENTS.testDriveNew : EVENTS.testDriveUsed;
}
