import { z } from 'zod';
import { ALERT_DEFAULTS, ALERTS_CONSENT_VERSION, enquiryWords } from '@forecourt/enquiry';
import { defineSection, leftOut } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { garageSection } from './section.js';
import { garageWords } from './words/translated.js';

const text = z.string().min(1);

const schema = z.strictObject({
  favourites: z
    .boolean()
    .describe('Shoppers may save vehicles on their device. Needs "site.garageEnabled" and "vehicle.favourites" (A4).'),
  compare: z.boolean().describe('Shoppers may compare vehicles side by side; needs the same two options (A4).'),
  accounts: z
    .boolean()
    .describe(
      'Shoppers may sign in by a code that is sent to them (/sign-in), and have a garage of their own ' +
        '(/my-garage). Needs "site.garageEnabled", and ways out for mail and SMS.',
    ),
  watchlist: z
    .boolean()
    .describe(
      'Saved vehicles are kept in the shopper’s account alone, and saving one asks for a sign-in (A4). Without it ' +
        'they are kept on the device until their shopper signs in, and in the account from then on. Needs ' +
        '"garage.accounts" and "garage.favourites".',
    ),
  alerts: z
    .boolean()
    .describe(
      'Shoppers may be notified of lower prices, sales and new matches of searches: with an ' +
        'account, or by a confirmed e-mail link (/alerts). Needs "site.garageEnabled", and a way out for mail.',
    ),
  alertsConsentText: text
    .max(500)
    .optional()
    .describe(
      'Words next to the checkbox for these messages; kept in the ledger of consents (Spam Act 2003). ' +
        leftOut(wordsOf({ config: {} }, enquiryWords)('alerts.consent')),
    ),
  alertsConsentVersion: text
    .max(40)
    .optional()
    .describe(
      `Version of these words: change it with them. Left out: "${ALERTS_CONSENT_VERSION}", with the language ` +
        'behind it where that is not English.',
    ),
  alertsHour: z.int().min(0).max(23).describe('Hour of the site’s clock at which saved searches are looked through.'),
  alertsEvery: z.enum(['day', 'week']).describe('How often new matches are sent, until a shopper chooses.'),
  alertsMatches: z.int().min(1).max(12).describe('Most vehicles that one message names.'),
  maxFavourites: z.int().min(1).max(200).describe('Vehicles that may be saved on a device.'),
  maxCompared: z.int().min(2).max(4).describe('Vehicles that may be compared side by side.'),
});

export type GarageConfig = z.infer<typeof schema>;

export const garageConfig = defineSection(garageSection, {
  schema,
  words: garageWords,
  defaults: {
    favourites: true,
    compare: true,
    accounts: false,
    watchlist: false,
    ...ALERT_DEFAULTS,
    maxFavourites: 60,
    maxCompared: 4,
  } satisfies GarageConfig,
});
