import { defineSection } from '@forecourt/site-config';
import { financeCompliance } from './config/compliance.js';
import { LENDER_VARIANTS } from './config/lenderVariants.js';
import { financeSchema, type FinanceConfig } from './config/schema.js';
import { BUDGET_FOOTNOTE, COMPARISON_WARNING, PERSONALISED, SAMPLE_DISCLAIMER } from './config/texts.js';
import { financeSection } from './config/section.js';

export { LENDER_VARIANTS } from './config/lenderVariants.js';
export { financeSchema } from './config/schema.js';

/** Finance of a site. The defaults are the specification's; `npm run dealers:check` says which of them need care. */
export const financeConfig = defineSection(financeSection, {
  schema: financeSchema,
  defaults: {
    isShown: true,
    hiddenManufacturers: [],
    hiddenMakes: [],
    lenderVariant: 'A',
    lenderVariants: LENDER_VARIANTS,
    amount: {
      default: 30_000,
      min: 1000,
      max: 100_000,
      sidebarMax: 250_000,
      step: 500,
      help: 'Cannot be less than {min} or more than {max}',
    },
    term: { default: 5, min: 1, max: 7, step: 0.5 },
    interest: { default: 10, min: 0.5, max: 15, step: 0.5, isFixed: false },
    deposit: { default: 0, min: 0, max: 250_000, step: 0.5 },
    residual: { default: 0, min: 0, max: 250_000, step: 0.5 },
    frequencies: ['weekly', 'fortnightly', 'monthly'],
    timing: 'arrears',
    rounding: 'up',
    establishmentFee: 0,
    fees: [],
    total: 'specification',
    enquiry: { atOrBelow: 25, text: 'Enquire for Finance' },
    comparison: { basis: { amount: 30_000, years: 5 }, fromFees: false },
    disclaimer: { text: SAMPLE_DISCLAIMER, collapsedAt: 197, display: 'toggle' },
    warning: { text: COMPARISON_WARNING, version: '1995' },
    teaser: { text: 'Only {repayment}/wk*', rates: 'asterisk' },
    stickyHeader: true,
    page: {
      title: 'Vehicle finance',
      intro: 'Work out what a loan would cost, then ask us for a quote on your own terms.',
      enquiryTitle: 'Ask about finance',
      enquiryText: 'Tell us what you have in mind. We answer with the rate, the fees and what you would pay in total.',
      enquiryButton: 'Get Finance',
    },
    quote: { isOn: false, creditScore: 'GREAT', termYears: 5 },
    externalCreditCheck: false,
    personalised: PERSONALISED,
    budget: {
      method: 'specification',
      deposit: 2000,
      monthly: 600,
      weekly: 200,
      years: 5,
      footnote: BUDGET_FOOTNOTE,
      slider: { min: 5000, max: 250_000, step: 500 },
    },
    budgetPage: {
      title: 'Find cars for your budget',
      intro: 'Say what you can repay and what you have saved, and see which of our vehicles that buys.',
      homeTitle: 'Find cars for your budget',
      homeText: 'Start with a repayment that suits you.',
      rangeTitle: 'Or choose a price range',
      carType: 'Car',
      frequency: 'monthly',
      linksAbovePlaceholders: false,
    },
  } satisfies FinanceConfig,
  compliance: financeCompliance,
});
