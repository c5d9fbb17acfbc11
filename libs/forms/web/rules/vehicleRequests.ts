import { requestHash, VEHICLE_REQUESTS, type VehicleRequest } from '@forecourt/contracts';
import {
  asTyped,
  CATEGORY,
  ENQUIRY_FIELDS,
  isCommentOptional,
  SUBCATEGORY,
  type EnquiryKind,
} from '@forecourt/enquiry';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import { isAvailable, isTestDriveOnly, offersTestDrive, type Vehicle } from '@forecourt/vehicle';
import type { FormsConfig } from '../config.js';
import { enquiryOptions, type EnquiryOptions } from './enquiryOptions.js';

/** As what a form of the vehicle page is stored (B9, FORM-09). */
const STORED: Readonly<Record<VehicleRequest, EnquiryKind>> = {
  'test-drive': { category: CATEGORY.testDrive },
  photos: { category: CATEGORY.vehicle, subcategory: SUBCATEGORY.photos },
  enquiry: { category: CATEGORY.vehicle },
  finance: { category: CATEGORY.finance },
};

/** Subcategory that a form may set instead of its usual one. */
const VARIANTS: Readonly<Partial<Record<VehicleRequest, string>>> = {
  finance: SUBCATEGORY.financeWindow,
  enquiry: SUBCATEGORY.findSimilar,
};

/** Category and subcategory; `variant` counts only where the form knows it (finance in a window, something similar). */
export const storedAs = (request: VehicleRequest, variant: string | undefined): EnquiryKind =>
  variant !== undefined && variant === VARIANTS[request]
    ? { ...STORED[request], subcategory: variant }
    : STORED[request];

/** Title, words and button of a form; for a vehicle that is gone the enquiry asks for something similar (FORM-12). */
export function requestWords(
  request: VehicleRequest,
  vehicle: Pick<Vehicle, 'status'> | undefined,
  forms: Pick<FormsConfig, 'vehicleForms' | 'submitLabel' | 'similarTitle'>,
): FormsConfig['vehicleForms'][VehicleRequest] {
  const words = forms.vehicleForms[request];
  return request === 'enquiry' && vehicle && !isAvailable(vehicle)
    ? { title: forms.similarTitle, submitLabel: forms.submitLabel, hiddenText: '' }
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
  VEHICLE_REQUESTS.find((request) => hash === requestHash(request));

/**
 * What a form asks for: the short list of the vehicle's page, and without a vehicle the contact page's, as the dealer
 * must know where to. A comment is needed by the enquiry (B5.3), and where the form has no words of its own to send.
 */
export function requestOptions(
  request: VehicleRequest,
  forms: FormsConfig,
  site: Pick<SiteSection, 'locations' | 'dealerships'>,
  isAboutVehicle = true,
): EnquiryOptions {
  const options = enquiryOptions(forms, site, isAboutVehicle ? 'vehicle' : 'general');
  const fields = options.rules.fields.filter((field) => field !== 'category');
  const { hiddenText } = forms.vehicleForms[request];
  const saysNothing = request === 'enquiry' || (hiddenText.trim() === '' && !isCommentOptional(STORED[request]));
  return {
    ...options,
    preset: Object.fromEntries(Object.entries(options.preset).filter(([field]) => field !== 'category')),
    rules: {
      ...options.rules,
      fields,
      messageRequired: saysNothing && options.rules.messageRequired === true,
      messageMax: roomForMessage(hiddenText),
    },
  };
}

/** What is sent as the comment: the form's own words first, then what was typed (A3). */
export const messageWith = (hiddenText: string | undefined, typed: string | undefined): string =>
  [hiddenText, asTyped(typed ?? '')].filter(Boolean).join('\n\n');

/** Maximum length of a comment that is sent together with a form's own text. */
const roomForMessage = (hiddenText: string): number =>
  ENQUIRY_FIELDS.message.max - messageWith(hiddenText, '.').length + 1;
