import * as z from 'zod/mini';

/** Days of a place with times for test drives. */
export const freeDays = z.array(
  z.object({
    date: z.string().check(z.describe('`yyyy-mm-dd` at the place.')),
    times: z.array(z.string()).check(z.describe('`hh:mm` at the place.')),
  }),
);
