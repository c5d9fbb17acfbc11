import { z } from 'zod';

/** Lead requests of the operator's command line to a running server. Not part of the published interface. */
export const adminLeadsQuery = z.object({
  site: z.string().optional(),
  state: z.enum(['waiting', 'sent', 'stored', 'dead'], 'must be waiting, sent, stored or dead').optional(),
  limit: z.coerce.number('must be a number').int().min(1).max(1000, 'can be at most 1000').default(50),
});

export const adminLeadParams = z.object({ id: z.string() });
export const adminLeadQuery = z.object({ site: z.string().optional() });
export const adminReindexBody = z.strictObject({
  site: z.string().optional().describe('Slug of one site; all of them without it.'),
});
export const adminPersonBody = z.strictObject({
  email: z.string().optional(),
  phone: z.string().optional(),
  site: z.string().optional(),
});
export const adminResendBody = z.object({ target: z.string().optional(), site: z.string().optional() });
