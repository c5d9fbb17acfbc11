import { z } from 'zod';
import { defineSection } from '@forecourt/site-config';

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
  /** Sections below the gallery, in order; a section that is left out is not shown (A2). */
  sections: z.array(section),
  /** Key information items before Show More (A4). */
  keyInformationShown: z.int().min(1).max(40),
  /** Features before Show All (A4). */
  featuresShown: z.int().min(1).max(200),
  /** Characters of the dealer’s comments before Show More (A4). */
  commentsCollapsedAt: z.int().min(50).max(5000),
  /** Stands where a vehicle has no comments (A4). */
  commentsPendingText: z.string(),
  /** Thumbnails show above this number of pictures, in stock only (A4). */
  thumbnailsAbove: z.int().min(0).max(50),
  /** Buttons of the sidebar, in order. `call` needs a phone number, `enquire` the enquiry form. */
  buttons: z.array(z.enum(['enquire', 'call', 'directions'])),
  /** Similar vehicles shown at the end (VDP-13). */
  similarCount: z.int().min(0).max(12),
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
    buttons: ['enquire', 'call', 'directions'],
    similarCount: 6,
  } satisfies VehicleDetailConfig,
});
