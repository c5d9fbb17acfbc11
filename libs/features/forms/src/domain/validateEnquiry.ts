import { isEmail, isPhone, isPostcode, missingAnswers, storable, type EnquiryRequirements } from '@forecourt/contracts';
import { FIELD_LABELS, MAX_LENGTH, type EnquiryField, type EnquiryValues } from './enquiryValues.js';

export interface EnquiryRules extends EnquiryRequirements {
  /** Fields that this form shows beside name, email and message. */
  fields: readonly EnquiryField[];
  /** What an enquiry may be about; anything where it is left out. */
  categories?: readonly string[];
}

export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** Text of B5.3 and B8 for postcodes. */
export const POSTCODE_ERROR = 'Invalid postcode. Please enter a 4-digit number.';

/** Faults of an enquiry by field, in words that say what to do; empty when it may be sent (B5.3). */
export function validateEnquiry(values: EnquiryValues, rules: EnquiryRules): EnquiryErrors {
  const errors: EnquiryErrors = {};
  const text = (field: keyof typeof MAX_LENGTH): string => storable(values[field] ?? '').trim();
  const require = (field: keyof typeof MAX_LENGTH, message: string) => {
    if (text(field) === '') errors[field] = message;
  };
  require('name', 'Please enter your first name.');
  require('email', 'Please enter your email address.');
  if (text('email') !== '' && !isEmail(text('email')))
    errors.email = 'Please enter an email address such as name@example.com.';
  Object.assign(errors, missingAnswers({ ...values, phone: text('phone'), message: text('message') }, rules));
  if (text('phone') !== '' && !isPhone(text('phone'))) {
    errors.phone = 'Please enter a phone number with 6 to 15 digits, for example 0412 345 678.';
  }
  if (text('postcode') !== '' && !isPostcode(text('postcode'))) errors.postcode = POSTCODE_ERROR;
  if (rules.fields.includes('category')) require('category', 'Please choose what it is about.');
  if (
    errors.category === undefined &&
    text('category') !== '' &&
    rules.categories &&
    !rules.categories.includes(text('category'))
  )
    errors.category = 'Please choose what it is about.';
  if (rules.fields.includes('location')) require('location', 'Please choose a location.');
  if (rules.fields.includes('dealership_slug')) require('dealership_slug', 'Please choose a dealership.');
  for (const [field, limit] of Object.entries(MAX_LENGTH) as [keyof typeof MAX_LENGTH, number][]) {
    if (!errors[field] && [...text(field)].length > limit) {
      errors[field] = `${FIELD_LABELS[field]} can have at most ${limit} characters.`;
    }
  }
  return errors;
}
