import { defineSection } from '@forecourt/site-config';
import { financeCompliance } from './config/compliance.js';
import { LENDER_VARIANTS } from './config/lenderVariants.js';
import { financeSchema, type FinanceSection } from './config/schema.js';
import { financeSection } from './config/section.js';

export { LENDER_VARIANTS } from './config/lenderVariants.js';
export { financeSchema } from './config/schema.js';

/** Finance of a site. The defaults are the specification's; `npm run dealers:check` says which of them need care. */
export const financeConfig = defineSection(financeSection, {
  schema: financeSchema,
  homeSections: ['finance/home-budget'],
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
    enquiry: { atOrBelow: 25 },
    comparison: { basis: { amount: 30_000, years: 5 }, fromFees: false },
    disclaimer: { collapsedAt: 197, display: 'toggle' },
    warning: {},
    teaser: { rates: 'asterisk' },
    stickyHeader: true,
    page: {},
    quote: { isOn: false, creditScore: 'GREAT', termYears: 5 },
    externalCreditCheck: false,
    // off; where a site has it, gated as the specification says (B6)
    personalised: { isOn: false, gate: 'sign-in' },
    budget: {
      method: 'specification',
      deposit: 2000,
      monthly: 600,
      weekly: 200,
      years: 5,
      slider: { min: 5000, max: 250_000, step: 500 },
    },
    budgetPage: {
      frequency: 'monthly',
      linksAbovePlaceholders: false,
    },
  } satisfies FinanceSection,
  compliance: financeCompliance,
});
