/** Sample of the specification (B9). Its rates are a lender's of another year. */
export const SAMPLE_DISCLAIMER =
  'Interest rate 6.29% p.a., comparison rate 8.19% p.a., based on a 5-year secured loan of $30,000. Estimates are for information only and are no offer of credit. Fees, charges, terms and the lender’s approval criteria apply.';

/** Short form of the Queensland Consumer Credit Regulation 1995, s 33C; sites keep their lender's wording and its date. */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

export const BUDGET_FOOTNOTE =
  'Based on a 5-year term. Indicative only: interest, fees and balloon payments are not included.';
