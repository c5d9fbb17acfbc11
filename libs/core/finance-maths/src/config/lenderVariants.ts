import type { EligibilityRule, LenderVariant } from './schema.js';

/** Prices up to this are none that finance is offered for (B9). */
export const FINANCE_PRICE_THRESHOLD = 500;

const paidBy = (figure: 'paymentWeek' | 'paymentMonth'): EligibilityRule => ({
  available: true,
  priceAbove: FINANCE_PRICE_THRESHOLD,
  needs: [figure],
});

/** Lender variants A to G as B5.1 has them. */
export const LENDER_VARIANTS: Readonly<Record<LenderVariant, EligibilityRule>> = {
  A: { available: true, priceAbove: FINANCE_PRICE_THRESHOLD, maxAgeYears: 12, needs: ['comparisonRate'] },
  B: { available: true, needs: [] },
  C: { available: true, needs: [] },
  D: paidBy('paymentWeek'),
  E: paidBy('paymentWeek'),
  F: paidBy('paymentWeek'),
  G: paidBy('paymentMonth'),
};
