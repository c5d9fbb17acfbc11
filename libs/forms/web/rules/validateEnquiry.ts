import {
  cleanText,
  missingAnswers,
  textFault,
  type EnquiryRequirements,
  type RequiredAnswer,
} from '@forecourt/enquiry';
import { ruleOf, TEXT_FIELDS, type EnquiryField, type EnquiryText, type EnquiryValues } from './enquiryValues.js';
import { fieldLabel } from './fieldLabels.js';
import type { FormsKey, FormsSay } from './words.js';

export interface EnquiryRules extends EnquiryRequirements {
  /** Fields that this form shows in addition to name, email and message. */
  fields: readonly EnquiryField[];
  /** What an enquiry may be about; anything where it is left out. */
  categories?: readonly string[];
  /** Maximum length of the comment if the form adds text to it. */
  messageMax?: number;
}

export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

const MISSING: Partial<Record<EnquiryText, FormsKey>> = {
  name: 'needed.firstName',
  email: 'needed.email',
  category: 'needed.category',
  location: 'needed.location',
  dealership_slug: 'needed.dealership',
};
/** What a site requires of every enquiry. */
const REQUIRED = {
  phone: 'needed.phone',
  message: 'needed.comments',
  terms_conditions: 'needed.terms',
} as const satisfies Record<RequiredAnswer, FormsKey>;
const UNFIT: Partial<Record<EnquiryText, FormsKey>> = { kms: 'unfit.odometer', service_date: 'unfit.day' };
const TAKES: Partial<Record<EnquiryText, FormsKey>> = { email: 'takes.email', phone: 'takes.phone' };
/** Selects: where the form shows one, something must be chosen. */
const CHOSEN: readonly EnquiryText[] = ['category', 'location', 'dealership_slug'];

/** Faults of an enquiry by field, in words that say what to do; empty when it may be sent (B5.3). */
export function validateEnquiry(values: EnquiryValues, rules: EnquiryRules, say: FormsSay): EnquiryErrors {
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
    if (fault === 'missing') errors[field] = missing(field, say);
    else if (field === 'postcode' && fault) errors.postcode = say('unfit.postcode');
    else if (fault === 'too-long') errors[field] = say('tooLong', { label: fieldLabel(field, say), most: limits.max });
    else if (fault === 'unfit') errors[field] = unfit(field, say);
    else if (field === 'category' && text !== '' && rules.categories?.includes(text) === false)
      errors.category = say('needed.category');
  }
  for (const answer of missingAnswers(values, rules)) errors[answer] = say(REQUIRED[answer]);
  return errors;
}

function missing(field: EnquiryText, say: FormsSay): string {
  const own = MISSING[field];
  return own ? say(own) : say('needed', { label: fieldLabel(field, say) });
}

function unfit(field: EnquiryText, say: FormsSay): string {
  const takes = TAKES[field];
  return takes ? say('unfit', { what: say(takes) }) : say(UNFIT[field] ?? 'unfit.other');
}
