import * as z from 'zod/mini';
import { vehicleSchema as vehicle } from '@forecourt/contracts/api';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { contextText, requiredText, senderFields } from '@forecourt/enquiry/schema';
import { CREDIT_SCORES } from '@forecourt/finance-maths';
import { quoteAnswer } from './quoteCall.js';

const path = '/api/personalised/finance';
const shownId = z.describe('Id of a vehicle that this site shows.');

/** A quote on the shopper's own terms (B2.1, B6, FIN-12). Nothing of a quote is in the answer before its gate. */
export const readPersonalisedQuote = defineCall({
  method: 'GET',
  path,
  summary: 'Quotes a vehicle on a shopper’s own terms',
  description: 'Behind the site’s gate: the answer to a shopper whom the site does not know names what opens it.',
  tags: ['finance'],
  query: z.object({
    car_id: z._default(contextText(80), '').check(shownId),
    credit: z
      .optional(z.enum(CREDIT_SCORES).check(z.describe('GREAT unless a site says otherwise.')))
      .check(z.describe('How the shopper rates their own credit; the site’s option when left out.')),
    term: z
      .optional(z.coerce.number().check(z.minimum(1), z.maximum(10)))
      .check(z.describe('Years; the site’s option when left out.')),
  }),
  answer: z.discriminatedUnion('state', [
    z.object({ state: z.literal('no-vehicle') }).check(z.describe('No such vehicle on this site, or none was named.')),
    z.object({ state: z.literal('gate'), gate: z.enum(['details', 'sign-in']), vehicle }),
    z
      .object({ state: z.literal('no-quote'), vehicle })
      .check(z.describe('No one quotes this; the dealer answers in person.')),
    z.object({
      state: z.literal('quote'),
      vehicle,
      quote: quoteAnswer,
      termYears: z.number().check(z.describe('What the quote was made for.')),
    }),
  ]),
  refusals: [404, 422, 429, 502],
});
export type PersonalisedAnswer = CallAnswer<typeof readPersonalisedQuote>;

/** Who asks, by which a gate for contact details opens. The session comes as a cookie that no script can read. */
export const openPersonalisedGate = defineCall({
  method: 'POST',
  path,
  summary: 'Opens the gate for a shopper who leaves contact details',
  description: 'The details are a lead, stored before the gate opens.',
  tags: ['finance'],
  body: z.object({ ...senderFields, car_id: requiredText(80).check(shownId) }),
  answer: z.object({ lead_id: z.string() }),
  successes: { 201: '' },
  refusals: [403, 404, 409, 415, 422, 429],
});
