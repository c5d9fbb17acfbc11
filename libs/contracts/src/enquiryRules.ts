import { sectionRef } from '@forecourt/site-config';

/** What a site asks of every enquiry beside name and email: options of its forms. */
export interface EnquiryRequirements {
  readonly messageRequired?: boolean;
  readonly phoneRequired?: boolean;
  readonly termsRequired?: boolean;
  /** Categories to choose from, beside those of the platform's own forms. */
  readonly categories?: readonly string[];
}

/** The same as options of a site, for those who know nothing of the forms feature. */
export const enquiryRulesSection = sectionRef<EnquiryRequirements>('forms');

export interface RequiredAnswers {
  readonly message?: string | undefined;
  readonly phone?: string | undefined;
  readonly terms_conditions?: boolean | undefined;
}

/** Text of B5.3 for terms that were not agreed to. */
export const TERMS_ERROR = 'You must agree to the terms of use before submitting the form.';

/** What a site requires and an enquiry lacks, by field. The form and the service ask this one rule (B5.3, FORM-01). */
export function missingAnswers(
  values: RequiredAnswers,
  rules: EnquiryRequirements,
): Partial<Record<keyof RequiredAnswers, string>> {
  const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === '';
  return {
    ...(rules.phoneRequired && isEmpty(values.phone) ? { phone: 'Please enter your phone number.' } : {}),
    ...(rules.messageRequired && isEmpty(values.message) ? { message: 'Please enter your comments.' } : {}),
    ...(rules.termsRequired && values.terms_conditions !== true ? { terms_conditions: TERMS_ERROR } : {}),
  };
}
