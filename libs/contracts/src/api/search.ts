import { z } from 'zod';

/** Answer of `GET /api/search-key`: a key that can search this site’s visible stock and nothing else (TEN-07). */
export const searchKeyAnswer = z.object({
  apiKey: z.string(),
  expiresAt: z.int().describe('Seconds since the epoch. Ask again before.'),
  path: z.string().describe('Path of the search server on this origin, or its address elsewhere.'),
  collection: z.string(),
});
export type SearchKeyAnswer = z.infer<typeof searchKeyAnswer>;

/** Answer of `GET /api/health`. */
export const healthAnswer = z.object({ ok: z.boolean() });
