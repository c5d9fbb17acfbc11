import { z } from 'zod';

/** Query of photos that a shopper added to a lead. */
export const photoQuery = z.object({
  size: z.enum(['full', 'small'], 'must be full or small').default('full').describe('`small` is a preview.'),
});

/** Query of `GET /api/lead-photos/{photo}`: what its link has. */
export const leadPhotoQuery = z.object({
  until: z
    .string()
    .regex(/^\d{1,12}$/, 'must be seconds')
    .describe('When the link ends, epoch seconds.'),
  signature: z.string().max(100, 'can have at most 100 characters'),
});
