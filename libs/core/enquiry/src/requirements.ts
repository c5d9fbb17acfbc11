import { DEFAULT_CATEGORY, isCommentOptional, isPurchase, type EnquiryKind } from './categories.js';
import { asTyped } from './storable.js';
import type { EnquiryRequirements } from './rulesSection.js';
import type { ShopperValues } from './fields.js';

type RequiredAnswer = 'message' | 'phone' | 'terms_conditions';

/** Text of B5.3 for terms that were not agreed to. */
export const TERMS_ERROR = 'You must agree to the terms of use before submitting the form.';

/** What a site requires and an enquiry lacks, by field. The form and the service ask this one rule (B5.3, FORM-01). */
export function missingAnswers(
  values: Pick<ShopperValues, RequiredAnswer> & Partial<EnquiryKind>,
  rules: EnquiryRequirements,
): Partial<Record<RequiredAnswer, string>> {
  const isEmpty = (text: string | undefined): boolean => asTyped(text ?? '') === '';
  const { category = DEFAULT_CATEGORY, subcategory } = values;
  const needsMessage = rules.messageRequired && !isCommentOptional({ category, subcategory });
  return {
    ...(rules.phoneRequired && isEmpty(values.phone) ? { phone: 'Please enter your phone number.' } : {}),
    ...(needsMessage && isEmpty(values.message) ? { message: 'Please enter your comments.' } : {}),
    // the terms of a purchase are agreed to with its summary
    ...(rules.termsRequired && !isPurchase(category) && values.terms_conditions !== true
      ? { terms_conditions: TERMS_ERROR }
      : {}),
  };
}
