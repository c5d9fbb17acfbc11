import { z } from 'zod';
import { SHARE_NETWORKS, VEHICLE_REQUESTS } from '@forecourt/contracts';
import { defineSection, href, leftOut } from '@forecourt/site-config';
import { CAR_TYPES } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { DEFAULTS } from './configDefaults.js';
import { defaultBanner } from './rules/defaultBanner.js';
import { vehicleDetailSection } from './section.js';
import { vehicleDetailWords } from './words/translated.js';

const section = z.enum([
  'key-information',
  'used-car-checks',
  'video',
  'comments',
  'whats-included',
  'why-buy',
  'reserve-online',
  'protect',
  'features',
  'fuel',
  'delivery',
  'buying-rights',
  'specifications',
  'sections',
  'similar',
  'recently-viewed',
  'blogs',
  'feature-banner',
  'location',
]);
/** Sections that may begin folded: what a shopper looks up, not what every shopper reads. */
const foldable = section.extract([
  'whats-included',
  'why-buy',
  'reserve-online',
  'protect',
  'fuel',
  'delivery',
  'buying-rights',
  'sections',
]);
const text = z.string().min(1);
const say = wordsOf({ config: {} }, vehicleDetailWords);
const pixels = z.int().min(1).max(10_000);

const promises = z.strictObject({
  title: text.optional(),
  items: z.array(
    z.strictObject({
      title: text,
      text: text.optional(),
      carTypes: z
        .array(z.enum(CAR_TYPES))
        .optional()
        .describe('Kinds of vehicle that it applies to; all when left out.'),
    }),
  ),
});
const tile = z.strictObject({
  title: text,
  text: text.optional(),
  href,
});

