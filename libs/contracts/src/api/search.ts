import { z } from 'zod';

/** Answer of `GET /api/search-key`: a key that can search this site’s visible stock and nothing else (TEN-07). */
export const searchKeyAnswer = z.object({
  apiKey: z.string(),
  expiresAt: z.int().describe('Seconds since the epoch. Ask again before.'),
  path: z.string().describe('Path of the search server on this origin.'),
  collection: z.string(),
  direct: z
    .object({
      nodes: z.array(z.string()),
      nearestNode: z.string().optional().describe('Queried first while it answers.'),
      timeoutSeconds: z.number().describe('Longest that one node may take.'),
      retries: z.int().describe('Other nodes that are queried when one fails, before `path`.'),
    })
    .optional()
    .describe('Nodes of a search cluster that browsers ask themselves.'),
});
export type SearchKeyAnswer = z.infer<typeof searchKeyAnswer>;

/** Answer of `GET /api/health`. */
export const healthAnswer = z.object({ ok: z.boolean() });

/** Query of `POST /typesense/multi_search`: the key, and parameters that apply to every search of the body. */
export const multiSearchQuery = z
  .looseObject({ 'x-typesense-api-key': z.string().optional().describe('The scoped key; may be a header as well.') })
  .catchall(z.string());
