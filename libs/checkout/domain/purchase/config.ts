import { z } from 'zod';
import { defineSection, leftOut } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { purchaseSection } from '../section.js';
import { boughtSteps, PURCHASE_AGREEMENT_VERSION } from '../texts.js';
import { checkoutDomainWords } from '../words/checkoutDomainWords.js';

const text = z.string().min(1);
const say = wordsOf({ config: {} }, checkoutDomainWords);
const steps = boughtSteps(undefined, { deposit: 20_000, config: { holdHours: 48, pendingMinutes: 20 } }, say);

const schema = z.strictObject({
  isOn: z
    .boolean()
    .describe(
      'Vehicles that can be reserved can be bought online, at /checkout-journey?car_id=…; needs ' +
        '`checkout.isOn`: its deposit is that of a reservation.',
    ),
  gate: z.enum(['open', 'sign-in']).describe('Who may buy online: everybody, or shoppers who have signed in (B6).'),
  keepDays: z
    .int()
    .min(1)
    .max(30)
    .describe('Days after its last change for which a purchase that was begun is kept for its shopper.'),
  title: text.optional().describe(`Heading of the page. ${leftOut(say('purchase.title'))}`),
  intro: z
    .string()
    .optional()
    .describe(`A sentence or two below it; empty for none. ${leftOut(say('purchase.intro'))}`),
  hasDelivery: z.boolean().describe('Vehicles are brought to the shopper, at the prices of `site.deliveryZones`.'),
  agreement: text
    .optional()
    .describe(
      'Words next to the checkbox that a shopper must tick before paying the deposit. ' +
        leftOut(say('purchase.agreement')),
    ),
  agreementVersion: text
    .max(40)
    .optional()
    .describe(
      `Version of these words: it is stored with the consent. Left out: "${PURCHASE_AGREEMENT_VERSION}", with the ` +
        'language behind it where that is not English.',
    ),
  nextSteps: z
    .array(z.strictObject({ title: text, text: text.optional() }))
    .max(6)
    .optional()
    .describe(
      'What happens after the deposit, in order. {deposit} and {hours} are replaced by the site’s values. ' +
        leftOut(...steps.map(({ title }) => title)),
    ),
  note: z
    .string()
    .optional()
    .describe(`Small print below the amounts, also on the PDF; empty for none. ${leftOut(say('purchase.note'))}`),
});

export type PurchaseConfig = z.infer<typeof schema>;

/** Online purchase with its steps, trade-in, finance estimate, delivery and summary (BUY-03); off by default. */
export const purchaseConfig = defineSection(purchaseSection, {
  schema,
  defaults: {
    isOn: false,
    gate: 'open',
    keepDays: 30,
    hasDelivery: true,
  } satisfies PurchaseConfig,
});
