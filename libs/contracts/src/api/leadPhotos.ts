import { z } from 'zod';
import { enquiryFault } from '@forecourt/enquiry/schema';
import { fault } from '../words/worded.js';

/** Query of photos that a shopper added to a lead. */
export const photoQuery = z.object({
  size: z
    .enum(['full', 'small'], fault('fault.either', { first: 'full', last: 'small' }))
    .default('full')
    .describe('`small` is a preview.'),
});

/** Query of `GET /api/lead-photos/{photo}`: what its link has. */
export const leadPhotoQuery = z.object({
  until: z
    .string()
    .regex(/^\d{1,12}$/, fault('fault.seconds'))
    .describe('When the link ends, epoch seconds.'),
  signature: z.string().max(100, enquiryFault('fault.tooLong', { max: 100 })),
});
