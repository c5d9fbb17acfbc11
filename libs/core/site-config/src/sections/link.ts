import { z } from 'zod';
import { href, TARGETS } from './safeText.js';

const label = z.string().min(1);

/** Options that name a page of the site by its route: its address follows where the site mounts it. */
export const pageTarget = {
  to: z
    .string()
    .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'must be a page such as "search/listing" or "finance/page"')
    .describe(
      'Page of the site, for example "search/listing"; an entry whose page the site does not have is not shown.',
    ),
  path: z
    .string()
    .regex(/^[^/?#\s]+(\/[^/?#\s]+)*$/, 'must be names with single slashes between them, for example "used-cars"')
    .optional()
    .describe('What follows the page’s address, for example "used-cars"; for a page of words its name, "warranty".'),
  query: z
    .string()
    .regex(/^[\w[\]%.:=&+-]+$/, 'must be parameters such as "item_type=caravan"')
    .optional()
    .describe('Parameters of the page, for example "item_type=caravan".'),
};

TARGETS.add(pageTarget.to);

/** A link of the configuration: a page of the site, or any address. */
export const link = z.union([z.strictObject({ label, ...pageTarget }), z.strictObject({ label, href })]);
export type ConfiguredLink = z.infer<typeof link>;
