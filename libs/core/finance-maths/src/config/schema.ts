import { z } from 'zod';
import { leftOut } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { CREDIT_SCORES } from '../creditScore.js';
import { FREQUENCY_NAMES } from '../frequency.js';
import { financeMathsWords } from '../words/financeMathsWords.js';
import { ourTeaser, WARNING_VERSION } from './ourTexts.js';
import {
  amountInput,
  budget,
  budgetPage,
  comparison,
  eligibilityRule,
  fee,
  interestInput,
  optionalInput,
  personalised,
  siteLender,
  termInput,
  text,
} from './parts.js';

const say = wordsOf({ config: {} }, financeMathsWords);
const variant = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']);

export const financeSchema = z.strictObject({
  isShown: z.boolean().describe('Finance on this site at all; some dealerships show none (B5.1).'),
  hiddenManufacturers: z
    .array(text)
    .describe('Sites whose one manufacturer is in the list show no finance (B5.1); for templates.'),
  hiddenMakes: z.array(text).describe('Makes whose vehicles show no finance.'),
  lenderVariant: variant.describe('Which rule of `lenderVariants` decides whether a vehicle shows finance (B5.1).'),
  lenderVariants: z.record(variant, eligibilityRule).describe('Rules of the lender variants (B5.1).'),
  siteLender: siteLender
    .optional()
    .describe('Rates for vehicles whose stock data carry none. Without them such vehicles show no repayment.'),
  amount: amountInput.describe('Purchase price (B5.2).'),
  term: termInput.describe('Years (B5.2, B9).'),
  interest: interestInput.describe('Percent per year (B5.2): 0.5 to 15, or a provider’s own range.'),
  deposit: optionalInput.describe('Deposit or trade-in, dollars (B5.2).'),
  residual: optionalInput.describe('Final payment, dollars (B5.2).'),
  frequencies: z.array(z.enum(FREQUENCY_NAMES)).min(1).describe('How often shoppers may repay; the first is chosen.'),
  timing: z.enum(['arrears', 'advance']).describe('Repayments at the end of each period, or at its beginning.'),
  rounding: z
    .enum(['up', 'towards-stored'])
    .describe('Whole dollars upwards, or towards the repayment that the lender stored (B9).'),
  establishmentFee: z
    .number()
    .min(0)
    .max(10_000)
    .describe('Borrowed with the amount (B9): 0; 1300 and 1360.50 with two lenders.'),
  fees: z.array(fee).describe('Further fees; the special list of B9 has four.'),
  total: z
    .enum(['specification', 'complete'])
    .describe(
      'Total repayments: periods × term × repayment + establishment fee (B9), which counts a financed ' +
        'fee twice and leaves out the final payment; or everything once.',
    ),
  enquiry: z
    .strictObject({ atOrBelow: z.number().min(0), text: text.optional().describe(leftOut(say('enquire'))) })
    .describe('Shown instead of small repayments; the total is blank then (B4).'),
  comparison: comparison.describe('Comparison rate (B9).'),
  disclaimer: z
    .strictObject({
      text: text.optional().describe(`What your lender publishes. ${leftOut(say('disclaimer'))}`),
      collapsedAt: z.int().min(20).max(2000).describe('Characters before Show More.'),
      display: z
        .enum(['toggle', 'full', 'lender-on-click'])
        .describe('Show More and Show Less; everything; or a button that swaps in the lender’s text (B4).'),
    })
    .describe('Words below the calculator.'),
  warning: z
    .strictObject({
      text: z
        .string()
        .optional()
        .describe(leftOut(say('warning'))),
      version: z.string().optional().describe(`Left out: "${WARNING_VERSION}", with the language behind it.`),
    })
    .describe('Warning about the comparison rate, with the date of its wording; shown next to the rates.'),
  teaser: z
    .strictObject({
      text: text.optional().describe(`{repayment} is dollars. ${leftOut(ourTeaser(say))}`),
      rates: z
        .enum(['asterisk', 'beside'])
        .describe('Whether the weekly teaser appears alone, or with its rates next to it.'),
    })
    .describe('Weekly estimate below the price and in the sticky header (B9).'),
  stickyHeader: z
    .boolean()
    .describe('Weekly estimate in the header that follows a vehicle’s page, with its rates as `teaser` says (B2.2).'),
  page: z
    .strictObject({
      title: text.optional().describe(`Heading. ${leftOut(say('page.title'))}`),
      intro: z
        .string()
        .optional()
        .describe(`A sentence below it; empty for none. ${leftOut(say('page.intro'))}`),
      enquiryTitle: text.optional().describe(`Heading of the enquiry. ${leftOut(say('page.enquiryTitle'))}`),
      enquiryText: z
        .string()
        .optional()
        .describe(`Below it; empty for none. ${leftOut(say('page.enquiryText'))}`),
      enquiryButton: text.optional().describe(`Button of the enquiry. ${leftOut(say('page.enquiryButton'))}`),
    })
    .describe('Words of the finance page.'),
  quote: z
    .strictObject({ isOn: z.boolean(), creditScore: z.enum(CREDIT_SCORES), termYears: z.number().positive() })
    .describe('Quote of a partner (B4, B7).'),
  externalCreditCheck: z
    .boolean()
    .describe(
      'Finance goes through a credit check of somebody else’s: the finance page is for signed-in ' +
        'shoppers (B6); needs "garage.accounts".',
    ),
  personalised: personalised.describe(
    'Quote on the shopper’s own terms at /personalised/finance?car_id=… (B2.1); without it there is no such page.',
  ),
  budget: budget.describe('Budget finder (B2.6, B9).'),
  budgetPage: budgetPage.describe(
    'Words and choices of the budget finder’s page and of its section on the front page.',
  ),
});

/** The options as a site has them; `financeOf` adds the texts that it leaves out. */
export type FinanceSection = z.infer<typeof financeSchema>;
export type LenderVariant = z.infer<typeof variant>;
export type EligibilityRule = z.infer<typeof eligibilityRule>;
export type SiteLender = z.infer<typeof siteLender>;
