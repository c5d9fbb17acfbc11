/** Sample of the specification (B9). Its rates are a lender's of another year. */
export const SAMPLE_DISCLAIMER =
  'Interest rate 6.29% p.a., comparison rate 8.19% p.a., based on a 5-year secured loan of $30,000. ' +
  'Estimates are for information only and are no offer of credit. Fees, charges, terms and the lender’s ' +
  'approval criteria apply.';

/**
 * Short form of the Queensland Consumer Credit Regulation 1995, s 33C; sites keep their lender's wording and its date.
 */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and ' +
  'charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

export const BUDGET_FOOTNOTE =
  'Based on a 5-year term. Indicative only: interest, fees and balloon payments are not included.';

/** Off; where a site has it, gated as the specification says (B6). */
export const PERSONALISED = {
  isOn: false,
  gate: 'sign-in' as const,
  linkText: 'Personalised quote',
  title: 'Personalised finance',
  intro: 'A quote for this vehicle on your own terms: how you rate your credit, and how long you would like to repay.',
  offers: [
    'A weekly repayment with its interest rate and comparison rate',
    'For the term that suits you, and for how you rate your own credit',
    'An indication to plan with, and no application for credit',
  ],
  button: 'See my quote',
  consent:
    'We use these details to contact you about finance for this vehicle, as our privacy policy says. ' +
    'This is no application for credit.',
};
