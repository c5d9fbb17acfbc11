import { DEFAULT_CATEGORY, isCommentOptional, isPurchase, type EnquiryKind } from './categories.js';
import { asTyped } from './storable.js';
import type { EnquiryRequirements } from './rulesSection.js';
import type { ShopperValues } from './fields.js';
import type { EnquiryKey, EnquirySay } from './words/say.js';

/** An answer that a site may require. */
export type RequiredAnswer = 'message' | 'phone' | 'terms_conditions';

/** What a site requires and an enquiry lacks. The form and the service ask this one rule (B5.3, FORM-01). */
export function missingAnswers(
  values: Pick<ShopperValues, RequiredAnswer> & Partial<EnquiryKind>,
  rules: EnquiryRequirements,
): readonly RequiredAnswer[] {
  const isEmpty = (text: string | undefined): boolean => asTyped(text ?? '') === '';
  const { category = DEFAULT_CATEGORY, subcategory } = values;
  const needsMessage = rules.messageRequired && !isCommentOptional({ category, subcategory });
  // the terms of a purchase are agreed to with its summary
  const needsTerms = rules.termsRequired && !isPurchase(category);
  return [
    ...(rules.phoneRequired && isEmpty(values.phone) ? (['phone'] as const) : []),
    ...(needsMessage && isEmpty(values.message) ? (['message'] as const) : []),
    ...(needsTerms && values.terms_conditions !== true ? (['terms_conditions'] as const) : []),
  ];
}

const MISSING = {
  phone: 'missing.phone',
  message: 'missing.message',
  terms_conditions: 'missing.terms',
} as const satisfies Record<RequiredAnswer, EnquiryKey>;

/** What the service says of one of them. */
export const missingWords = (answer: RequiredAnswer, say: EnquirySay): string => say(MISSING[answer]);
