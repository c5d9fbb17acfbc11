import { z } from 'zod';
import { defineSection, href, leftOut, moment, picture, slug } from '@forecourt/site-config';
import { OFFER_LIST_KEYS, offerSchema } from '@forecourt/offers/domain';
import { wordsOf } from '@forecourt/words';
import { offersSection } from './section.js';
import { offersWords } from './words/translated.js';

const text = z.string().min(1);
const say = wordsOf({ config: {} }, offersWords);
const eachOnce = (items: readonly { id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;

const tile = z
  .strictObject({
    id: slug.describe('Unique among the tiles.'),
    offer: slug
      .optional()
      .describe(
        'Id of one of "items": what the tile does not say itself comes from the offer, and it shows while that does.',
      ),
    title: text.max(80).optional().describe('Heading; the offer’s name when left out.'),
    text: z.string().max(400).optional().describe('Shown below it; the offer’s kind and end when left out.'),
    href: href.optional().describe('Where its button leads; to the offer when left out.'),
    linkText: text.max(80).optional().describe('Words of the button; "See the offer" when left out.'),
    image: picture.optional().describe('Picture above the words, by its name in the image service or its address.'),
    imageAlt: text.optional().describe('What the picture shows; without it the picture is decoration.'),
    position: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('Place in the grid, from 1; one of the places of "search.promos" when left out.'),
    conditions: z
      .array(z.enum(['new', 'used', 'demo']))
      .describe('Listings it fits, by condition; all of them when empty.'),
    startsAt: moment.optional().describe('From when it is shown.'),
    expiresAt: moment.optional().describe('Until before when it is shown.'),
  })
  .superRefine(({ offer, title, href, linkText }, context) => {
    if (offer !== undefined) return;
    for (const [key, value] of Object.entries({ title, href, linkText }))
      if (value === undefined)
        context.addIssue({ code: 'custom', path: [key], message: 'must be named where no "offer" is' });
  });
export type TileOptions = z.infer<typeof tile>;

const schema = z
  .strictObject({
    isOn: z.boolean().describe('The site has a page of offers, and a page for each.'),
    title: text.optional().describe(`Heading of the page and of the front page’s section. ${leftOut(say('title'))}`),
    intro: z.string().describe('Shown below it; empty for nothing.'),
    items: z
      .array(offerSchema)
      .max(200)
      .refine(eachOnce, 'two have the same id')
      .describe('The offers, in their order.'),
    shownThoughExcluded: z
      .array(text)
      .describe('Ids of offers that this site shows although its own id is among their excluded_website_ids (B5.3).'),
    enquireText: text.optional().describe(`Button that leads to the enquiry (B2.5). ${leftOut(say('enquire'))}`),
    enquireBy: z
      .enum(['form', 'chat'])
      .describe(
        'Where that button leads: to the form on the offer’s page, or to the web chat of "site.chat", ' +
          'in a window of the page (B2.5). A site without a chat has the form.',
      ),
    stockCount: z
      .int()
      .min(0)
      .max(48)
      .describe(
        'Vehicles at a special price on a page of them, 0 for none. Only those whose cards show the reduction are ' +
          'listed (vehicle.showWasPrice, wasPriceMinDays, wasPriceWindowDays), and none that is reserved.',
      ),
    vehicleCount: z.int().min(0).max(12).describe('Vehicles on the page of an offer that is about some, 0 for none.'),
    tiles: z
      .array(tile)
      .max(20)
      .refine(eachOnce, 'two have the same id')
      .describe('Tiles among the results of a listing (SRCH-14); "search.promos" says where they appear.'),
    homeCount: z.int().min(0).max(6).describe('Offers of the front page’s section "offers/home", 0 for none.'),
  })
  .superRefine(({ tiles, items }, context) => {
    for (const [index, { offer }] of tiles.entries())
      if (offer !== undefined && !items.some(({ id }) => id === offer))
        context.addIssue({
          code: 'custom',
          path: ['tiles', index, 'offer'],
          message:
            'must be the id of one of "items": ' + `${items.map(({ id }) => `"${id}"`).join(', ') || 'there are none'}`,
        });
  });
export type OffersConfig = z.infer<typeof schema>;
export type OffersOptions = Omit<OffersConfig, (typeof OFFER_LIST_KEYS)[number]>;

const namesRateAlone = (items: unknown): boolean =>
  Array.isArray(items) &&
  (items as object[]).some((item) => RATE.test(textsOf(item)) && !COMPARISON.test(textsOf(item)));
const RATE = /\d\s*%\s*p\.?\s?a|年利率/i;
const COMPARISON = /comparison rate|比较利率/i;
const textsOf = (offer: object): string => JSON.stringify(offer);

export const offersConfig = defineSection(offersSection, {
  schema,
  homeSections: ['offers/home'],
  // the day decides what a site offers
  serverOnly: OFFER_LIST_KEYS,
  words: offersWords,
  defaults: {
    isOn: true,
    intro: '',
    items: [],
    shownThoughExcluded: [],
    enquireBy: 'form',
    stockCount: 12,
    vehicleCount: 6,
    tiles: [],
    homeCount: 3,
  } satisfies OffersConfig,
  compliance: [
    {
      key: 'items',
      when: namesRateAlone,
      rule: 'National Credit Code s 160',
      advice: 'an offer that names a yearly rate must name its comparison rate next to it, and the warning about it',
    },
    {
      key: 'tiles',
      when: namesRateAlone,
      rule: 'National Credit Code s 160',
      advice: 'a tile that names a yearly rate must name its comparison rate next to it, or leave both to the offer',
    },
    {
      key: 'items',
      when: (items) => Array.isArray(items) && (items as { expires?: string }[]).some(({ expires }) => !expires),
      rule: 'Australian Consumer Law s 18, 35 (bait advertising)',
      advice: 'give each offer the day on which it ends',
    },
  ],
});
