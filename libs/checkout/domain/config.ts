import { z } from 'zod';
import { defineSection, href, leftOut } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { checkoutSection } from './section.js';
import { heldSteps, refundPromise, reserveSteps, returnPoints } from './texts.js';
import { checkoutDomainWords } from './words/checkoutDomainWords.js';

const text = z.string().min(1);
const say = wordsOf({ config: {} }, checkoutDomainWords);
const TERMS = { depositCents: 20_000, holdHours: 48, pendingMinutes: 20 };
const FIGURES = { deposit: TERMS.depositCents, config: TERMS };
const titles = (steps: readonly { title: string }[]) => steps.map(({ title }) => title);
const variable = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]+$/, 'must be the name of an environment variable, for example "HARBOUR_STRIPE_KEY"');

/** Accepted payment methods (B9), shown as words: no logo of another company is used. */
export const PAYMENT_MARKS = ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay'] as const;
export type PaymentMark = (typeof PAYMENT_MARKS)[number];

const payment = z.discriminatedUnion('provider', [
  z
    .strictObject({ provider: z.literal('test') })
    .describe('The platform’s own test provider: no money moves. Not in production, unless the operator allows it.'),
  z
    .strictObject({
      provider: z.literal('stripe'),
      secretKey: variable.describe('Environment variable with the secret key of the dealer’s account.'),
      webhookSecret: variable.describe('Environment variable with the secret that signs its webhooks (whsec_…).'),
    })
    .describe('Stripe: the shopper pays on its own page. Webhooks go to /api/payments/stripe/webhook of the site.'),
]);
export type PaymentOptions = z.infer<typeof payment>;

const schema = z
  .strictObject({
    isOn: z.boolean().describe('Vehicles can be reserved online with a deposit; needs `payment`.'),
    payment: payment.optional().describe('Who takes the deposits. Stays on the server.'),
    gate: z
      .enum(['open', 'sign-in'])
      .describe('Who may reserve: everybody, or shoppers who have signed in (B6); the latter needs accounts.'),
    depositCents: z
      .int()
      .min(100)
      .max(10_000_000)
      .describe('Deposit in cents, for vehicles whose stock names none (B9).'),
    holdHours: z.int().min(1).max(336).describe('How long a vehicle is held once the deposit is paid, hours (B9).'),
    pendingMinutes: z
      .int()
      .min(5)
      .max(120)
      .describe('How long a vehicle waits for its deposit to be paid before others can reserve it, minutes.'),
    title: text.optional().describe(`Heading of the page. ${leftOut(say('reserve.title'))}`),
    intro: z
      .string()
      .optional()
      .describe(`A sentence or two below it; empty for none. ${leftOut(say('reserve.intro'))}`),
    steps: z
      .array(z.strictObject({ title: text, text: text.optional() }))
      .max(6)
      .optional()
      .describe(
        'What happens, in order. {deposit}, {hours} and {minutes} are replaced by the site’s values. ' +
          leftOut(...titles(reserveSteps(undefined, FIGURES, say))),
      ),
    nextSteps: z
      .array(z.strictObject({ title: text, text: text.optional() }))
      .max(6)
      .optional()
      .describe(
        'What happens once the deposit is paid, in order. {deposit} and {hours} are replaced. ' +
          leftOut(...titles(heldSteps(undefined, FIGURES, say))),
      ),
    refundPromise: text
      .optional()
      .describe(
        'What becomes of the deposit. {hours} is replaced by the length of the hold. ' +
          leftOut(refundPromise(undefined, FIGURES, say)),
      ),
    agreement: text
      .optional()
      .describe(`Words next to the checkbox that a shopper must tick. ${leftOut(say('reserve.agreement'))}`),
    marks: z.array(z.enum(PAYMENT_MARKS)).describe('Ways to pay that are accepted, as badges (B9).'),
    explainer: z
      .strictObject({ label: text, href })
      .optional()
      .describe('Where reserving online is explained, for example /buying.'),
    returnPolicy: z
      .strictObject({
        isShown: z.boolean(),
        title: text.optional().describe(`Heading. ${leftOut(say('return.title'))}`),
        carTypes: z.array(z.enum(['new', 'used', 'demo'])).min(1),
        points: z
          .array(text)
          .min(1)
          .optional()
          .describe(leftOut(...returnPoints(undefined, say))),
      })
      .describe('Conditions under which a vehicle can be given back (BUY-05). Show only what the dealer does.'),
    moneyBack: z
      .strictObject({
        isShown: z.boolean(),
        title: text.optional().describe(`Heading. ${leftOut(say('moneyBack.title'))}`),
        text: text.optional().describe(leftOut(say('moneyBack.text'))),
        carTypes: z.array(z.enum(['new', 'used', 'demo'])).min(1),
      })
      .describe('Money-back promise (BUY-05). Show only what the dealer does.'),
  })
  .superRefine(({ isOn, payment: provider }, context) => {
    if (isOn && !provider)
      context.addIssue({
        code: 'custom',
        path: ['payment'],
        message: 'must say who takes the deposits where isOn is true',
      });
  });

export { purchaseConfig } from './purchase/config.js';

export type CheckoutConfig = z.infer<typeof schema>;

/** Reservation with a deposit; off until a dealer names who takes the deposits. */
export const checkoutConfig = defineSection(checkoutSection, {
  schema,
  serverOnly: ['payment'],
  defaults: {
    isOn: false,
    gate: 'open',
    ...TERMS,
    marks: ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay'],
    returnPolicy: { isShown: false, carTypes: ['used', 'demo'] },
    moneyBack: { isShown: false, carTypes: ['used'] },
  } satisfies CheckoutConfig,
  compliance: [
    {
      key: 'moneyBack',
      when: (value) => (value as CheckoutConfig['moneyBack']).isShown,
      rule: 'Australian Consumer Law ss 18 and 29 (misleading representations)',
      advice: 'a money-back promise binds the dealer: its conditions must be in the terms',
    },
  ],
});
