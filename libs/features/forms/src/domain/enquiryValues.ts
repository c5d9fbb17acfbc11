/** What the shopper fills in. Every value is text as typed; checkboxes are booleans. */
export interface EnquiryValues {
  name?: string;
  last_name?: string;
  email?: string;
  phone?: string;
  postcode?: string;
  category?: string;
  location?: string;
  dealership_slug?: string;
  rego?: string;
  /** `yyyy-mm-dd` and `hh:mm` of a test drive. */
  preferred_date?: string;
  preferred_time?: string;
  /** Name of the place that the vehicle is brought to (A3). */
  distribution_location?: string;
  message?: string;
  opt_in?: boolean;
  terms_conditions?: boolean;
  /** People do not see it; what fills it in is no shopper. */
  homepage?: string;
}

export const ENQUIRY_FIELDS = [
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'category',
  'location',
  'dealership_slug',
  'rego',
  'preferred_date',
  'preferred_time',
  'distribution_location',
  'message',
  'opt_in',
  'terms_conditions',
  'homepage',
] as const satisfies readonly (keyof EnquiryValues)[];
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** Names as the form shows them. */
export const FIELD_LABELS: Readonly<Record<EnquiryField, string>> = {
  name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
  category: 'What is it about?',
  location: 'Location',
  dealership_slug: 'Dealership',
  rego: 'Rego',
  preferred_date: 'Test Drive Booking Date',
  preferred_time: 'Time',
  distribution_location: 'Where would you like to drive it?',
  message: 'Comments',
  opt_in: 'News and offers',
  terms_conditions: 'Terms of use',
  homepage: 'Leave this empty',
};

/** Longest value of each field; the service refuses more. */
export const MAX_LENGTH = {
  name: 80,
  last_name: 80,
  email: 254,
  phone: 20,
  postcode: 4,
  category: 60,
  location: 80,
  dealership_slug: 80,
  rego: 10,
  preferred_date: 10,
  preferred_time: 5,
  distribution_location: 120,
  message: 4000,
} as const satisfies Partial<Record<EnquiryField, number>>;

const CHECKBOXES = new Set<EnquiryField>(['opt_in', 'terms_conditions']);

/** Reads a posted form; unknown fields are left alone. */
export function valuesFromForm(form: FormData): EnquiryValues {
  const values: Record<string, string | boolean> = {};
  for (const field of ENQUIRY_FIELDS) {
    const raw = form.get(field);
    if (CHECKBOXES.has(field)) values[field] = raw !== null && raw !== '';
    else if (typeof raw === 'string' && raw !== '') values[field] = raw;
  }
  return values;
}
