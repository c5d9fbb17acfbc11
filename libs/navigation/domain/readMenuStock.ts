import * as z from 'zod/mini';
import { defineCall } from '@forecourt/contracts/call';

const picture = z.optional(z.string()).register(z.globalRegistry, {
  description: 'Name in the image service of a vehicle that is found there.',
});

/** Ways into the vehicles that can be bought now, those with the most of them first (NAV-01). */
export const readMenuStock = defineCall({
  method: 'GET',
  path: '/api/menu-stock',
  summary: 'Ways into the stock for the menus of this site',
  tags: ['search'],
  answer: z.object({
    makes: z.array(z.string()),
    bodies: z.array(z.object({ body: z.string(), picture })),
    models: z.array(z.object({ make: z.string(), model: z.string(), picture })),
  }),
  refusals: [404, 429, 503],
});
export type MenuStockAnswer = z.infer<(typeof readMenuStock)['answer']>;
