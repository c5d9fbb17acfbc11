import { DEFAULT_CATEGORY, FINANCE_WINDOW } from '@forecourt/contracts';

/** Conversion events of B9. */
export const EVENTS = {
  financeWindow: 9,
  newEnquiry: 14,
  usedEnquiry: 15,
  testDriveNew: 17,
  testDriveUsed: 48,
} as const;

/**
 * Event of an enquiry: 14 for new vehicles and for none, 15 for used and demo ones; test drives and the finance enquiry of
 * the vehicle page's window have their own (FORM-09).
 */
export function enquiryEvent(
  category: string,
  vehicle: { car_type: string; tag?: string | undefined } | undefined,
  subcategory?: string,
): number {
  if (subcategory === FINANCE_WINDOW) return EVENTS.financeWindow;
  const isNew = vehicle === undefined || vehicle.car_type === 'new';
  if (/^test drive/i.test(category))
    return isNew || vehicle?.tag === 'Test Drive Only' ? EVENTS.testDriveNew : EVENTS.testDriveUsed;
  return isNew ? EVENTS.newEnquiry : EVENTS.usedEnquiry;
}

/** Careers enquiries travel as general ones with a subcategory (B5.3). */
export function foldCategory(
  category: string,
  subcategory: string | undefined,
): { category: string; subcategory?: string } {
  if (category === 'Careers Enquiry') return { category: DEFAULT_CATEGORY, subcategory: 'Career Enquiry' };
  return subcategory === undefined ? { category } : { category, subcategory };
}
