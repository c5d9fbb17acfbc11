import { z } from 'zod';
import { defineSection, offerSchema, type OFFER_LIST_KEYS } from '@forecourt/site-config';
import { offersSection } from './section.js';

const text = z.string().min(1);
const eachOnce = (items: readonly { id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;

const schema = z.strictObject({
  isOn: z.boolean().describe('The site has a page of offers, and a page for each.'),
  title: text.describe('Heading of the page and of the front page’s section.'),
  intro: z.string().describe('Stands below it; empty for nothing.'),
  items: z.array(offerSchema).max(200).refine(eachOnce, 'two have the same id').describe('The offers, in their order.'),
  shownThoughExcluded: z
    .array(text)
    .describe('Ids of offers that this site shows although its own id is among their excluded_website_ids (B5.3).'),
  enquireText: text.describe('Button that leads to the enquiry: "Enquire Now" (B2.5).'),
  exploreText: text.includes('{model}').describe('Button that leads to the model; {model} is its name (B2.5).'),
  testDriveText: text.describe('Button that leads to the booking of a test drive, where the site has one.'),
  emptyTitle: text.describe('Without any offer (B8).'),
  emptyText: text.describe('Stands below it (B8).'),
  stockTitle: text.describe('Heading of the vehicles of the stock that have an offer price.'),
  stockCount: z.int().min(0).max(48).describe('Vehicles with an offer price on a page of them, 0 for none.'),
  vehicleCount: z.int().min(0).max(12).describe('Vehicles on the page of an offer that is about some, 0 for none.'),
  homeCount: z.int().min(0).max(6).describe('Offers of the front page’s section "offers/home", 0 for none.'),
});
export type OffersConfig = z.infer<typeof schema>;
export type OffersOptions = Omit<OffersConfig, (typeof OFFER_LIST_KEYS)[number]>;

const RATE = /\d\s*%\s*p\.?\s?a/i;
const wordsOf = (offer: object): string => JSON.stringify(offer);

export const offersConfig = defineSection(offersSection, {
  schema,
  defaults: {
    isOn: true,
    title: 'Special Offers',
    intro: '',
    items: [],
    shownThoughExcluded: [],
    enquireText: 'Enquire Now',
    exploreText: 'Explore {model}',
    testDriveText: 'Book A Test Drive',
    emptyTitle: 'No Results Available',
    emptyText: 'There appears to be no offers currently available that meet the conditions of your search',
    stockTitle: 'Vehicles at a special price',
    stockCount: 12,
    vehicleCount: 6,
    homeCount: 3,
  } satisfies OffersConfig,
  compliance: [
    {
      key: 'items',
      when: (items) =>
        Array.isArray(items) &&
        (items as object[]).some((item) => RATE.test(wordsOf(item)) && !/comparison rate/i.test(wordsOf(item))),
      rule: 'National Credit Code s 160',
      advice: 'an offer that names a yearly rate must name its comparison rate beside it, and the warning about it',
    },
    {
      key: 'items',
      when: (items) => Array.isArray(items) && (items as { expires?: string }[]).some(({ expires }) => !expires),
      rule: 'Australian Consumer Law s 18, 35 (bait advertising)',
      advice: 'give each offer the day on which it ends',
    },
  ],
});
