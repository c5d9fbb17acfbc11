import { z } from 'zod';
import { contextText, enquiryBody, requiredText } from '@forecourt/enquiry/schema';
import { quoteAnswer, quoteBody } from './quote.js';
import { vehicleAnswer } from './stock.js';

const creditScore = quoteBody.shape.selfAssessedCreditScore;
export const CREDIT_SCORES = creditScore.options;
export type CreditScore = z.infer<typeof creditScore>;

/** Query of `GET /api/personalised/finance`. */
export const personalisedQuery = z.object({
  car_id: contextText(80).default('').describe('Id of a vehicle that this site shows.'),
  credit: creditScore.optional().describe('How the shopper rates their own credit; the site’s option when left out.'),
  term: z.coerce.number().min(1).max(10).optional().describe('Years; the site’s option when left out.'),
});

const { vehicle } = vehicleAnswer.shape;

/** Answer of `GET /api/personalised/finance`. Nothing of a quote is in it before its gate. */
export const personalisedAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('no-vehicle') }).describe('No such vehicle on this site, or none was named.'),
  z.object({ state: z.literal('gate'), gate: z.enum(['details', 'sign-in']), vehicle }),
  z.object({ state: z.literal('no-quote'), vehicle }).describe('No one quotes this; the dealer answers in person.'),
  z.object({
    state: z.literal('quote'),
    vehicle,
    quote: quoteAnswer,
    termYears: z.number().describe('What the quote was made for.'),
  }),
]);
export type PersonalisedAnswer = z.infer<typeof personalisedAnswer>;

/** Body of `POST /api/personalised/finance`: who asks, by which a gate for contact details opens. */
export const personalisedBody = enquiryBody
  .pick({
    idempotency_key: true,
    name: true,
    email: true,
    phone: true,
    terms_conditions: true,
    url: true,
    user_agent: true,
    homepage: true,
  })
  .extend({ car_id: requiredText(80).describe('Id of a vehicle that this site shows.') });
export type PersonalisedBody = z.infer<typeof personalisedBody>;

/** Answer of `POST /api/personalised/finance`; the session comes as a cookie that no script can read. */
export const personalisedOpened = z.object({ lead_id: z.string() });
