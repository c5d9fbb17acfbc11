import { cleanText, missingAnswers, textFault, type EnquiryRequirements } from '@forecourt/enquiry';
import {
  FIELD_LABELS,
  ruleOf,
  TEXT_FIELDS,
  type EnquiryField,
  type EnquiryText,
  type EnquiryValues,
} from './enquiryValues.js';

export interface EnquiryRules extends EnquiryRequirements {
  /** Fields that this form shows in addition to name, email and message. */
  fields: readonly EnquiryField[];
  /** What an enquiry may be about; anything where it is left out. */
  categories?: readonly string[];
  /** Maximum length of the comment if the form adds text to it. */
  messageMax?: number;
}

export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** Text of B5.3 and B8 for postcodes. */
export const POSTCODE_ERROR = 'Invalid postcode. Please enter a 4-digit number.';

const MISSING: Partial<Record<EnquiryText, string>> = {
  name: 'Please enter your first name.',
  email: 'Please enter your email address.',
  category: 'Please choose what it is about.',
  location: 'Please choose a location.',
  dealership_slug: 'Please choose a dealership.',
};
/** Selects: where the form shows one, something must be chosen. */
const CHOSEN: readonly EnquiryText[] = ['category', 'location', 'dealership_slug'];

/** Faults of an enquiry by field, in words that say what to do; empty when it may be sent (B5.3). */
export function validateEnquiry(values: EnquiryValues, rules: EnquiryRules): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const field of TEXT_FIELDS) {
    const { max, ...rule } = ruleOf(field);
    const isAsked = CHOSEN.includes(field) && rules.fields.includes(field);
    const limits = {
      ...rule,
      max: field === 'message' ? (rules.messageMax ?? max) : max,
      ...(isAsked ? { isRequired: true as const } : {}),
    };
    const text = cleanText(rule, values[field] ?? '');
    const fault = textFault(limits, text);
    if (fault === 'missing') errors[field] = MISSING[field] ?? `${FIELD_LABELS[field]} is needed.`;
    else if (field === 'postcode' && fault) errors.postcode = POSTCODE_ERROR;
    else if (fault === 'too-long') errors[field] = `${FIELD_LABELS[field]} can have at most ${limits.max} characters.`;
    else if (fault === 'unfit') errors[field] = `Please enter ${rule.takes?.words ?? 'another text'}.`;
    else if (field === 'category' && text !== '' && rules.categories?.includes(text) === false)
      errors.category = MISSING.category ?? '';
  }
  return { ...errors, ...missingAnswers(values, rules) };
}
