import { CATEGORY, FINANCE_WINDOW, VEHICLE_REQUESTS, type VehicleRequest } from '@forecourt/contracts';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import { isAvailable, isTestDriveOnly, offersTestDrive, type Vehicle } from '@forecourt/vehicle';
import type { FormsConfig } from '../config.js';
import { enquiryOptions, type EnquiryOptions } from './enquiryOptions.js';

/** As what a form of the vehicle page is stored (B9, FORM-09). */
const STORED: Readonly<Record<VehicleRequest, { category: string; subcategory?: string }>> = {
  'test-drive': { category: CATEGORY.testDrive },
  photos: { category: CATEGORY.vehicle, subcategory: 'Request Photos' },
  enquiry: { category: CATEGORY.vehicle },
  finance: { category: CATEGORY.finance },
};

/** Subcategory of the form that stands in the place of a vehicle that cannot be had any more (FORM-12). */
export const FIND_SIMILAR = 'Find Me Something Similar';

/** What a form may say of itself beside what it is. */
const VARIANTS: Readonly<Partial<Record<VehicleRequest, string>>> = { finance: FINANCE_WINDOW, enquiry: FIND_SIMILAR };

/** Category and subcategory; `variant` counts only where the form knows it (finance in a window, something similar). */
export const storedAs = (
  request: VehicleRequest,
  variant: string | undefined,
): { category: string; subcategory?: string } =>
  variant !== undefined && variant === VARIANTS[request]
    ? { ...STORED[request], subcategory: variant }
    : STORED[request];

/** Title, words and button of a form; for a vehicle that is gone the enquiry asks for something similar (FORM-12). */
export function requestWords(
  request: VehicleRequest,
  vehicle: Pick<Vehicle, 'status'> | undefined,
  forms: Pick<FormsConfig, 'vehicleForms' | 'submitLabel'>,
): FormsConfig['vehicleForms'][VehicleRequest] {
  const words = forms.vehicleForms[request];
  return request === 'enquiry' && vehicle && !isAvailable(vehicle)
    ? { title: FIND_SIMILAR, submitLabel: forms.submitLabel, hiddenText: '' }
    : words;
}

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

/** Stands in the comments of the form that asks for something similar. */
export const similarMessage = (title: string): string => `Please find me something similar to this ${title}.`;
