import { z } from 'zod';

/** Query of `GET /api/cars/:slug/view.json`: what the page knows, so that the answer can say what is new (A7). */
export const viewQuery = z.object({
  photos_count: z.coerce.number().int().min(0).optional().catch(undefined),
  updated_at: z.coerce.number().min(0).optional().catch(undefined).describe('Seconds since the epoch.'),
  website_id: z.string().optional().catch(undefined).describe('Id of this site; a view for another is not counted.'),
});

/** Answer of `GET /api/cars/:slug/view.json`. */
export const viewAnswer = z.object({
  views: z.int().min(0).describe('Looks so far; each visitor counts once a day.'),
  car_fields: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .describe('Status, price and the like as they are now; empty while the page knows the latest.'),
});
export type ViewAnswer = z.infer<typeof viewAnswer>;
