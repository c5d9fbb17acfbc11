import { z } from 'zod';
import { defineSection } from '@forecourt/site-config';
import { SHARE_NETWORKS } from './domain/shareLinks.js';

const section = z.enum([
  'key-information',
  'comments',
  'features',
  'specifications',
  'sections',
  'location',
  'similar',
]);

const schema = z.strictObject({
  sections: z
    .array(section)
    .describe('Sections below the gallery, in order; a section that is left out is not shown (A2).'),
  keyInformationShown: z.int().min(1).max(40).describe('Key information items before Show More (A4).'),
  featuresShown: z.int().min(1).max(200).describe('Features before Show All (A4).'),
  commentsCollapsedAt: z.int().min(50).max(5000).describe('Characters of the dealer’s comments before Show More (A4).'),
  commentsPendingText: z.string().describe('Stands where a vehicle has no comments (A4).'),
  thumbnailsAbove: z
    .int()
    .min(0)
    .max(50)
    .describe('Thumbnails show above this number of pictures, in stock only (A4).'),
  buttons: z
    .array(z.enum(['enquire', 'call', 'directions', 'history']))
    .describe(
      'Buttons of the sidebar, in order. "call" needs a phone number, "enquire" the enquiry form, "history" the vehicle’s history report (A5).',
    ),
  similarCount: z.int().min(0).max(12).describe('Similar vehicles shown at the end (VDP-13).'),
  stickyHeader: z
    .strictObject({
      isShown: z.boolean(),
      from: z.int().min(1).max(10_000).describe('Scrolled pixels from which it shows (A2).'),
    })
    .describe('Header that follows the page, with title, price and the enquire button.'),
  bottomBar: z
    .strictObject({
      isShown: z.boolean(),
      beyond: z.int().min(1).max(10_000).describe('Scrolled pixels beyond which it is open (B4).'),
      buttons: z.array(z.enum(['call', 'enquire'])).min(1),
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
        .describe('Milliseconds for which the notice of a copied link stands (A9).'),
    })
    .describe('Share menu; a device with a way of its own to share uses that.'),
  print: z
    .strictObject({ isShown: z.boolean(), disclaimer: z.string() })
    .describe('Print view and its link, with the small print at its end (A4).'),
  announcement: z.boolean().describe('"Located at {city}" for a vehicle that is not at the dealer’s main place (A4).'),
});

export type VehicleDetailConfig = z.infer<typeof schema>;
export type VehicleSectionName = z.infer<typeof section>;

export const vehicleDetailConfig = defineSection({
  id: 'vehicle-detail',
  schema,
  defaults: {
    sections: ['key-information', 'comments', 'features', 'specifications', 'sections', 'location', 'similar'],
    keyInformationShown: 4,
    featuresShown: 8,
    commentsCollapsedAt: 400,
    commentsPendingText: 'Dealer comments are pending. Please check back here later.',
    thumbnailsAbove: 3,
    buttons: ['enquire', 'call', 'directions', 'history'],
    similarCount: 6,
    stickyHeader: { isShown: true, from: 500 },
    bottomBar: { isShown: true, beyond: 900, buttons: ['call', 'enquire'] },
    share: { isShown: true, networks: [...SHARE_NETWORKS], noticeFor: 1500 },
    print: {
      isShown: true,
      disclaimer:
        'Details were right when this page was printed. Please confirm price, equipment and availability with us before you travel.',
    },
    announcement: true,
  } satisfies VehicleDetailConfig,
});
