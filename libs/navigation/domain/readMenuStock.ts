import { z } from 'zod';

const picture = z.string().optional().describe('Name in the image service of a vehicle that is found there.');

/**
 * Answer of `GET /api/menu-stock`: ways into the vehicles that can be bought now, those with the most of them first
 * (NAV-01).
 */
export const menuStockAnswer = z.object({
  makes: z.array(z.string()),
  bodies: z.array(z.object({ body: z.string(), picture })),
  models: z.array(z.object({ make: z.string(), model: z.string(), picture })),
});
export type MenuStockAnswer = z.infer<typeof menuStockAnswer>;
