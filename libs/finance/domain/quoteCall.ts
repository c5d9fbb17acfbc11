import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { contextText } from '@forecourt/enquiry/schema';
import { CREDIT_SCORES } from '@forecourt/finance-maths';

/** What a quote is requested for (B7). */
export const quoteBody = z.object({
  selfAssessedCreditScore: z.enum(CREDIT_SCORES).check(z.describe('GREAT unless a site says otherwise.')),
  purchasePrice: z.number().check(z.positive('must be above 0'), z.maximum(10_000_000), z.describe('Dollars.')),
  loanTerm: z.number().check(z.minimum(1), z.maximum(10), z.describe('Years.')),
  year: z.optional(z.int().check(z.minimum(1900), z.maximum(2100))),
  vin: z.optional(contextText(40)),
  nvic: z.optional(contextText(20)),
  whoIsHelping: z.optional(contextText(120)).check(z.describe('Dealership that helps the shopper.')),
});
export type QuoteBody = z.infer<typeof quoteBody>;

const percent = z.number().check(z.minimum(0), z.maximum(48));

/** A quote. Rates are percent per year; a repayment never comes without them. */
export const quoteAnswer = z.object({
  weeklyRepaymentAmount: z.number().check(z.positive(), z.maximum(1_000_000), z.describe('Dollars a week.')),
  comparisonRate: percent,
  advertisedRate: percent,
});

/** A partner's quote for a price (FIN-10). */
export const requestQuote = defineCall({
  method: 'POST',
  path: '/api/youx/quote',
  summary: 'Quotes a weekly repayment with its rates',
  tags: ['finance'],
  body: quoteBody,
  answer: quoteAnswer,
  refusals: [403, 404, 415, 422, 429, 502],
});
export type QuoteAnswer = CallAnswer<typeof requestQuote>;
