import { z } from 'zod';
import { defineSection, leftOut } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { locationsSection } from './section.js';
import { locationsWords } from './words/translated.js';

const text = z.string().min(1);
const say = wordsOf({ config: {} }, locationsWords);

const schema = z.strictObject({
  title: text.optional().describe(`Heading of the list of places and of the carousel. ${leftOut(say('list.title'))}`),
  intro: z.string().describe('Shown below the heading of the list; empty for nothing.'),
  showMap: z.boolean().describe('Shows a map next to the list and on each place’s page.'),
  showStock: z.boolean().describe('Shows vehicles of a place on its page, with a way to all of them.'),
  stockCount: z.int().min(1).max(12).describe('How many of them.'),
  showTeam: z.boolean().describe('Shows the people of a place.'),
  carouselStockLink: z.boolean().describe('"View Our Stock" on the carousel of the front page (B2.4).'),
  carouselLink: z
    .enum(['place', 'contact'])
    .optional()
    .describe(
      'Where a place of the carousel leads; left out: to the contact page where `site.manufacturer` is set (B2.4).',
    ),
  hiddenInCarousel: z
    .array(text)
    .describe('Names of places that the carousel leaves out; the specification hides "Find My Car" (B2.4).'),
  headerPlace: z.boolean().describe('Shows the chosen place in the header, and whether it is open.'),
  departmentTabs: z
    .boolean()
    .describe('Departments with hours of their own are shown in tabs, Sales and Service (B2.4); else side by side.'),
  serviceIntro: z.string().describe('Shown below the heading of the service page; empty for nothing.'),
  serviceCategory: text.describe('What an enquiry of the service page is about: one of `forms.categories`.'),
  serviceBookingUrl: z
    .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
    .optional()
    .describe('A booking site of somebody else: the service page leads there instead of asking itself (FORM-11).'),
  minRating: z.number().min(1).max(5).describe('Reviews below are left out; 4 in the specification (B5.3).'),
  hiddenReviewers: z.array(text).describe('Names whose reviews are left out (B5.3).'),
  reviewCount: z.int().min(0).max(12).describe('How many reviews a page shows: 10, or 12 in full (B9); 0 for none.'),
  homeReviews: z
    .int()
    .min(0)
    .max(12)
    .describe('How many of them the front page shows, one of each place in turn; 0 for none.'),
  summaryAbove: z.number().min(0).max(5).describe('The average is said only where it is above (B5.3).'),
});

export type LocationsConfig = z.infer<typeof schema>;

export const locationsConfig = defineSection(locationsSection, {
  schema,
  homeSections: ['locations/home', 'locations/home-reviews'],
  words: locationsWords,
  defaults: {
    intro: '',
    showMap: true,
    showStock: true,
    stockCount: 6,
    showTeam: true,
    carouselStockLink: true,
    hiddenInCarousel: ['Find My Car'],
    headerPlace: true,
    departmentTabs: true,
    serviceIntro: '',
    serviceCategory: 'Service Enquiry',
    minRating: 4,
    hiddenReviewers: [],
    reviewCount: 10,
    homeReviews: 3,
    summaryAbove: 4,
  } satisfies LocationsConfig,
  compliance: [
    {
      key: 'minRating',
      when: (rating) => typeof rating === 'number' && rating > 1,
      rule: 'Australian Consumer Law s 18, 29; ACCC guidance on online reviews',
      advice: 'leaving out poor reviews may mislead: show them all, with 1',
    },
    {
      key: 'hiddenReviewers',
      when: (names) => Array.isArray(names) && names.length > 0,
      rule: 'Australian Consumer Law s 18, 29; ACCC guidance on online reviews',
      advice: 'leaving out reviews by name may mislead: ask their source to remove what breaks its rules',
    },
  ],
});
