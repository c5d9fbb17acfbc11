import { z } from 'zod';
import { defineSection } from '@forecourt/site-config';
import { purchaseSection } from '../section.js';

const text = z.string().min(1);

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
  title: text.describe('Heading of the page.'),
  intro: z.string().describe('A sentence or two below it.'),
  hasDelivery: z.boolean().describe('Vehicles are brought to the shopper, at the prices of `site.deliveryZones`.'),
  agreement: text.describe('Words next to the checkbox that a shopper must tick before paying the deposit.'),
  agreementVersion: text.max(40).describe('Version of these words: it is stored with the consent.'),
  nextSteps: z
    .array(z.strictObject({ title: text, text: text.optional() }))
    .max(6)
    .describe('What happens after the deposit, in order. {deposit} and {hours} are replaced by the site’s values.'),
  note: z.string().describe('Small print below the amounts, also on the PDF.'),
});

export type PurchaseConfig = z.infer<typeof schema>;

/** Online purchase with its steps, trade-in, finance estimate, delivery and summary (BUY-03); off by default. */
export const purchaseConfig = defineSection(purchaseSection, {
  schema,
  defaults: {
    isOn: false,
    gate: 'open',
    keepDays: 30,
    title: 'Buy this vehicle online',
    intro: 'A few steps, and you can stop and come back: we keep what you have said.',
    hasDelivery: true,
    agreement:
      'I have read the summary and agree to the terms and conditions. The deposit holds the vehicle for ' +
      'me; the contract of sale follows with the dealer.',
    agreementVersion: 'purchase-1',
    nextSteps: [
      {
        title: 'We call you',
        text: 'To go through your summary and find a time. The vehicle is yours for {hours} hours.',
      },
      {
        title: 'You sign',
        text: 'We send the contract of sale, with a firm value of your trade-in where you have one.',
      },
      { title: 'You drive', text: 'You pay the balance when the vehicle is handed over, at our place or at yours.' },
    ],
    note:
      'An estimate of a trade-in or of finance is no offer: both are confirmed by a person before you ' +
      'sign anything.',
  } satisfies PurchaseConfig,
});