const schema = z.strictObject({
  sections: z
    .array(section)
    .describe(
      'Sections below the gallery, in order; a section that is left out is not shown (A2). "sections" ' +
        'is the place of other features, such as the finance calculator. From the first row of vehicles or ' +
        'banner on, sections are as wide as the page. Key information, features and specifications are tabs of one ' +
        'card at the place of the first of them.',
    ),
  folded: z
    .array(foldable)
    .describe(
      'Sections of which only the heading shows until it is touched; those next to each other share a card. ' +
        '"sections" is the finance calculator and what other features add.',
    ),
  keyInformationShown: z.int().min(1).max(40).describe('Key information items before Show More (A4).'),
  featuresShown: z.int().min(1).max(200).describe('Features before Show All (A4).'),
  commentsCollapsedAt: z.int().min(50).max(5000).describe('Characters of the dealer’s comments before Show More (A4).'),
  thumbnailsAbove: z
    .int()
    .min(0)
    .max(50)
    .describe('Thumbnails show above this number of pictures, in stock only (A4).'),
  spin: z
    .strictObject({
      isShown: z.boolean(),
      startsIn: z.enum(['spin', 'images']).describe('What a vehicle with a turn shows first (A4).'),
      autoRotate: z
        .enum(['always', 'once', 'never'])
        .describe(
          'Turns automatically until it is touched, for one turn, or not. Never for visitors who prefer ' +
            'less motion or less data, and only while it is seen.',
        ),
      interval: z.int().min(40).max(2000).describe('Milliseconds for each frame of the automatic turn (A9).'),
      pixelsPerFrame: z.int().min(2).max(200).describe('Pixels of a drag for one frame (A9).'),
      hint: text.optional().describe(`Shown on the view until it is touched. ${leftOut(say('spin.hint'))}`),
    })
    .describe('Turn around the vehicle and look inside, for vehicles that have pictures for it (VDP-03).'),
  buttons: z
    .array(
      z.enum([
        'enquire',
        'test-drive',
        'finance',
        'buy',
        'reserve',
        'trade-in',
        'photos',
        'call',
        'directions',
        'history',
      ]),
    )
    .describe(
      'Buttons of the sidebar, in order; the first two are directly below the price. "call" needs a phone number, ' +
        '"enquire" the enquiry form, ' +
        '"history" the vehicle’s history report (A5), "reserve" a vehicle that can be reserved on a site ' +
        'that has that online (A5), "buy" the same where vehicles can be bought online, "trade-in" a ' +
        'vehicle that a car can be traded in against (B4). What a vehicle does not offer is left out.',
    ),
  windows: z
    .array(z.enum(VEHICLE_REQUESTS))
    .describe(
      'Forms that open over the page (B2.2). Others lead to a page; without "finance" that is the ' +
        'finance page, with it the button has other words.',
    ),
  priceHistory: z
    .strictObject({ isShown: z.boolean(), most: z.int().min(1).max(50).describe('Changes shown, the latest first.') })
    .describe('Disclosure of the vehicle’s earlier prices and their dates, below its price.'),
  similarCount: z.int().min(0).max(12).describe('Similar vehicles shown at the end (VDP-13).'),
  recentlyViewed: z
    .strictObject({
      kept: z.int().min(1).max(50).describe('Vehicles that a device remembers.'),
      shown: z.int().min(1).max(12).describe('Vehicles of the row.'),
    })
    .describe('What was looked at on this device; needs the section "recently-viewed".'),
  stickyHeader: z
    .strictObject({
      isShown: z.boolean(),
      from: pixels.describe('Scrolled pixels from which it shows (A2).'),
      buttons: z.array(z.enum(['finance', 'trade-in', 'enquire'])),
    })
    .describe('Header that follows the page, with title, price and buttons.'),
  bottomBar: z
    .strictObject({
      isShown: z.boolean(),
      beyond: pixels.describe('Scrolled pixels beyond which it is open (B4).'),
      buttons: z.array(z.enum(['call', 'enquire', 'test-drive'])).min(1),
    })
    .describe('Buttons at the bottom of phones that follow the page.'),
  share: z
    .strictObject({
      isShown: z.boolean(),
      networks: z.array(z.enum(SHARE_NETWORKS)),
      noticeFor: z
        .int()
        .min(500)
        .max(10_000)
        .describe('Milliseconds for which the notice of a copied link shows (A9).'),
    })
    .describe('Share menu; a device with a way of its own to share uses that.'),
  print: z
    .strictObject({
      isShown: z.boolean(),
      disclaimer: z
        .string()
        .optional()
        .describe(`Small print at its end; empty for none. ${leftOut(say('print.disclaimer'))}`),
    })
    .describe('Print view and its link (A4).'),
  brochure: z.boolean().describe('Link to the vehicle’s brochure as PDF (VDP-15).'),
  announcement: z.boolean().describe('"Located at {city}" for a vehicle that is not at the dealer’s main place (A4).'),
  fuel: z
    .strictObject({
      price: z.number().min(0).max(10).describe('Dollars a litre.'),
      distance: z.number().min(0).max(10_000).describe('Kilometres a week.'),
      consumption: z.number().min(0).max(100).describe('Litres per 100 km where the variant has no figure.'),
    })
    .describe('What the fuel calculator starts with (A9).'),
  usedCarChecks: promises
    .omit({ items: true })
    .extend({ items: z.array(z.strictObject({ title: text, text: text.optional() })) })
    .describe(
      'What was checked of used vehicles, next to the gauge of `vehicle.autogauge` (VDP-08). Say only what was done. ' +
        `Its title: ${leftOut(say('checks.title'))}`,
    ),
  whatsIncluded: promises.describe(
    'What comes with a vehicle; the section "whats-included" is empty without items. ' +
      `Its title: ${leftOut(say('included.title'))}`,
  ),
  whyBuy: promises.describe(
    'Why to buy from this dealer; the section "why-buy" is empty without items. ' +
      `Its title: ${leftOut(say('whyBuy.title'))}`,
  ),
  reserveOnline: z
    .strictObject({
      title: text.optional().describe(`Heading. ${leftOut(say('reserve.title'))}`),
      text: text.optional(),
      steps: z.array(z.strictObject({ title: text, text: text.optional() })).max(6),
      linkText: text.optional().describe(`Words of the button. ${leftOut(say('reserve.link'))}`),
      href,
    })
    .describe('How a vehicle is held; the section "reserve-online" shows with steps, for vehicles that can be held.'),
  buyingRights: z
    .strictObject({
      isShown: z.boolean(),
      title: text.optional().describe(`Heading. ${leftOut(say('rights.title'))}`),
    })
    .describe(
      'Statutory warranty and cooling-off period of used vehicles by state, age and kilometres, in the ' +
        'section "buying-rights". General information: have a lawyer read it before it is turned on.',
    ),
  protect: promises.describe(
    `Care products; the section "protect" is empty without items. Its title: ${leftOut(say('protect.title'))}`,
  ),
  video: z
    .strictObject({
      title: text.optional().describe(`Heading. ${leftOut(say('film.title'))}`),
      film: z
        .url({ protocol: /^https$/ })
        .optional()
        .describe('The dealer’s own film, for vehicles without one.'),
      filmTitle: text.optional(),
    })
    .describe('Film of the section "video": the vehicle’s `external_video_url`, else the dealer’s.'),
  salesCounter: z
    .strictObject({
      isShown: z.boolean(),
      text: text.optional().describe(`Words after the number. ${leftOut(say('salesCounter'))}`),
    })
    .describe('Counter of "sales this month" below the buttons (NAV-07). It follows the clock, not the books.'),
  featureBanner: z
    .array(tile)
    .max(6)
    .optional()
    .describe(
      `Tiles of the section "feature-banner" (B2.2). ${leftOut(...defaultBanner(say).map(({ title }) => title))}`,
    ),
});

export type VehicleDetailConfig = z.infer<typeof schema>;
export type VehicleSectionName = z.infer<typeof section>;
export type Promises = z.infer<typeof promises>;
export type FeatureTile = z.infer<typeof tile>;

export const vehicleDetailConfig = defineSection(vehicleDetailSection, {
  schema,
  words: vehicleDetailWords,
  defaults: DEFAULTS,
  compliance: [
    {
      key: 'salesCounter',
      when: (counter) => (counter as VehicleDetailConfig['salesCounter']).isShown,
      rule: 'Australian Consumer Law ss 18 and 29 (misleading representations)',
      advice: 'the counter is calculated from the clock: sales that were never made may not be shown as sales',
    },
  ],
});
