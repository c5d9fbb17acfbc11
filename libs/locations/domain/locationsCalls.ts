import { z } from 'zod';

/** Address of `GET /api/places/{postcode}`. */
export const placeParams = z.object({
  postcode: z.string().describe('Four digits: Darwin is 0800.'),
});

/** Answer of `GET /api/places/{postcode}` (LOC-09). */
export const placeAnswer = z.object({
  postcode: z.string(),
  state: z.string().describe('A state or territory, or NF, CX, CC, AQ for what lies outside them.'),
  name: z.string().describe('The town or district that represents it.'),
  lat: z.number(),
  long: z.number(),
  isApproximate: z.boolean().describe('The position is that of its neighbours by number.'),
  nearest: z
    .object({ slug: z.string(), name: z.string(), km: z.number() })
    .optional()
    .describe('The site’s place nearest to it, and how far in a straight line; hidden places are left out.'),
});
export type PlaceAnswer = z.infer<typeof placeAnswer>;
