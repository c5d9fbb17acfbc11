import { z } from 'zod';
import { ruleSchemaFor } from '@forecourt/vehicle/rules';
import { CARD_FACT_NAMES, PRICE_TYPES, RESERVABLE, RESERVABLE_FACTS } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { leftOut } from '../leftOut.js';
import { defineSection } from '../section.js';
import { priceTypeLabels, tagLabels } from '../vehicle/vehicleTexts.js';
import { siteConfigWords } from '../words/siteConfigWords.js';
import { picture } from './parts.js';
import { vehicleCompliance } from './vehicleCompliance.js';
import { vehicleSection } from './refs.js';

const label = z.string().min(1);
const say = wordsOf({ config: {} }, siteConfigWords);

export const vehicleSchema = z.strictObject({
  noPriceText: label.optional().describe(`Shown where a vehicle has no price (A4). ${leftOut(say('vehicle.noPrice'))}`),
  preorderText: label
    .optional()
    .describe(`Shown where a vehicle without a price can be ordered ahead (A4). ${leftOut(say('vehicle.preorder'))}`),
  priceTypeLabels: z
    .record(z.enum(PRICE_TYPES), label)
    .optional()
    .describe(`Words next to a price: what it contains. ${leftOut(...Object.values(priceTypeLabels(say)))}`),
  showWasPrice: z.boolean().describe('Shows before_price when it is above the current price (A4).'),
  wasPriceMinDays: z
    .int()
    .min(0)
    .max(365)
    .describe(
      'Days for which the vehicle must really have been offered at the was-price, by the record of its ' +
        'prices. 0, the specification’s, asks for none; the Consumer Law does.',
    ),
  wasPriceWindowDays: z
    .int()
    .min(1)
    .max(730)
    .describe('Days before now within which those days must lie: an old price is no was-price.'),
  marketPrice: z
    .strictObject({
      onCards: z.boolean(),
      onPage: z.boolean(),
      above: z.int().min(0).max(100_000).describe('Dollars that a price must be below the average by more than (A4).'),
    })
    .describe('Says how far a price is below the state’s, else the national average (VDP-09).'),
  electricTag: z.boolean().describe('Puts an electric or hybrid tag before all others (A4).'),
  newArrivalDays: z.number().min(0).max(365).describe('How long a vehicle is a new arrival, days (A4). 0 for never.'),
  tagLabels: z
    .strictObject({
      electric: label,
      hybrid: label,
      reserved: label,
      certified: label,
      comingSoon: label,
      newArrival: label,
      sold: label,
      new: label.optional(),
    })
    .optional()
    .describe(
      'Words of the card’s tag (A4, B9). With "new", new vehicles carry it when nothing else applies. ' +
        leftOut(...Object.values(tagLabels(say))),
    ),
  certifiedBadge: z.boolean().describe('Certified badge; off where the site has no such programme.'),
  certifiedMakes: z
    .array(label)
    .describe('Makes whose certified vehicles carry the badge (VDP-22); all of them when empty.'),
  cardButtons: z
    .array(z.enum(['view', 'enquire', 'finance', 'reserve', 'buy']))
    .describe('Buttons of a card, in order (A2). Those that do not fit a vehicle are left out.'),
  cardFacts: z
    .array(z.enum(CARD_FACT_NAMES))
    .min(1)
    .describe(
      'Key facts of a card, in order; unknown ones are left out, so caravans can have their own in the same list.',
    ),
  cardViews: z.boolean().describe('How often the vehicle was looked at, on its card (A2); the real count or nothing.'),
  cardSeen: z
    .boolean()
    .describe('Marks the cards of vehicles that were opened on this device, as far as it remembers them (VDP-21).'),
  similarText: label
    .optional()
    .describe(`Button of a vehicle that cannot be sold (A2). ${leftOut(say('vehicle.similar'))}`),
  favourites: z.boolean().describe('Favourite and compare controls (A4).'),
  favouritesOnlyPricedUsed: z
    .boolean()
    .describe('Hides the favourite control also when not used, without a positive price or without pictures (A4).'),
  priceDropDays: z
    .int()
    .min(0)
    .max(90)
    .describe(
      'Days for which a card says that the price dropped, and when, where the price record proves it (CARD-03); ' +
        '0 for never.',
    ),
  cardRepayment: z
    .boolean()
    .describe('Weekly repayment on cards (B9). It is credit advertising: it never shows without its rates.'),
  newArrivalImages: z
    .array(picture)
    .describe('Pictures shown instead when a vehicle has one picture or none (A4), paths of the image service.'),
  placeholderImage: z.string().min(1).describe('Shown where a picture is missing (A8).'),
  comingSoonHidesTestDrive: z.boolean().describe('Offers no test drive for coming_soon (B4).'),
  testDriveTypes: z
    .array(z.enum(['car', 'truck', 'motorcycle', 'caravan']))
    .describe('Kinds of vehicle for which a test drive is offered.'),
  testDriveOnlyTags: z
    .array(label)
    .describe(
      'Tags of vehicles that may be driven and are not for sale yet: their pages show a booking form ' +
        'instead of finance (B4). Empty for none.',
    ),
  reservable: ruleSchemaFor(RESERVABLE_FACTS).describe(
    'Which vehicles can be reserved or bought online where the site has the pages for it (A5, BUY-02); ' +
      'the service asks it again. Never what is reserved, gone, or for test drives only. Nothing ' +
      'is bought online whose price excludes government charges: no purchase ends without its whole sum.',
  ),
  autogauge: z
    .boolean()
    .describe('Shows how a used vehicle’s price compares to the market (VDP-08); needs the section "used-car-checks".'),
  phoneDisplay: z
    .enum(['direct', 'masked'])
    .describe('"masked" shows five characters, reveals the number on click and counts it (A4).'),
});

export type VehicleSection = z.infer<typeof vehicleSchema>;

export const vehicleConfig = defineSection(vehicleSection, {
  schema: vehicleSchema,
  defaults: {
    showWasPrice: true,
    wasPriceMinDays: 14,
    wasPriceWindowDays: 90,
    marketPrice: { onCards: true, onPage: true, above: 499 },
    electricTag: false,
    newArrivalDays: 8,
    certifiedBadge: true,
    certifiedMakes: [],
    cardButtons: ['view', 'enquire'],
    cardFacts: ['km', 'transmission', 'body', 'fuel'],
    cardViews: true,
    cardSeen: true,
    favourites: true,
    favouritesOnlyPricedUsed: false,
    priceDropDays: 14,
    cardRepayment: false,
    newArrivalImages: [],
    placeholderImage: 'image-not-found.svg',
    comingSoonHidesTestDrive: false,
    testDriveTypes: ['car', 'truck', 'motorcycle', 'caravan'],
    testDriveOnlyTags: ['Test Drive Only'],
    reservable: RESERVABLE,
    autogauge: true,
    phoneDisplay: 'direct',
  } satisfies VehicleSection,
  compliance: vehicleCompliance,
});
