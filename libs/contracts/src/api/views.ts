import * as z from 'zod/mini';

/** Query of `GET /api/cars/:slug/view.json`: what the page knows, so that the answer can say what is new (A7). */
export const viewQuery = z.object({
  photos_count: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(0))), undefined),
  updated_at: z
    .catch(z.optional(z.coerce.number().check(z.minimum(0))), undefined)
    .check(z.describe('Seconds since the epoch.')),
  website_id: z
    .catch(z.optional(z.string()), undefined)
    .check(z.describe('Id of this site; a view for another is not counted.')),
});

/** Answer of `GET /api/cars/:slug/view.json`. */
export const viewAnswer = z.object({
  views: z.int().check(z.minimum(0), z.describe('Looks so far; each visitor counts once a day.')),
  car_fields: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .check(z.describe('Status, price and the like as they are now; empty while the page knows the latest.')),
});
export type ViewAnswer = z.infer<typeof viewAnswer>;
