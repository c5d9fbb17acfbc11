import * as z from 'zod/mini';
import { defineCall } from '../call/defineCall.js';

const address = z.nullable(z.string());

/** A shopper with an account, as they themselves may see it. */
export const accountShopper = z.object({
  name: z.string(),
  email: address,
  phone: address.check(z.describe('As in E.164: `+61412345678`.')),
});
export type AccountShopper = z.infer<typeof accountShopper>;

/** Answer of `GET /api/account`: who is signed in, or null. Gates of pages read it, too. */
export const accountAnswer = z.object({ shopper: z.nullable(accountShopper) });
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** Who has signed in, or null (SAVE-05). Gates of pages send it, too. */
export const readAccount = defineCall({
  method: 'GET',
  path: '/api/account',
  summary: 'Who is asking',
  tags: ['account'],
  answer: accountAnswer,
  refusals: [404],
});

/** An answer that says only that it was done. */
export const doneAnswer = z.object({ success: z.literal(true) });
