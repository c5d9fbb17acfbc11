import { FINANCE_WINDOW, VEHICLE_REQUESTS, type VehicleRequest } from '@forecourt/contracts';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import { isAvailable, isTestDriveOnly, offersTestDrive, type Vehicle } from '@forecourt/vehicle';
import type { FormsConfig } from '../config.js';
import { enquiryOptions, type EnquiryOptions } from './enquiryOptions.js';

/** As what a form of the vehicle page is stored (B9, FORM-09). */
const STORED: Readonly<Record<VehicleRequest, { category: string; subcategory?: string }>> = {
  'test-drive': { category: 'Test Drive' },
  photos: { category: 'Vehicle Enquiry', subcategory: 'Request Photos' },
  enquiry: { category: 'Vehicle Enquiry' },
  finance: { category: 'Finance Enquiry' },
};

/** Category and subcategory; a finance enquiry says whether it was written in the vehicle page's window. */
export const storedAs = (request: VehicleRequest, isWindow: boolean): { category: string; subcategory?: string } =>
  request === 'finance' && isWindow ? { ...STORED.finance, subcategory: FINANCE_WINDOW } : STORED[request];

/** Whether a vehicle offers a form: none when it is gone, no finance where it may be driven only (VDP-06, VDP-23). */
export function offersRequest(
  request: VehicleRequest,
  vehicle: Pick<Vehicle, 'status' | 'tag' | 'item_type'>,
  options: Pick<VehicleSection, 'comingSoonHidesTestDrive' | 'testDriveOnlyTags' | 'testDriveTypes'>,
): boolean {
  if (request === 'test-drive') return offersTestDrive(vehicle, options);
  if (request === 'finance') return isAvailable(vehicle) && !isTestDriveOnly(vehicle, options.testDriveOnlyTags);
  return isAvailable(vehicle);
}

/** The form that an address part such as `#request-photos` asks for. */
export const requestOfHash = (hash: string): VehicleRequest | undefined =>
  VEHICLE_REQUESTS.find((request) => hash === `#request-${request}`);

/**
 * What a form asks for: the short list of the vehicle's page, and without a vehicle the contact page's, as the dealer must
 * know where to. A comment is needed by the enquiry alone (B5.3).
 */
export function requestOptions(
  request: VehicleRequest,
  forms: FormsConfig,
  site: Pick<SiteSection, 'locations' | 'dealerships'>,
  isAboutVehicle = true,
): EnquiryOptions {
  const options = enquiryOptions(forms, site, isAboutVehicle ? 'vehicle' : 'general');
  const fields = options.rules.fields.filter((field) => field !== 'category');
  return {
    ...options,
    preset: Object.fromEntries(Object.entries(options.preset).filter(([field]) => field !== 'category')),
    rules: {
      ...options.rules,
      fields,
      messageRequired: request === 'enquiry' && options.rules.messageRequired === true,
    },
  };
}

/** What is sent as the comment: the form's own words first, then what was typed (A3). */
export const messageWith = (hiddenText: string, typed: string | undefined): string =>
  [hiddenText, typed?.trim()].filter(Boolean).join('\n\n');
