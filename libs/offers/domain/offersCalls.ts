import { z } from 'zod';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { ITEM_TYPES, STOCK_FACETS } from '@forecourt/vehicle';

const named = z.object({ slug: z.string(), name: z.string() });
const counted = named.extend({ count: z.int() });

const offerSummary = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string().optional(),
  image: z.object({ path: z.string(), alt: z.string() }).optional(),
  price: z
    .object({ label: z.string(), amount: z.int().describe('Whole dollars.'), note: z.string().optional() })
    .optional(),
  terms: z.array(z.object({ label: z.string(), value: z.string() })),
  description: z.string().describe('Plain text; an empty line begins a paragraph.'),
  disclaimer: z.string().describe('Conditions, plain text.'),
  starts: z.string().optional().describe('First day, `yyyy-mm-dd`.'),
  expires: z.string().optional().describe('Last day, `yyyy-mm-dd`.'),
  manufacturer: named.optional(),
  model: named.extend({ overrideUrl: z.string().optional() }).optional(),
  itemTypes: z.array(z.enum(ITEM_TYPES)).optional().describe('Kinds of vehicle that it is about, where it names some.'),
});
/** An offer as cards show it (OFR-01). */
export type OfferSummary = z.infer<typeof offerSummary>;

/** What a site offers today, in the dealer's order (OFR-01). */
export const listOffers = defineCall({
  method: 'GET',
  path: '/api/offers',
  summary: 'What the dealer offers today',
  tags: ['offers'],
  query: z.object({
    make: z.string().max(120).optional().describe('Slug of a make.'),
    category: z.string().max(120).optional().describe('Slug of a kind of offer.'),
  }),
  answer: z.object({
    offers: z.array(offerSummary),
    makes: z.array(counted).describe('Makes of all that it offers, whatever the query filters by.'),
    categories: z.array(counted),
  }),
  refusals: [404, 422],
});
export type OffersAnswer = CallAnswer<typeof listOffers>;

/** One offer, the vehicles that it is about, and further offers (OFR-03). */
export const readOffer = defineCall({
  method: 'GET',
  path: '/api/offers/:id',
  summary: 'One offer',
  tags: ['offers'],
  params: z.object({ id: z.string().max(120) }),
  answer: z.object({
    offer: offerSummary,
    stock: z
      .object({
        title: z.string().optional(),
        facets: z.partialRecord(z.enum(STOCK_FACETS), z.array(z.string())),
        priceTo: z.int().optional().describe('Dollars.'),
        stockNumbers: z.array(z.string()).optional(),
      })
      .optional()
      .describe('Which vehicles it is about.'),
    others: z.array(offerSummary).describe('Further offers, those of its make first.'),
  }),
  refusals: [404, 410],
});
export type OfferAnswer = CallAnswer<typeof readOffer>;
