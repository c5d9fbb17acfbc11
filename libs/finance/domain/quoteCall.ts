import { z } from 'zod';
import { contextText } from '@forecourt/enquiry/schema';

/** Body of `POST /api/youx/quote` (B7). */
export const quoteBody = z.object({
  selfAssessedCreditScore: z.enum(['GREAT', 'GOOD', 'FAIR', 'POOR']).describe('GREAT unless a site says otherwise.'),
  purchasePrice: z.number().positive('must be above 0').max(10_000_000).describe('Dollars.'),
  loanTerm: z.number().min(1).max(10).describe('Years.'),
  year: z.int().min(1900).max(2100).optional(),
  vin: contextText(40).optional(),
  nvic: contextText(20).optional(),
  whoIsHelping: contextText(120).optional().describe('Dealership that helps the shopper.'),
});
export type QuoteBody = z.infer<typeof quoteBody>;

const percent = z.number().min(0).max(48);

/** Answer of `POST /api/youx/quote`. Rates are percent per year; a repayment never comes without them. */
export const quoteAnswer = z.object({
  weeklyRepaymentAmount: z.number().positive().max(1_000_000).describe('Dollars a week.'),
  comparisonRate: percent,
  advertisedRate: percent,
});
export type QuoteAnswer = z.infer<typeof quoteAnswer>;
