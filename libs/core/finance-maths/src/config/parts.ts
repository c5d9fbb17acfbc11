import { z } from 'zod';
import { leftOut } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { financeMathsWords } from '../words/financeMathsWords.js';
import { ourOffers } from './ourTexts.js';

const label = z.string().min(1);
const say = wordsOf({ config: {} }, financeMathsWords);
const dollars = z.number().min(0).max(10_000_000);

/** Percent per year. The National Credit Code caps the cost of credit at 48. */
export const rate = z.number().min(0).max(48, 'must be a percentage per year up to 48, the cap of the Code (s 32A)');

const isOrdered = ({ min, max }: { min: number; max: number }): boolean => min < max;

export const amountInput = z
  .strictObject({
    default: dollars.describe('Used where a vehicle has no price, dollars.'),
    min: dollars,
    max: dollars.describe('On a vehicle’s page.'),
    sidebarMax: dollars.describe('In the sidebar and on the finance page.'),
    step: z.number().positive(),
    priceFactor: z
      .number()
      .min(1)
      .max(2)
      .optional()
      .describe('Lifts `max` to so many times the price of a vehicle that costs more; 1.05 on one site.'),
    help: label
      .optional()
      .describe(
        'Shown when the amount is at or outside its bounds; {min} and {max} are dollars. ' +
          leftOut(say('problem.between', { min: '{min}', max: '{max}' })),
      ),
  })
  .refine(isOrdered, { path: ['max'], message: 'must be above "min"' });

export const termInput = z
  .strictObject({
    default: z.number().positive(),
    min: z.number().positive(),
    max: z.number().max(10),
    step: z.number().positive(),
    years: z
      .array(z.number().positive().max(10))
      .min(1)
      .optional()
      .describe('The site’s own years instead of the steps.'),
  })
  .refine(isOrdered, { path: ['max'], message: 'must be above "min"' });

export const interestInput = z
  .strictObject({
    default: rate,
    min: rate,
    max: rate,
    step: z.number().positive(),
    isFixed: z.boolean().describe('Shoppers see the rate and cannot change it.'),
  })
  .refine(isOrdered, { path: ['max'], message: 'must be above "min"' })
  .refine((value) => value.default >= value.min && value.default <= value.max, {
    path: ['default'],
    message: 'must be between "min" and "max"',
  });

export const optionalInput = z.strictObject({
  default: dollars,
  min: dollars,
  max: dollars,
  step: z.number().positive(),
});

export const fee = z
  .strictObject({
    label,
    amount: dollars,
    every: z.enum(['loan', 'month']),
    isFinanced: z.boolean().describe('Borrowed with the amount; fees of a month cannot be.'),
    isGovernmentCharge: z.boolean().describe('No part of a comparison rate, for example the registration of security.'),
  })
  .refine(({ every, isFinanced }) => every === 'loan' || !isFinanced, {
    path: ['isFinanced'],
    message: 'a monthly fee is paid in addition to the repayments and cannot be borrowed',
  });

export const eligibilityRule = z.strictObject({
  available: z.boolean().describe('The vehicle is in stock or coming soon.'),
  priceAbove: dollars.optional(),
  maxAgeYears: z.int().min(0).max(100).optional().describe('Model years back from the present one.'),
  needs: z
    .array(z.enum(['comparisonRate', 'paymentWeek', 'paymentMonth']))
    .describe('Figures that the lender must have given.'),
});

export const siteLender = z
  .strictObject({
    name: label.describe('Lender or product.'),
    interestRate: rate,
    comparisonRate: rate.describe('As the lender publishes it, for `comparison.basis`.'),
    disclaimer: z.string().optional(),
  })
  .refine(({ interestRate, comparisonRate }) => comparisonRate >= interestRate, {
    path: ['comparisonRate'],
    message: 'must not be below "interestRate": fees never make a loan cheaper',
  });

export const comparison = z.strictObject({
  basis: z
    .strictObject({ amount: dollars.positive(), years: z.number().positive() })
    .describe('What comparison rates are stated for.'),
  range: z
    .strictObject({ from: rate, to: rate })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be below "from"' })
    .optional()
    .describe('Published range of a lender, for example 8.38 to 19.42; otherwise the disclaimer is read.'),
  fromFees: z
    .boolean()
    .describe(
      '`fees` are complete: the comparison rate of a rate that the shopper chooses is computed from ' +
        'them. Never guess fees.',
    ),
  validUntil: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, 'must be a date such as "2026-12-31"')
    .optional()
    .describe('Last day of the published rates; afterwards no repayment shows.'),
});

export const budget = z.strictObject({
  method: z
    .enum(['specification', 'annuity'])
    .describe('Repayment times months, which ignores interest; or what the repayment can really borrow.'),
  deposit: dollars,
  monthly: dollars.describe('Repayment that a finder by the month starts with.'),
  weekly: dollars,
  years: z.number().positive().max(10),
  bodies: z.array(label).optional().describe('The site’s own list of bodies, 20 of which show; otherwise 4.'),
  footnote: z
    .string()
    .optional()
    .describe(`Below the budget; empty for none. ${leftOut(say('budget.footnote'))}`),
  slider: z.strictObject({ min: dollars, max: dollars, step: z.number().positive() }),
});

export const budgetPage = z.strictObject({
  title: label.optional().describe(`Heading of the page. ${leftOut(say('budget.title'))}`),
  intro: z
    .string()
    .optional()
    .describe(`A sentence below it; empty for none. ${leftOut(say('budget.intro'))}`),
  homeTitle: label.optional().describe(`Heading of the section on the front page. ${leftOut(say('budget.title'))}`),
  homeText: z
    .string()
    .optional()
    .describe(`A sentence below it; empty for none. ${leftOut(say('budget.homeText'))}`),
  rangeTitle: label.optional().describe(`Heading of the price range below the finder. ${leftOut(say('budget.range'))}`),
  carType: label
    .optional()
    .describe(`What the finder calls one vehicle: "View {carType}s In This Range". ${leftOut(say('budget.car'))}`),
  frequency: z.enum(['weekly', 'monthly']).describe('How often the shopper repays, to begin with.'),
  linksAbovePlaceholders: z
    .boolean()
    .describe('The listing behind the button begins above $1,000 too, not the finder’s counts alone (B9).'),
});

export const personalised = z.strictObject({
  isOn: z.boolean(),
  gate: z
    .enum(['open', 'details', 'sign-in'])
    .describe(
      'Who sees a quote: everybody; shoppers who left name and email, which is a lead; or those who ' +
        'signed in (B6). Where the site has no accounts, "sign-in" leads to the finance form.',
    ),
  linkText: label
    .optional()
    .describe(`Link to it from a vehicle’s finance block and the finance page. ${leftOut(say('personalised.link'))}`),
  title: label.optional().describe(`Heading of the page. ${leftOut(say('personalised.title'))}`),
  intro: z
    .string()
    .optional()
    .describe(`A sentence below it; empty for none. ${leftOut(say('personalised.intro'))}`),
  offers: z
    .array(label)
    .optional()
    .describe(`What is to be had behind the gate. ${leftOut(...ourOffers(say))}`),
  button: label.optional().describe(`Opens a gate for contact details. ${leftOut(say('personalised.button'))}`),
  consent: z
    .string()
    .min(1)
    .optional()
    .describe(
      'What a shopper agrees to with that button; stored with the lead. ' + leftOut(say('personalised.consent')),
    ),
});

export const text = label;
