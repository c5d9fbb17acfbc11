import {
  ENQUIRY_FIELDS,
  serviceDayFault,
  wholeNumber,
  type ShopperField,
  type ShopperTick,
  type ShopperValues,
  type TextField,
} from '@forecourt/enquiry';
import { tickedIn } from './extras.js';

/** A field of forms alone: what it takes is said by a message of this library. */
type OwnField = Omit<TextField, 'takes'> & { readonly takes?: { readonly isFit: (text: string) => boolean } };

/** Fields of forms in addition to those of an enquiry. Sent as `date_time`, `additional_services` or answers. */
const OWN_FIELDS = {
  preferred_date: { kind: 'line', max: 10 },
  preferred_time: { kind: 'line', max: 5 },
  distribution_location: { kind: 'line', max: 120 },
  vehicle_wanted: { kind: 'line', max: 120 },
  own_vehicle: { kind: 'line', max: 120 },
  kms: { kind: 'line', max: 14, takes: { isFit: (text) => wholeNumber(text) !== undefined } },
  service_wanted: { kind: 'line', max: 120 },
  service_date: { kind: 'line', max: 10, takes: { isFit: (text) => serviceDayFault(text, '') === undefined } },
  /** Ticks of one name, one line each (FORM-05). */
  additional_services: { kind: 'text', max: 2400 },
  part_wanted: { kind: 'line', max: 200 },
  business: { kind: 'line', max: 120 },
  fleet_size: { kind: 'line', max: 40 },
  position: { kind: 'line', max: 120 },
} as const satisfies Record<string, OwnField>;

/** What the shopper fills in. Every value is text as typed; checkboxes are booleans. */
export interface EnquiryValues extends ShopperValues {
  /** `yyyy-mm-dd` and `hh:mm` of a test drive. */
  preferred_date?: string;
  preferred_time?: string;
  /** Name of the place that the vehicle is brought to (A3). */
  distribution_location?: string;
  /** Of a test drive that is not of one vehicle: what the shopper would like to drive. */
  vehicle_wanted?: string;
  /** Of the forms for the workshop, parts, fleets and careers (FORM-11). */
  own_vehicle?: string;
  kms?: string;
  service_wanted?: string;
  /** `yyyy-mm-dd`. */
  service_date?: string;
  /** One line for each. */
  additional_services?: string;
  part_wanted?: string;
  business?: string;
  fleet_size?: string;
  position?: string;
  /** People do not see it; what fills it in is no shopper. */
  homepage?: string;
}

export type EnquiryField = ShopperField | keyof typeof OWN_FIELDS | 'homepage';
/** Fields that a shopper types or chooses. */
export type EnquiryText = Exclude<EnquiryField, ShopperTick | 'homepage'>;

const TEXTS = { ...ENQUIRY_FIELDS, ...OWN_FIELDS };
export const FORM_FIELDS = [...(Object.keys(TEXTS) as (keyof typeof TEXTS)[]), 'homepage'] as readonly EnquiryField[];

/** Fields that are sent as answers, keyed by their labels (FORM-05). */
export const ANSWER_FIELDS = [
  'distribution_location',
  'vehicle_wanted',
  'own_vehicle',
  'kms',
  'service_wanted',
  'service_date',
  'part_wanted',
  'business',
  'fleet_size',
  'position',
] as const satisfies readonly EnquiryField[];

export const isEnquiryField = (name: unknown): name is EnquiryField =>
  (FORM_FIELDS as readonly unknown[]).includes(name);

export const isTick = (field: EnquiryField): field is ShopperTick =>
  field !== 'homepage' && TEXTS[field].kind === 'tick';

const isText = (field: EnquiryField): field is EnquiryText => field !== 'homepage' && !isTick(field);
export const TEXT_FIELDS = FORM_FIELDS.filter(isText);

/** Rules of a field that is typed or chosen. */
export const ruleOf = (field: EnquiryText): TextField | OwnField => TEXTS[field];

/** Reads a posted form; unknown fields are left alone. */
export function valuesFromForm(form: FormData): EnquiryValues {
  const values: Record<string, string | boolean> = {};
  for (const field of FORM_FIELDS) {
    const raw = field === 'additional_services' ? tickedIn(form, field) : form.get(field);
    if (isTick(field)) values[field] = raw !== null && raw !== '';
    else if (typeof raw === 'string' && raw !== '') values[field] = raw;
  }
  return values;
}
