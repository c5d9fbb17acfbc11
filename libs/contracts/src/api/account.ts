import * as z from 'zod/mini';

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

/** An answer that says only that it was done. */
export const doneAnswer = z.object({ success: z.literal(true) });
