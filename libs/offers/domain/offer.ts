import { z } from 'zod';
import { href, picture, slug } from '@forecourt/site-config';
import { STOCK_FACETS } from '@forecourt/vehicle';

const text = z.string().trim().min(1);
const day = z.iso.date('must be a day such as "2026-11-30"');

const stock = z
  .strictObject({
    title: text
      .optional()
      .describe('Heading of the vehicles on the offer’s page; "Vehicles of this offer" when left out.'),
    facets: z
      .partialRecord(z.enum(STOCK_FACETS), z.array(text).min(1))
      .optional()
      .describe(
        'Values of the listing that the vehicles have, for example { "make": ["Isuzu"], "car_type": ["demo"] }.',
      ),
    priceTo: z.int().positive().optional().describe('Dearest vehicle, dollars.'),
    stockNumbers: z.array(text).min(1).max(50).optional().describe('These vehicles alone.'),
  })
  .refine(({ facets = {}, stockNumbers }) => stockNumbers !== undefined || Object.keys(facets).length > 0, {
    error: 'must name "facets" or "stockNumbers"',
  });

/** One offer of a dealer (B3). */
export const offerSchema = z
  .strictObject({
    id: slug.describe('Part of the offer’s address; never given to another offer.'),
    name: text.max(80),
    category: text.max(60).optional().describe('Kind of offer, for example "Finance offer" (B3).'),
    image: picture.optional().describe('Picture, by its name in the image service or its address.'),
    imageAlt: text.optional().describe('What the picture shows; without it the picture is decoration.'),
    price: z
      .strictObject({
        label: text.max(60).describe('What the price is, for example "Drive away from".'),
        amount: z.int().positive().describe('Whole dollars, with all that cannot be left out (ACL s 48).'),
        note: text.max(160).optional().describe('What it is the price of, for example "for the SX 4x4 crew cab".'),
      })
      .optional(),
    terms: z
      .array(z.strictObject({ label: text.max(60), value: text.max(80) }))
      .max(8)
      .optional()
      .describe('Further figures, for example { "label": "Comparison rate", "value": "5.49% p.a." }.'),
    description: text.max(4000).describe('What is offered; an empty line begins a paragraph.'),
    disclaimer: text
      .max(4000)
      .describe('Conditions: who may have it, what it is not, when it ends. Shown with every offer.'),
    starts: day.optional().describe('First day, by the site’s time zone.'),
    expires: day.optional().describe('Last day, by the site’s time zone.'),
    isHidden: z.boolean().optional().describe('Kept in its place and not shown, whatever the day.'),
    manufacturer: text.optional().describe('Make as the stock names it, for example "Isuzu".'),
    model: z
      .strictObject({
        name: text.describe('Model as the stock names it, for example "D-Max".'),
        override_url: href.optional().describe('Where "Explore" leads instead of to the listing (B2.1).'),
      })
      .optional(),
    stock: stock.optional().describe('Vehicles that it is about; shown on its page.'),
    excluded_website_ids: z.array(text).optional().describe('Sites (`site.id`) that do not show it (B5.3).'),
  })
  .refine(({ starts, expires }) => starts === undefined || expires === undefined || starts <= expires, {
    path: ['expires'],
    error: 'must not lie before "starts"',
  })
  .refine(({ model, manufacturer }) => model === undefined || manufacturer !== undefined, {
    path: ['manufacturer'],
    error: 'must be named where "model" is',
  });
export type Offer = z.infer<typeof offerSchema>;

/** Keys of the section "offers" that stay on the server: future and past offers are not public. */
export const OFFER_LIST_KEYS = ['items', 'shownThoughExcluded'] as const;

/** A site's offers, out of its section "offers". */
export interface OfferList {
  readonly isOn: boolean;
  readonly items: readonly Offer[];
  /** Offers that the site shows although its id is excluded, by their ids (B5.3). */
  readonly shownThoughExcluded: readonly string[];
}
