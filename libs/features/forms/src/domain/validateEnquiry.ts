import { cleanText, missingAnswers, textFault, type EnquiryRequirements } from '@forecourt/enquiry';
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
/** What the fields of forms alone take; the others have words of the rules that the service shares. */
const UNFIT: Partial<Record<EnquiryText, FormsKey>> = { kms: 'unfit.odometer', service_date: 'unfit.day' };
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
    else if (fault === 'unfit') errors[field] = unfit(field, rule, say);
    else if (field === 'category' && text !== '' && rules.categories?.includes(text) === false)
      errors.category = say('needed.category');
  }
  return { ...errors, ...missingAnswers(values, rules) };
}

function missing(field: EnquiryText, say: FormsSay): string {
  const own = MISSING[field];
  return own ? say(own) : say('needed', { label: fieldLabel(field, say) });
}

function unfit(field: EnquiryText, { takes }: Pick<ReturnType<typeof ruleOf>, 'takes'>, say: FormsSay): string {
  return takes && 'words' in takes ? say('unfit', { what: takes.words }) : say(UNFIT[field] ?? 'unfit.other');
}
