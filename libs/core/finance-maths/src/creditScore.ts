/** How shoppers may rate their own credit. */
export const CREDIT_SCORES = ['GREAT', 'GOOD', 'FAIR', 'POOR'] as const;
export type CreditScore = (typeof CREDIT_SCORES)[number];
