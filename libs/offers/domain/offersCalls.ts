import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { ITEM_TYPES, STOCK_FACETS } from '@forecourt/vehicle';

const text = z.string();
const slug = text.check(z.maxLength(120));
const named = z.object({ slug: text, name: text });
const counted = z.extend(named, { count: z.int() });
const dollars = z.int().check(z.describe('Whole dollars.'));

const offerSummary = z.object({
  id: text,
  name: text,
  category: z.optional(text),
  image: z.optional(z.object({ path: text, alt: text })),
  price: z.optional(z.object({ label: text, amount: dollars, note: z.optional(text) })),
  terms: z.array(z.object({ label: text, value: text })),
  description: text.check(z.describe('Plain text; an empty line begins a paragraph.')),
  disclaimer: text.check(z.describe('Conditions, plain text.')),
  starts: z.optional(text.check(z.describe('First day, `yyyy-mm-dd`.'))),
  expires: z.optional(text.check(z.describe('Last day, `yyyy-mm-dd`.'))),
  manufacturer: z.optional(named),
  model: z.optional(z.extend(named, { overrideUrl: z.optional(text) })),
  itemTypes: z.optional(
    z.array(z.enum(ITEM_TYPES)).check(z.describe('Kinds of vehicle that it is about, where it names some.')),
  ),
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
    make: z.optional(slug.check(z.describe('Slug of a make.'))),
    category: z.optional(slug.check(z.describe('Slug of a kind of offer.'))),
  }),
  answer: z.object({
    offers: z.array(offerSummary),
    makes: z.array(counted).check(z.describe('Makes of all that it offers, whatever the query filters by.')),
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
  params: z.object({ id: slug }),
  answer: z.object({
    offer: offerSummary,
    stock: z.optional(
      z
        .object({
          title: z.optional(text),
          facets: z.partialRecord(z.enum(STOCK_FACETS), z.array(text)),
          priceTo: z.optional(dollars),
          stockNumbers: z.optional(z.array(text)),
        })
        .check(z.describe('Which vehicles it is about.')),
    ),
    others: z.array(offerSummary).check(z.describe('Further offers, those of its make first.')),
  }),
  refusals: [404, 410],
});
export type OfferAnswer = CallAnswer<typeof readOffer>;
