import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { requiredText } from '@forecourt/enquiry/schema';

/** The words that belong to the repayments of a vehicle, by its id (FIN-06, A7, B7). */
export const readDisclaimer = defineCall({
  method: 'GET',
  path: '/api/finance-disclaimers/:car_id',
  summary: 'The finance disclaimer of a vehicle',
  description: 'That of its lender, or else the one of the site.',
  tags: ['stock'],
  params: z.object({ car_id: requiredText(80).check(z.describe('Id of a vehicle that this site shows.')) }),
  answer: z.object({
    car_id: z.string(),
    disclaimer: z
      .nullable(z.string())
      .check(z.describe('Text alone; null where the site states no finance for the vehicle.')),
    source: z.optional(z.enum(['lender', 'site'])).check(z.describe('Whose words they are.')),
  }),
  refusals: [404, 410, 422, 429],
});
export type DisclaimerAnswer = CallAnswer<typeof readDisclaimer>;
