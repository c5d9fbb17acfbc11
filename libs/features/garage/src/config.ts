import { z } from 'zod';
import { defineSection } from '@forecourt/site-config';
import { garageSection } from './section.js';

const text = z.string().min(1);

const schema = z.strictObject({
  favourites: z
    .boolean()
    .describe('Shoppers may save vehicles on their device. Needs "site.garageEnabled" and "vehicle.favourites" (A4).'),
  compare: z.boolean().describe('Shoppers may compare vehicles side by side; needs the same two options (A4).'),
  accounts: z
    .boolean()
    .describe(
      'Shoppers may sign in by a code that is sent to them (/sign-in), and have a garage of their own (/my-garage). Needs "site.garageEnabled", and ways out for mail and SMS.',
    ),
  watchlist: z
    .boolean()
    .describe(
      'Saved vehicles stand in the shopper’s account instead of on the device (A4). Needs "garage.accounts" and "garage.favourites".',
    ),
  maxFavourites: z.int().min(1).max(200).describe('Vehicles that may be saved on a device.'),
  maxCompared: z.int().min(2).max(4).describe('Vehicles that may stand side by side.'),
  noFavouritesText: text.describe('Stands on the page of saved vehicles while there are none.'),
  noCompareText: text.describe('Stands on the comparison while it has no vehicle.'),
  compareFullText: text.describe('Said when one more vehicle is to be compared; {count} is the limit.'),
  favouritesFullText: text.describe('Said when one more vehicle is to be saved; {count} is the limit.'),
});

export type GarageConfig = z.infer<typeof schema>;

export const garageConfig = defineSection(garageSection, {
  schema,
  defaults: {
    favourites: true,
    compare: true,
    accounts: false,
    watchlist: false,
    maxFavourites: 60,
    maxCompared: 4,
    noFavouritesText: 'Press the heart on a vehicle and it waits for you here, on this device.',
    noCompareText: 'Add vehicles with the compare button on their cards, then see them side by side.',
    compareFullText: 'You can compare {count} vehicles at a time. Remove one to add another.',
    favouritesFullText: 'You have saved {count} vehicles, which is as many as fit. Remove one to save another.',
  } satisfies GarageConfig,
});
